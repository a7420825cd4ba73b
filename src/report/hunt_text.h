// The result of a hunt for the terminal: what was confirmed, then the warnings that were not, and how far the hunt got.
#pragma once

#include <string>

#include "report/check_report.h"
#include "report/result_text.h"

namespace raceproof::report {

// Of a report that has a hunt.
std::string hunt_text(const CheckReport& report, Detail detail);

}  // namespace raceproof::report
