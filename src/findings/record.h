// From what a search found to what can be told: the simplest schedule, and the trace of it.
#pragma once

#include "findings/minimise.h"
#include "findings/replayable.h"
#include "findings/trace.h"

namespace raceproof::findings {

// Replaces the finding's path by one with the fewest context switches that the budget allows. The system stands at its start,
// with the options of the search, and returns there.
void simplify(Replayable& system, Finding& finding, const search::ShorteningBudget& budget = {});

// Takes the finding's path, which is final, and records it; the finding is told as this path has it, where other threads may be
// concerned than on the one that the search came by. `system` goes on at violations; for a race its detector remembers
// everything, with stacks. Ends early at a step that cannot be taken. If `goes_on` says no, nothing is told of the path but how
// many steps it has.
Trace record(
    Replayable& system, Finding& finding, const std::function<bool()>& goes_on = [] { return true; });

}  // namespace raceproof::findings
