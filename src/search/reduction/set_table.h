// Sequences of numbers, each stored once and known by its own number; those that ascend are sets, whose unions and
// intersections are computed once.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "search/reduction/pair_map.h"

namespace raceproof::search {

class SetTable {
  public:
    enum class Id : std::uint32_t {};
    static constexpr Id kEmpty{0};

    SetTable() { intern({}); }

    Id intern(std::span<const std::uint32_t> sequence);
    // Of one number, which should be small: what it makes is kept by number.
    Id singleton(std::uint32_t element) {
        if (element >= singletons_.size()) singletons_.resize(std::size_t{element} + 1, kEmpty);
        Id& known = singletons_[element];
        return known != kEmpty ? known : known = intern({&element, 1});
    }
    Id unite(Id left, Id right);
    Id intersect(Id left, Id right);
    // Until the next one is added.
    std::span<const std::uint32_t> elements(Id id) const {
        const Entry& entry = entries_[static_cast<std::size_t>(id)];
        return {numbers_.data() + entry.begin, entry.size};
    }
    std::size_t bytes() const {
        return numbers_.capacity() * sizeof(numbers_[0]) + entries_.capacity() * sizeof(Entry) +
               slots_.capacity() * sizeof(slots_[0]) + singletons_.capacity() * sizeof(Id) + unions_.bytes() +
               intersections_.bytes();
    }

  private:
    struct Entry {
        std::size_t begin;
        std::uint32_t size;
        std::uint32_t hash;
    };
    static constexpr std::uint32_t kFree = UINT32_MAX;

    void grow();

    std::vector<std::uint32_t> numbers_;  // of all sequences
    std::vector<Entry> entries_;
    std::vector<std::uint32_t> slots_;  // open addressing: ids by hash
    std::vector<std::uint32_t> both_;   // of a union or an intersection
    std::vector<Id> singletons_;        // by element; kEmpty: not known
    PairMap unions_, intersections_;
};

}  // namespace raceproof::search
