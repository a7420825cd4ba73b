// Sequences of numbers, each stored once and known by its own number; those that ascend are sets, whose unions and
// intersections are computed once.
#pragma once

#include <cstdint>
#include <span>
#include <unordered_map>
#include <vector>

#include "search/reduction/pair_map.h"

namespace raceproof::search {

class SetTable {
  public:
    enum class Id : std::uint32_t {};
    static constexpr Id kEmpty{0};

    SetTable() { intern({}); }

    Id intern(std::vector<std::uint32_t> sequence);
    Id unite(Id left, Id right);
    Id intersect(Id left, Id right);
    std::span<const std::uint32_t> elements(Id id) const { return sets_[static_cast<std::size_t>(id)]; }

  private:
    std::vector<std::vector<std::uint32_t>> sets_;
    std::unordered_multimap<std::uint64_t, Id> by_hash_;
    PairMap unions_, intersections_;
};

}  // namespace raceproof::search
