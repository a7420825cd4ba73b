// Why nothing orders two accesses, as data: which events of the trace they are, and the two ends of the edge that is missing.
#pragma once

#include <cstddef>
#include <optional>

#include "findings/recorder.h"
#include "findings/trace.h"
#include "races/race.h"

namespace raceproof::findings {

struct RaceWitness {
    std::size_t earlier = 0, later = 0;  // events: the two accesses
    // The edge that would order them begins with a release of the earlier thread after its access, and ends with an acquisition
    // of the later thread before its own. Empty: there was none.
    std::optional<std::size_t> release, acquisition;
    bool is_same_element = false;                // both are about the same monitor or variable
    Place earlier_started_at, later_started_at;  // where the threads were started, if the program did it
    Place allocated_at;                          // where the object was, if the program did it after `main` began
};

// Empty: the trace does not have both accesses.
std::optional<RaceWitness> witness_of(const races::Race& race, const Trace& trace, const TraceRecorder& recorder);

}  // namespace raceproof::findings
