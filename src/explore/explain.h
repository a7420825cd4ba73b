// From what a search found to what a person can follow: a shortest schedule, and its trace.
#pragma once

#include "explore/minimise.h"
#include "explore/source_lines.h"
#include "explore/trace.h"

namespace raceproof::explore {

// Replaces the finding's path by one with the fewest context switches that the budget allows, and tells it: the finding is
// described as that path has it. The system stands at its start, with the options of the search, and returns there.
Trace explain(MachineSystem& system, Finding& finding, const SourceLines& sources, const search::ShorteningBudget& budget = {});

}  // namespace raceproof::explore
