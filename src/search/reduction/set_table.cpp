#include "search/reduction/set_table.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include "base/hash128.h"

namespace raceproof::search {

SetTable::Id SetTable::intern(std::vector<std::uint32_t> sequence) {
    std::uint64_t hash = sequence.size();
    for (std::uint32_t element : sequence) hash = mix64(hash, element);
    auto [known, end] = by_hash_.equal_range(hash);
    for (; known != end; ++known)
        if (sets_[static_cast<std::size_t>(known->second)] == sequence) return known->second;
    Id id{static_cast<std::uint32_t>(sets_.size())};
    sequence.shrink_to_fit();
    sets_.push_back(std::move(sequence));
    by_hash_.emplace(hash, id);
    return id;
}

SetTable::Id SetTable::unite(Id left, Id right) {
    if (left == right || right == kEmpty) return left;
    if (left == kEmpty) return right;
    if (right < left) std::swap(left, right);
    auto left_number = static_cast<std::uint32_t>(left), right_number = static_cast<std::uint32_t>(right);
    if (std::uint32_t known = unions_.find(left_number, right_number); known != PairMap::kUnknown) return Id{known};
    std::span<const std::uint32_t> first = elements(left), second = elements(right);
    std::vector<std::uint32_t> both;
    std::set_union(first.begin(), first.end(), second.begin(), second.end(), std::back_inserter(both));
    Id id = intern(std::move(both));
    unions_.insert(left_number, right_number, static_cast<std::uint32_t>(id));
    return id;
}

SetTable::Id SetTable::intersect(Id left, Id right) {
    if (left == right) return left;
    if (left == kEmpty || right == kEmpty) return kEmpty;
    if (right < left) std::swap(left, right);
    auto left_number = static_cast<std::uint32_t>(left), right_number = static_cast<std::uint32_t>(right);
    if (std::uint32_t known = intersections_.find(left_number, right_number); known != PairMap::kUnknown) return Id{known};
    std::span<const std::uint32_t> first = elements(left), second = elements(right);
    std::vector<std::uint32_t> both;
    std::set_intersection(first.begin(), first.end(), second.begin(), second.end(), std::back_inserter(both));
    Id id = intern(std::move(both));
    intersections_.insert(left_number, right_number, static_cast<std::uint32_t>(id));
    return id;
}

}  // namespace raceproof::search
