// The simplest cycle through a component of the graph of states that can be repeated for ever without leaving a thread out for
// ever: fewest context switches in a cycle, that from its last step to its first included, then fewest steps.
//
// A cycle is fair if every thread takes a step in it or cannot in one of its states. So the threads that are still to be
// satisfied are part of what a search for a cycle goes through: for each state that a cycle may start from, the cheapest first
// (Dijkstra 1959). A cycle that goes through a state can start there, so states that were tried as a start are left out
// afterwards.
//
// Cost: grows with the number of sets of threads; where the budget ends, the best so far is taken.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "search/system.h"

namespace raceproof::search {

// The steps that stay inside, and who can take any step, by state.
struct Component {
    struct InnerStep {
        Step step;
        std::uint32_t target;
    };
    struct Node {
        std::vector<InnerStep> steps;
        std::vector<std::uint32_t> enabled;  // threads
    };
    std::vector<Node> nodes;
};

struct Cycle {
    std::uint32_t start = 0;
    Path steps;
};

// None: no cycle is fair, or the budget (of steps looked at) was spent before one was found.
std::optional<Cycle> simplest_cycle(const Component& component, std::uint64_t budget = 1'000'000);

// With the fewest steps. Each state of a component can be reached from each other.
Path path_inside(const Component& component, std::uint32_t from, std::uint32_t to);

// Can the steps be taken from where the stem leads, do they lead back there, and is the cycle fair? The system stands where
// the stem starts, and returns there.
bool is_fair_cycle(System& system, const Path& stem, const Path& cycle);

}  // namespace raceproof::search
