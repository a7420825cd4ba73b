#include "search/search_plan.h"

#include "base/verify.h"
#include "search/reduction/reduction.h"

namespace raceproof::search {

namespace {

std::unique_ptr<Sampler> make_sampler(const SamplingOptions& options) {
    switch (options.kind) {
        case SamplingOptions::Kind::Uniform: return uniform_sampler(options.seed);
        case SamplingOptions::Kind::Priorities: return priority_sampler(options.seed, options.depth);
        case SamplingOptions::Kind::PartialOrders: return partial_order_sampler(options.seed);
    }
    VERIFY(false, "should know the kind of sampler");
}

}  // namespace

std::unique_ptr<Strategy> make_strategy(const SearchPlan& plan) {
    VERIFY(is_supported(plan.order, plan.reduction), "should combine an order and a reduction that go together");
    if (plan.reduction != Reduction::None) return reduced_depth_first({.kind = plan.reduction});
    switch (plan.order) {
        case Order::DepthFirst: return depth_first();
        case Order::HeuristicFirst: return heuristic_first();
        case Order::BreadthFirst: return breadth_first();
        case Order::FairCycles: return fair_cycles();
        case Order::Sampling: return sampling(make_sampler(plan.sampling), plan.sampling.executions);
    }
    VERIFY(false, "should know the order");
}

}  // namespace raceproof::search
