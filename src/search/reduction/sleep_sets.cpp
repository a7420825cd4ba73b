#include "search/reduction/sleep_sets.h"

#include <algorithm>
#include <vector>

namespace raceproof::search {

namespace {

template <class Id>
std::uint32_t number(Id id) {
    return static_cast<std::uint32_t>(id);
}

}  // namespace

SleepSets::Steps SleepSets::add(Steps steps, StepId step) { return steps_.unite(steps, steps_.singleton(number(step))); }

SleepSets::Id SleepSets::with(Id sleepers, Steps steps) { return sets_.unite(sleepers, sets_.singleton(number(steps))); }

SleepSets::Id SleepSets::after(Id sleepers, StepId step) {
    if (sleepers == kNobody) return kNobody;
    if (std::uint32_t known = after_.find(number(sleepers), number(step)); known != PairMap::kUnknown) return Id{known};
    std::vector<std::uint32_t> asleep;
    for (std::uint32_t sleeper : sets_.elements(sleepers))
        if (!is_dependent(Steps{sleeper}, step)) asleep.push_back(sleeper);
    Id id = sets_.intern(asleep);
    after_.insert(number(sleepers), number(step), number(id));
    return id;
}

bool SleepSets::contains(Id sleepers, std::uint64_t thread_name) const {
    return std::ranges::any_of(sets_.elements(sleepers), [&](std::uint32_t sleeper) {
        StepId first{steps_.elements(Steps{sleeper}).front()};
        return table_[first].thread_name == thread_name;
    });
}

bool SleepSets::is_woken(Id sleepers, std::uint64_t thread_name, StepId step) const {
    return std::ranges::any_of(sets_.elements(sleepers), [&](std::uint32_t sleeper) {
        StepId first{steps_.elements(Steps{sleeper}).front()};
        return table_[first].thread_name == thread_name && is_dependent(Steps{sleeper}, step);
    });
}

// What waited until nothing else could happen depends on everything.
bool SleepSets::is_dependent(Steps steps, StepId step) const {
    if (table_[step].waited_for_all) return true;
    return std::ranges::any_of(steps_.elements(steps),
                               [&](std::uint32_t own) { return table_.are_dependent(StepId{own}, step); });
}

}  // namespace raceproof::search
