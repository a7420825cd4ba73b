#include "search/reduction/step_table.h"

#include <algorithm>

namespace raceproof::search {

std::size_t StepTable::Hash::operator()(const StepRecord& step) const {
    std::uint64_t hash = mix64(step.thread_name, step.at_once << 1 | static_cast<std::uint64_t>(step.waited_for_all));
    for (const Access& access : step.accesses) hash = mix64(hash ^ access.location, static_cast<std::uint64_t>(access.mode) + 1);
    for (std::uint64_t started : step.started) hash = mix64(hash, started);
    return hash;
}

StepId StepTable::add(const StepRecord& step) {
    if (auto known = known_.find(step); known != known_.end()) return *known;
    StepId id{static_cast<std::uint32_t>(records_.size())};
    records_.push_back(step);
    known_.insert(id);
    return id;
}

bool StepTable::are_dependent(StepId left_id, StepId right_id) const {
    const StepRecord &left = (*this)[left_id], &right = (*this)[right_id];
    if (left.thread_name == right.thread_name) return true;
    return std::ranges::any_of(left.accesses, [&](const Access& access) {
        return std::ranges::any_of(right.accesses, [&](const Access& other) { return search::are_dependent(access, other); });
    });
}

}  // namespace raceproof::search
