// The simplest schedule that leads to a finding (search/shorten.h).
#pragma once

#include "findings/replayable.h"
#include "search/shorten.h"

namespace raceproof::findings {

// Ends in the same finding (Finding::id), or with the same cycle of a livelock as often as one likes. What cannot be taken again
// cannot be made simpler: it stays as it is. The system stands at its start, with the options of the search, and returns there.
search::Path minimise(Replayable& system, const Finding& finding, const search::ShorteningBudget& budget);

}  // namespace raceproof::findings
