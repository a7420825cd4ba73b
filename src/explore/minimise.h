// The simplest schedule that leads to a finding (search/shorten.h).
#pragma once

#include "explore/finding.h"
#include "explore/machine_system.h"
#include "search/shorten.h"

namespace raceproof::explore {

// Does the finding's path, taken again, end in it?
bool leads_to_finding(MachineSystem& system, const Finding& finding);

// Ends in the same finding (Finding::id), or with the same round of a livelock as often as one likes. The system stands at its
// start, with the options of the search, and returns there.
search::Path minimise(MachineSystem& system, const Finding& finding, const search::ShorteningBudget& budget);

}  // namespace raceproof::explore
