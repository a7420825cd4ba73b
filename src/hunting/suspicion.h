// Two accesses of one execution that no common lock keeps apart, and that nothing but locks puts in their order: another schedule
// may bring them together. What a monitored run warns of, and a search then confirms or not.
#pragma once

#include <cstdint>
#include <vector>

#include "base/hash128.h"
#include "races/sites.h"
#include "state/state.h"

namespace raceproof::hunting {

using races::AccessKind;

// A place in memory as one execution has it: the slot of a field, the index of an element.
struct Location {
    state::Ref object = state::kNull;
    std::uint32_t position = 0;
    friend bool operator==(const Location&, const Location&) = default;
};

// The same as all executions have it, by the name of the object; of one that has no name yet, as this execution has it.
inline std::uint64_t name_of(state::State& state, const Location& location) {
    const state::Object& object = state.at(location.object);
    bool has_name = object.is_shared() && object.number != state::kUnnamed;
    return mix64(has_name ? object.name_hash() : static_cast<std::uint64_t>(location.object), location.position);
}

struct MonitoredAccess {
    state::ThreadId thread{};
    AccessKind kind{};
    std::uint32_t site = 0;   // by the numbers of the run's sites
    std::uint32_t locks = 0;  // by the numbers of the run's locksets
    std::uint64_t step = 0;   // of the run: the step that made it
};

inline bool conflict(AccessKind left, AccessKind right) { return left == AccessKind::Write || right == AccessKind::Write; }

struct Suspicion {
    Location location;
    std::uint64_t name = 0;         // of the location
    MonitoredAccess first, second;  // in the order of the run
};

}  // namespace raceproof::hunting
