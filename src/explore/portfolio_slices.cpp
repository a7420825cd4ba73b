#include "explore/portfolio_slices.h"

#include <algorithm>

namespace raceproof::explore {

using search::Bound;

namespace {

// Bounds of the slice itself do not end the search beside which it runs.
bool ends_everything(Bound bound) {
    return bound == Bound::Found || bound == Bound::Unsupported || bound == Bound::Interrupted || bound == Bound::Memory;
}

}  // namespace

Bound PortfolioSlices::play(search::Visitor& visitor, const search::Limits& limits) {
    is_playing_ = true;
    search::Limits slice = limits;
    slice.states = std::max<std::uint64_t>(next_ / share_ / kMembers, 1);
    slice.work = std::max(slice.states * kWorkOfStep, kLeastWork);
    slice.depth = limits.depth == 0 ? slice.states : std::min(limits.depth, slice.states);
    if (limits.seconds != 0) slice.seconds = std::max(limits.seconds - statistics_.seconds, 1e-3) / kMembers;
    next_ *= 2;
    Bound bound = run_heuristic(visitor, slice);
    for (auto make : {+[](std::uint64_t seed) { return search::partial_order_sampler(seed); },
                      +[](std::uint64_t seed) { return search::priority_sampler(seed, kDepth); },
                      +[](std::uint64_t seed) { return search::uniform_sampler(seed); }}) {
        if (ends_everything(bound)) break;
        auto store = search::no_store();
        bound = run(*search::sampling(make(seed_++), 0), *store, visitor, slice);
    }
    is_playing_ = false;
    return ends_everything(bound) ? bound : Bound::None;
}

Bound PortfolioSlices::run_heuristic(search::Visitor& visitor, const search::Limits& limits) {
    if (detection_ == nullptr) return Bound::None;
    detection_->use_heuristics(races::Heuristics{});
    auto store = search::fingerprint_store();
    Bound bound = run(*search::heuristic_first(), *store, visitor, limits);
    detection_->use_heuristics(std::nullopt);
    return bound;
}

Bound PortfolioSlices::run(search::Strategy& strategy, search::Store& store, search::Visitor& visitor,
                           const search::Limits& limits) {
    std::uint64_t work_before = system_.work();
    search::SearchResult result = strategy.run(system_, store, visitor, limits);
    work_ += system_.work() - work_before;
    steps_ += result.statistics.transitions;
    return result.bound;
}

}  // namespace raceproof::explore
