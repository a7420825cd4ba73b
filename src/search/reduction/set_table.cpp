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
    std::uint64_t key = static_cast<std::uint64_t>(left) << 32 | static_cast<std::uint64_t>(right);
    if (auto known = unions_.find(key); known != unions_.end()) return known->second;
    std::span<const std::uint32_t> first = elements(left), second = elements(right);
    std::vector<std::uint32_t> both;
    std::set_union(first.begin(), first.end(), second.begin(), second.end(), std::back_inserter(both));
    Id id = intern(std::move(both));
    unions_.emplace(key, id);
    return id;
}

SetTable::Id SetTable::intersect(Id left, Id right) {
    if (left == right) return left;
    std::span<const std::uint32_t> first = elements(left), second = elements(right);
    std::vector<std::uint32_t> both;
    std::set_intersection(first.begin(), first.end(), second.begin(), second.end(), std::back_inserter(both));
    return intern(std::move(both));
}

}  // namespace raceproof::search
