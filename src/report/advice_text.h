// Advice in words: what a change is, what its exploration showed, and the whole answer of raceproof advise for the terminal.
#pragma once

#include <string>
#include <vector>

#include "advice/advice.h"
#include "advice/change.h"
#include "repair/repair.h"
#include "report/check_report.h"
#include "report/result_text.h"

namespace raceproof::report {

// "make Account.balance volatile"
std::string text_of(const advice::Change& change);
// Several: "make A.x volatile, and synchronize B.run()"
std::string text_of(const advice::Fix& fix);
// "change the field Account.balance to volatile", in the paper's words: what an execution suggests, before anything is proved.
std::string text_of(const advice::Advice& advice);
// "proved: the program is race free with this change"
std::string outcome_text(const repair::TriedFix& fix);

// The races that lie on the same two lines together, each with its fixes; Verbose has all of them, with the schedules of other
// violations that they lead to, and what the executions suggest.
std::string advice_text(const CheckReport& report, Detail detail);

}  // namespace raceproof::report
