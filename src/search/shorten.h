// The simplest execution that ends as a given one does: fewest context switches, then fewest steps.
//
// A context switch is a step of another thread than the step before, whether the earlier thread could have gone on or not.
// First the given path is improved greedily: blocks of steps are moved, merged and left out as long as the execution still ends
// in the same way. That bounds the second part, a search by rising number of context switches (iterative context bounding:
// Musuvathi and Qadeer, PLDI 2007), which proves the minimum if its budget lasts.
//
// Deterministic but for the time limit, which is a last resort.
#pragma once

#include <cstdint>
#include <functional>

#include "search/system.h"

namespace raceproof::search {

// State: it could go on, but it is where it should lead.
enum class ExecutionEnd : std::uint8_t { Deadlock, Violation, State };

// Does the execution that has just ended, in the state in which the system stands, end as wanted?
using EndsAsWanted = std::function<bool(ExecutionEnd)>;

struct ShorteningBudget {
    std::uint64_t transitions = 300'000;
    double seconds = 5;
    // Besides: when it says no, everything ends at once, with what there is.
    std::function<bool()> goes_on = [] { return true; };
};

struct Shortened {
    Path path;
    bool is_minimal = false;  // no execution with fewer context switches, or as many and fewer steps, ends as wanted
};

std::uint64_t context_switches(const Path& path);

// Can the path be taken, and does it end so? The system stands where it starts, and returns there. False if `goes_on` ends it.
bool ends_as_wanted(System& system, const Path& path, const EndsAsWanted& ends_as_wanted, const std::function<bool()>& goes_on);

// The system stands where `path` starts, and returns there. A path that does not end as wanted is given back as it is.
Shortened shorten(System& system, const Path& path, const EndsAsWanted& ends_as_wanted, const ShorteningBudget& budget);

}  // namespace raceproof::search
