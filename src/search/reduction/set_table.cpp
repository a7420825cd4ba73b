#include "search/reduction/set_table.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include "base/hash128.h"

namespace raceproof::search {

SetTable::Id SetTable::intern(std::span<const std::uint32_t> sequence) {
    if (entries_.size() * 2 >= slots_.size()) grow();
    std::uint64_t mixed = sequence.size();
    for (std::uint32_t element : sequence) mixed = multiply_fold(mixed ^ element ^ 0x9e3779b97f4a7c15u, 0xd1b54a32d192ed03u);
    auto hash = static_cast<std::uint32_t>(mixed);
    std::size_t mask = slots_.size() - 1, slot = hash & mask;
    for (; slots_[slot] != kFree; slot = (slot + 1) & mask) {
        Id id{slots_[slot]};
        if (entries_[slots_[slot]].hash == hash && std::ranges::equal(elements(id), sequence)) return id;
    }
    auto id = static_cast<std::uint32_t>(entries_.size());
    entries_.push_back({numbers_.size(), static_cast<std::uint32_t>(sequence.size()), hash});
    numbers_.insert(numbers_.end(), sequence.begin(), sequence.end());
    slots_[slot] = id;
    return Id{id};
}

void SetTable::grow() {
    slots_.assign(slots_.empty() ? 64 : slots_.size() * 2, kFree);
    std::size_t mask = slots_.size() - 1;
    for (std::uint32_t id = 0; id < entries_.size(); ++id) {
        std::size_t slot = entries_[id].hash & mask;
        while (slots_[slot] != kFree) slot = (slot + 1) & mask;
        slots_[slot] = id;
    }
}

SetTable::Id SetTable::unite(Id left, Id right) {
    if (left == right || right == kEmpty) return left;
    if (left == kEmpty) return right;
    if (right < left) std::swap(left, right);
    auto left_number = static_cast<std::uint32_t>(left), right_number = static_cast<std::uint32_t>(right);
    if (std::uint32_t known = unions_.find(left_number, right_number); known != PairMap::kUnknown) return Id{known};
    both_.clear();
    std::ranges::set_union(elements(left), elements(right), std::back_inserter(both_));
    Id id = intern(both_);
    unions_.insert(left_number, right_number, static_cast<std::uint32_t>(id));
    return id;
}

SetTable::Id SetTable::intersect(Id left, Id right) {
    if (left == right) return left;
    if (left == kEmpty || right == kEmpty) return kEmpty;
    if (right < left) std::swap(left, right);
    auto left_number = static_cast<std::uint32_t>(left), right_number = static_cast<std::uint32_t>(right);
    if (std::uint32_t known = intersections_.find(left_number, right_number); known != PairMap::kUnknown) return Id{known};
    both_.clear();
    std::ranges::set_intersection(elements(left), elements(right), std::back_inserter(both_));
    Id id = intern(both_);
    intersections_.insert(left_number, right_number, static_cast<std::uint32_t>(id));
    return id;
}

}  // namespace raceproof::search
