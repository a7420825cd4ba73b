// The simplest schedule that leads to a finding (search/shorten.h).
#pragma once

#include "findings/replayable.h"
#include "search/shorten.h"

namespace raceproof::findings {

// Does the finding's path, taken again, end in it?
bool leads_to_finding(Replayable& system, const Finding& finding);

// Ends in the same finding (Finding::id), or with the same cycle of a livelock as often as one likes. The system stands at its
// start, with the options of the search, and returns there.
search::Path minimise(Replayable& system, const Finding& finding, const search::ShorteningBudget& budget);

}  // namespace raceproof::findings
