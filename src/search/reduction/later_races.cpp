#include "search/reduction/later_races.h"

#include <algorithm>

namespace raceproof::search {

std::span<const LaterRace> LaterRaces::of(StepId step, Summaries::Id after) {
    auto first = static_cast<std::uint32_t>(step), second = static_cast<std::uint32_t>(after);
    if (std::uint32_t number = numbers_.find(first, second); number != PairMap::kUnknown) return known(ranges_[number]);
    later_.clear();
    summaries_.each(after, [&](const LaterAccess& later) { later_.push_back(later); });
    std::size_t begin = races_.size();
    for (const LaterAccess& later : later_) {
        if (dependence_on(step, later.access) != Dependence::Race || summaries_.is_before(step, later)) continue;
        LaterRace race = race_with(step, later);
        if (std::find(races_.begin() + static_cast<std::ptrdiff_t>(begin), races_.end(), race) == races_.end())
            races_.push_back(race);
    }
    numbers_.insert(first, second, static_cast<std::uint32_t>(ranges_.size()));
    ranges_.push_back({begin, races_.size()});
    return known(ranges_.back());
}

LaterRace LaterRaces::race_with(StepId step, const LaterAccess& later) {
    others_.clear();
    for (std::uint32_t cause : later.causes)
        if (cause != later.thread && summaries_.causes()[cause].kind == Cause::Kind::Thread) others_.push_back(cause);
    return {.thread_name = summaries_.causes()[later.thread].thread_name,
            .is_awaited = later.may_wait && !later.is_later,
            .has_company = has_company(step, later.thread),
            .others = threads_.intern(others_)};
}

// In some way to come there, not in all: so the causes do not tell. What depends on the raced step comes after it.
bool LaterRaces::has_company(StepId step, std::uint32_t thread) const {
    auto comes_first = [&](const LaterAccess& other) {
        return std::ranges::any_of(later_, [&](const LaterAccess& own) {
            return own.thread == thread && own.is_first && dependence(other.access, own.access) != Dependence::None;
        });
    };
    return std::ranges::any_of(later_, [&](const LaterAccess& other) {
        return other.thread != thread && !summaries_.is_of(step, other.thread) &&
               dependence_on(step, other.access) == Dependence::None && comes_first(other);
    });
}

Dependence LaterRaces::dependence_on(StepId step, const Access& access) const {
    Dependence strongest = Dependence::None;
    for (const Access& earlier : steps_[step].accesses) strongest = std::max(strongest, dependence(earlier, access));
    return strongest;
}

}  // namespace raceproof::search
