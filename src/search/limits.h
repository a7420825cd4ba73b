// How far a search may go, how far it went, and why it stopped.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "base/budget.h"

namespace raceproof::search {

// Zero: no limit.
struct Limits {
    std::uint64_t states = 0;
    std::uint64_t work = 0;   // of the system (System::work)
    std::uint64_t bytes = 0;  // resident memory of the process, the store included
    double seconds = 0;
    std::uint64_t depth = 0;  // longer executions are cut there; the search goes on elsewhere
    // No limit: after how many steps the visitor is asked what it wants (Visitor::on_batch), a power of two.
    std::uint64_t batch = 1024;
};

struct Statistics {
    std::uint64_t states = 0;       // different ones, if there is a store
    std::uint64_t transitions = 0;  // steps taken
    std::uint64_t executions = 0;   // ended: finished, cut, matched, stuck or violating
    std::uint64_t sampled = 0;      // further steps, of executions sampled in portfolio slices
    std::uint64_t matched = 0;      // steps that led to a state seen before
    std::uint64_t max_depth = 0;
    std::uint64_t depth = 0;  // now
    double seconds = 0;
    std::uint64_t store_bytes = 0;
    std::uint64_t memory_bytes = 0;  // resident memory of the process
    double collision_probability = 0;
    // The part of the search tree that is done, by giving each step of a state an equal share of it; between 0 and 1. Not a
    // measure of time: subtrees differ.
    double explored_share = 0;
};

enum class Bound : std::uint8_t { None, States, Work, Time, Memory, Depth, Executions, Interrupted, Found, Unsupported };

std::string_view name_of(Bound bound);  // "states", "time", …
Bound bound_of(Limit limit);

// What executions that showed nothing tell about bugs of some depth: one that shows in executions with at most so many threads
// and steps would have shown with this probability.
struct Guarantee {
    std::uint64_t depth = 0, threads = 0, steps = 0, executions = 0;
    double probability = 0;
};

struct SearchResult {
    // None: everything was explored. Depth: everything but executions longer than the limit. Found: the visitor had enough.
    Bound bound = Bound::None;
    Statistics statistics;
    std::optional<Guarantee> guarantee;  // of a search that samples, if it can give one
};

}  // namespace raceproof::search
