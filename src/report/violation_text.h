// A violation for the terminal: what, where in the program with the lines themselves, why, and by which schedule.
#pragma once

#include <string>

#include "report/check_report.h"
#include "report/result_text.h"

namespace raceproof::report {

// Ends with an empty line.
std::string violation_text(const Violation& violation, const SourceLines& sources, Detail detail);

}  // namespace raceproof::report
