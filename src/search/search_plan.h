// What a search is made of, as data. Its two axes are the order in which states are visited, and the reduction: which steps are
// left out because their order makes no difference. Either is chosen without the other, as far as they go together.
#pragma once

#include <cstdint>
#include <memory>

#include "search/strategy.h"

namespace raceproof::search {

// As the strategies of these names in search/strategy.h.
enum class Order : std::uint8_t { DepthFirst, HeuristicFirst, BreadthFirst, FairCycles, Sampling };

// Is the combination sound, and does it exist? A reduction finds out on the way back what a state still needs, so it must know
// what can follow a state when it leaves it: only the depth-first order does. The cycles that it leaves out may be fair ones, and
// a sample leaves out what it likes anyway.
constexpr bool is_supported(Order order, Reduction reduction) {
    return reduction == Reduction::None || order == Order::DepthFirst;
}

// How executions are sampled (search/sampler.h).
struct SamplingOptions {
    enum class Kind : std::uint8_t { Uniform, Priorities, PartialOrders } kind = Kind::Uniform;
    std::uint64_t seed = 1;
    std::uint64_t depth = 3;       // of the bugs that Priorities look for
    std::uint64_t executions = 0;  // 0: until another limit
};

struct SearchPlan {
    Order order = Order::DepthFirst;
    Reduction reduction = Reduction::None;
    SamplingOptions sampling;  // if that is the order
};

// The combination must be supported.
std::unique_ptr<Strategy> make_strategy(const SearchPlan& plan);

}  // namespace raceproof::search
