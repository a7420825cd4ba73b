// What the exploration of changes showed, and the whole answer of raceproof advise for the terminal.
#pragma once

#include <string>

#include "repair/repair.h"
#include "report/check_report.h"
#include "report/result_text.h"

namespace raceproof::report {

// "proved: the program is race free with this change"
std::string outcome_text(const repair::TriedFix& fix);

// The races that lie on the same two lines together, each with its fixes; Verbose has all of them, with the schedules of other
// violations that they lead to, and what the executions suggest.
std::string advice_text(const CheckReport& report, Detail detail);

}  // namespace raceproof::report
