// Remembers a number for pairs of numbers: open addressing, one cache miss for most look-ups.
#pragma once

#include <cstdint>
#include <vector>

#include "base/hash128.h"

namespace raceproof::search {

class PairMap {
  public:
    static constexpr std::uint32_t kUnknown = UINT32_MAX;

    std::uint32_t find(std::uint32_t first, std::uint32_t second) const {
        if (entries_.empty()) return kUnknown;
        return entries_[slot_of(entries_, key_of(first, second))].value;
    }
    void insert(std::uint32_t first, std::uint32_t second, std::uint32_t value) {
        if (size_ * 3 >= entries_.size() * 2) grow();
        std::uint64_t key = key_of(first, second);
        entries_[slot_of(entries_, key)] = {key, value};
        ++size_;
    }

    std::size_t bytes() const { return entries_.capacity() * sizeof(Entry); }

  private:
    struct Entry {
        std::uint64_t key = 0;
        std::uint32_t value = kUnknown;
    };

    static std::uint64_t key_of(std::uint32_t first, std::uint32_t second) { return std::uint64_t{first} << 32 | second; }
    // Where the key is, or a free place for it.
    static std::size_t slot_of(const std::vector<Entry>& entries, std::uint64_t key) {
        std::size_t mask = entries.size() - 1;
        std::size_t slot = multiply_fold(key ^ 0x9e3779b97f4a7c15u, 0xd1b54a32d192ed03u) & mask;
        while (entries[slot].value != kUnknown && entries[slot].key != key) slot = (slot + 1) & mask;
        return slot;
    }
    void grow() {
        std::vector<Entry> larger(entries_.empty() ? 256 : entries_.size() * 2);
        for (const Entry& entry : entries_)
            if (entry.value != kUnknown) larger[slot_of(larger, entry.key)] = entry;
        entries_.swap(larger);
    }

    std::vector<Entry> entries_;
    std::size_t size_ = 0;
};

}  // namespace raceproof::search
