#include "search/reduction/step_table.h"

#include <algorithm>

#include "base/hash128.h"

namespace raceproof::search {

std::uint64_t StepTable::hash_of(const StepRecord& step) {
    std::uint64_t hash = step.thread_name ^ (step.at_once << 1 | static_cast<std::uint64_t>(step.waited_for_all));
    auto add = [&](std::uint64_t word) { hash = multiply_fold(hash ^ word ^ 0x9e3779b97f4a7c15u, 0xd1b54a32d192ed03u); };
    for (const Access& access : step.accesses) add(access.location + static_cast<std::uint64_t>(access.mode));
    for (std::uint64_t started : step.started) add(started);
    return hash;
}

StepId StepTable::add(const StepRecord& step) {
    if (records_.size() * 2 >= slots_.size()) grow();
    std::uint64_t hash = hash_of(step);
    std::size_t mask = slots_.size() - 1, slot = hash & mask;
    for (; slots_[slot] != 0; slot = (slot + 1) & mask)
        if (hashes_[slots_[slot]] == hash && records_[slots_[slot]] == step) return StepId{slots_[slot]};
    slots_[slot] = static_cast<std::uint32_t>(records_.size());
    records_.push_back(step);
    hashes_.push_back(hash);
    return StepId{slots_[slot]};
}

void StepTable::grow() {
    slots_.assign(slots_.empty() ? 64 : slots_.size() * 2, 0);
    std::size_t mask = slots_.size() - 1;
    for (std::uint32_t number = 1; number < records_.size(); ++number) {
        std::size_t slot = hashes_[number] & mask;
        while (slots_[slot] != 0) slot = (slot + 1) & mask;
        slots_[slot] = number;
    }
}

bool StepTable::are_dependent(StepId left_id, StepId right_id) const {
    const StepRecord &left = (*this)[left_id], &right = (*this)[right_id];
    if (left.thread_name == right.thread_name) return true;
    return std::ranges::any_of(left.accesses, [&](const Access& access) {
        return std::ranges::any_of(right.accesses, [&](const Access& other) { return search::are_dependent(access, other); });
    });
}

}  // namespace raceproof::search
