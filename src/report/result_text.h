// The result of a check for the terminal. The first line is the verdict, or the first violation; the last ones say how far the
// search got and what the verdict rests on.
#pragma once

#include <string>

#include "report/check_report.h"

namespace raceproof::report {

enum class Detail { Brief, Verbose };

std::string result_text(const CheckReport& report, Detail detail);

}  // namespace raceproof::report
