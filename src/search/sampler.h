// How a strategy that samples executions chooses their steps. Same seed, same executions.
//
// *Uniform*: each step with equal chance.
//
// *Priorities* (PCT: Burckhardt, Kothari, Musuvathi, Nagarakatte, ASPLOS 2010): each thread gets a random priority, and always
// the enabled thread with the highest runs, but at d - 1 random points of the execution the running thread falls behind all
// others. A bug of depth d, one that d constraints between pairs of steps are enough to bring about, shows in an execution of at
// most k steps and n threads with a chance of at least 1 / (n k^(d-1)). How long executions are is learnt from those before. A
// thread that comes back to where the execution was before falls behind too: it waits for others. That is not in the paper, and
// such executions count for nothing in the guarantee.
//
// *Partial orders* (POS: Yuan, Yang, Gu, CAV 2018): each pending operation gets a random priority, and the highest runs; then the
// operations that conflict with it draw anew. Orders of independent steps do not take part in the chances, so rare orders of
// conflicting ones are more likely than by uniform choice.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "search/limits.h"
#include "search/system.h"

namespace raceproof::search {

class Sampler {
  public:
    virtual ~Sampler() = default;
    virtual void begin_execution() {}
    // One of the steps, of which there is at least one. It will be taken.
    virtual Step choose(System& system, const std::vector<Step>& steps) = 0;
    // After that, if the execution goes on.
    virtual void taken(System&) {}
    enum class End : std::uint8_t { Whole, Cut };
    virtual void end_execution(End) {}
    virtual std::optional<Guarantee> guarantee() const { return std::nullopt; }
};

std::unique_ptr<Sampler> uniform_sampler(std::uint64_t seed);
std::unique_ptr<Sampler> priority_sampler(std::uint64_t seed, std::uint64_t depth);
std::unique_ptr<Sampler> partial_order_sampler(std::uint64_t seed);

}  // namespace raceproof::search
