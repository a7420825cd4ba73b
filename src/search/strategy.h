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

class Strategy {
  public:
    virtual ~Strategy() = default;
    // Explores from the system's present state, to which it returns at the end.
    virtual Result run(System& system, Store& store, Visitor& visitor, const Limits& limits) = 0;
};

// Follows one execution to its end, then the latest other choice. Remembers the present execution only.
std::unique_ptr<Strategy> depth_first();
// Depth-first, but of the states that follow one, the most promising (System::promise) first.
std::unique_ptr<Strategy> promising_first();
// All states at distance n before any at distance n + 1: what it finds first has a shortest schedule. Remembers how each state
// was reached and goes there again step by step.
std::unique_ptr<Strategy> breadth_first();
// Depth-first, and finds the cycles that a fair scheduler can go round for ever. Needs a store that remembers; takes more memory.
std::unique_ptr<Strategy> fair_cycles();
// `count` executions (0: until another limit), chosen by the sampler. Proves nothing.
std::unique_ptr<Strategy> sampling(std::unique_ptr<Sampler> sampler, std::uint64_t count);

}  // namespace raceproof::search
