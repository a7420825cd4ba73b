#include "search/reduction/later_races.h"

#include <algorithm>

namespace raceproof::search {

std::span<const LaterRace> LaterRaces::of(StepId step, Summaries::Id after) {
    auto first = static_cast<std::uint32_t>(step), second = static_cast<std::uint32_t>(after);
    if (std::uint32_t number = numbers_.find(first, second); number != PairMap::kUnknown) return known(ranges_[number]);
    std::span<const std::uint32_t> parts = summaries_.parts(after);
    std::size_t begin = races_.size();
    for (std::uint32_t part : parts) {
        std::uint32_t number = number_of(step, part);
        if (of_parts_[number].races.empty()) continue;
        bool has_company =
            std::ranges::any_of(parts, [&](std::uint32_t other) { return other != part && is_company(step, number, other); });
        for (LaterRace race : of_parts_[number].races) {
            race.has_company = has_company;
            races_.push_back(race);
        }
    }
    numbers_.insert(first, second, static_cast<std::uint32_t>(ranges_.size()));
    ranges_.push_back({begin, races_.size()});
    return known(ranges_.back());
}

std::uint32_t LaterRaces::number_of(StepId step, std::uint32_t part) {
    auto first = static_cast<std::uint32_t>(step);
    std::uint32_t number = numbers_of_part_.find(first, part);
    if (number != PairMap::kUnknown) return number;
    number = static_cast<std::uint32_t>(of_parts_.size());
    of_parts_.push_back(find(step, part));
    numbers_of_part_.insert(first, part, number);
    return number;
}

LaterRaces::OfPart LaterRaces::find(StepId step, std::uint32_t part) {
    OfPart found;
    summaries_.each_of(part, [&](const LaterAccess& later) {
        if (dependence_on(step, later.access) != Dependence::Race || summaries_.is_before(step, later)) return;
        others_.clear();
        for (std::uint32_t cause : later.causes)
            if (cause != later.thread && summaries_.causes()[cause].kind == Cause::Kind::Thread) others_.push_back(cause);
        LaterRace race{.thread_name = summaries_.causes()[later.thread].thread_name,
                       .is_awaited = later.may_wait && !later.is_later,
                       .has_company = false,
                       .others = threads_.intern(others_)};
        if (std::ranges::find(found.races, race) == found.races.end()) found.races.push_back(race);
    });
    if (found.races.empty()) return found;
    summaries_.each_of(part, [&](const LaterAccess& later) {
        if (later.is_first) found.first.push_back(later.access);
    });
    return found;
}

// In some way to come there, not in all: so the causes do not tell. What depends on the raced step comes after it.
bool LaterRaces::is_company(StepId step, std::uint32_t number, std::uint32_t other) {
    if (std::uint32_t known = company_.find(number, other); known != PairMap::kUnknown) return known != 0;
    const std::vector<Access>& first = of_parts_[number].first;
    bool is_company = false;
    summaries_.each_of(other, [&](const LaterAccess& later) {
        auto comes_before = [&](const Access& access) { return dependence(later.access, access) != Dependence::None; };
        is_company = is_company || (std::ranges::any_of(first, comes_before) && !summaries_.is_of(step, later.thread) &&
                                    dependence_on(step, later.access) == Dependence::None);
    });
    company_.insert(number, other, is_company);
    return is_company;
}

Dependence LaterRaces::dependence_on(StepId step, const Access& access) const {
    Dependence strongest = Dependence::None;
    for (const Access& earlier : steps_[step].accesses) strongest = std::max(strongest, dependence(earlier, access));
    return strongest;
}

}  // namespace raceproof::search
