// Very long schedules: what is told of them is how they end.
#pragma once

#include "findings/finding.h"
#include "findings/trace.h"

namespace raceproof::findings {

struct TraceLimits {
    std::size_t steps = 5000;
    std::size_t events = 20'000;  // a single step can synchronise a million times
};

// Keeps the last steps of the trace with what they begin with, the last of all other events, and what the finding's witness
// names.
void abridge(Trace& trace, Finding& finding, const TraceLimits& limits = {});

}  // namespace raceproof::findings
