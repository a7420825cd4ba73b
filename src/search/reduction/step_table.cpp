#include "search/reduction/step_table.h"

#include <algorithm>

namespace raceproof::search {

StepId StepTable::add(const StepRecord& step) {
    key_.assign({causes.number_of_thread(step.thread_name), static_cast<std::uint32_t>(step.at_once), step.waited_for_all});
    for (const Access& access : step.accesses) key_.push_back(causes.number_of(access));
    for (std::uint64_t started : step.started) key_.push_back(causes.number_of_thread(started));
    auto number = static_cast<std::uint32_t>(keys_.intern(key_));
    if (number == records_.size()) records_.push_back(step);
    return StepId{number};
}

bool StepTable::are_dependent(StepId left_id, StepId right_id) const {
    const StepRecord &left = (*this)[left_id], &right = (*this)[right_id];
    if (left.thread_name == right.thread_name) return true;
    return std::ranges::any_of(left.accesses, [&](const Access& access) {
        return std::ranges::any_of(right.accesses, [&](const Access& other) { return search::are_dependent(access, other); });
    });
}

}  // namespace raceproof::search
