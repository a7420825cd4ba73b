// The advice for the races of a store. What was computed before is reused; what is new is kept, if the store can be written.
#pragma once

#include <vector>

#include "advice/analysis.h"
#include "base/result.h"
#include "traces/store.h"

namespace raceproof::traces {

// For one trace.
Result<advice::TraceAdvice> stored_advice(TraceStore& store, const TraceNumber& number);
// For a race: combined over its traces.
Result<std::vector<advice::Advice>> stored_advice(TraceStore& store, const StoredRace& race);

}  // namespace raceproof::traces
