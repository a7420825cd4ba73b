// In which order the states of a system are visited. Strategies differ in what they find first and in what they need to
// remember; all visit the same states, except those that only sample.
#pragma once

#include <cstdint>
#include <memory>

#include "search/limits.h"
#include "search/sampler.h"
#include "search/store.h"
#include "search/visitor.h"

namespace raceproof::search {

// Which steps are left out because their order makes no difference (search/reduction/reduction.h).
enum class Reduction : std::uint8_t { None, Goldilocks, Dynamic };

class Strategy {
  public:
    virtual ~Strategy() = default;
    // Explores from the system's present state, to which it returns at the end.
    virtual SearchResult run(System& system, Store& store, Visitor& visitor, const Limits& limits) = 0;
};

// Follows one execution to its end, then the latest other choice. Remembers the present execution only.
std::unique_ptr<Strategy> depth_first();
// Depth-first, but of the states that follow one, the one with the highest heuristic value first (System::heuristic_value).
std::unique_ptr<Strategy> heuristic_first();
// All states at distance n before any at distance n + 1: what it finds first has a shortest schedule. Remembers how each state
// was reached and goes there again step by step.
std::unique_ptr<Strategy> breadth_first();
// Depth-first, and finds the cycles that a fair scheduler can repeat for ever. Needs a store that remembers; takes more memory.
std::unique_ptr<Strategy> fair_cycles();
// `count` executions (0: until another limit), chosen by the sampler. Proves nothing.
std::unique_ptr<Strategy> sampling(std::unique_ptr<Sampler> sampler, std::uint64_t count);

}  // namespace raceproof::search
