#include "search/reduction/sleep_sets.h"

#include <algorithm>
#include <vector>

namespace raceproof::search {

namespace {

template <class Id>
std::uint32_t number(Id id) {
    return static_cast<std::uint32_t>(id);
}

bool conflict(const Access& left, const Access& right) {
    if (left.location != right.location) return false;
    return left.mode != right.mode || left.mode == AccessMode::Write || left.mode == AccessMode::Lock;
}

}  // namespace

SleepSets::Steps SleepSets::add(Steps steps, Futures::StepId step) {
    std::uint32_t added = number(step);
    return steps_.unite(steps, steps_.intern({&added, 1}));
}

SleepSets::Id SleepSets::with(Id sleepers, Steps steps) {
    std::uint32_t sleeper = number(steps);
    return sets_.unite(sleepers, sets_.intern({&sleeper, 1}));
}

SleepSets::Id SleepSets::after(Id sleepers, Futures::StepId step) {
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
        Futures::StepId first{steps_.elements(Steps{sleeper}).front()};
        return futures_.thread_name_of(first) == thread_name;
    });
}

// What waited until nothing else could happen depends on everything, and each thread on itself.
bool SleepSets::is_dependent(Steps steps, Futures::StepId step) const {
    if (futures_.waited_for_all(step)) return true;
    return std::ranges::any_of(steps_.elements(steps), [&](std::uint32_t number_of_own) {
        Futures::StepId own{number_of_own};
        if (futures_.thread_name_of(own) == futures_.thread_name_of(step)) return true;
        return std::ranges::any_of(futures_.accesses_of(own), [&](const Access& access) {
            return std::ranges::any_of(futures_.accesses_of(step), [&](const Access& other) { return conflict(access, other); });
        });
    });
}

}  // namespace raceproof::search
