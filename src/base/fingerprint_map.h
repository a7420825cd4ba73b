// Something known of each of many things, found by a 128-bit fingerprint: open addressing, key and value side by side, so that
// most look-ups touch one cache line.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <new>
#include <vector>

#include "base/hash128.h"
#include "base/large_memory.h"

namespace raceproof {

// Value: a few numbers of 32 bits.
template <class Value>
class FingerprintMap {
  public:
    struct Place {
        Value& value;  // until the next one is added
        bool is_new;
    };

    // Never takes more than `max_bytes`, the old table beside the new one while it grows.
    explicit FingerprintMap(std::uint64_t max_bytes = UINT64_MAX) : max_bytes_(max_bytes) {}

    // Throws std::bad_alloc when there is no memory to grow.
    Place find_or_add(Hash128 fingerprint) {
        Hash128 key = key_of(fingerprint);
        if (entries_.empty()) grow();
        Entry* entry = &entries_[slot_of(key)];
        if (entry->key() == key) return {entry->value, false};
        if (size_ * 4 >= entries_.size() * 3) {
            grow();
            entry = &entries_[slot_of(key)];
        }
        entry->bits = std::bit_cast<decltype(entry->bits)>(key);
        ++size_;
        return {entry->value, true};
    }
    // It will soon be looked for.
    void fetch(Hash128 fingerprint) const {
        if (!entries_.empty()) __builtin_prefetch(&entries_[fingerprint.low & (entries_.size() - 1)]);
    }
    std::uint64_t size() const { return size_; }
    std::uint64_t bytes() const { return entries_.size() * sizeof(Entry); }

  private:
    struct Entry {
        std::array<std::uint32_t, 4> bits{};  // less aligned than a Hash128
        Value value{};

        Hash128 key() const { return std::bit_cast<Hash128>(bits); }
    };
    using Entries = std::vector<Entry, LargeMemory<Entry>>;
    static constexpr Hash128 kFree{};

    // Nothing has the key of a free place: one of 2^128 shares that of another instead.
    static Hash128 key_of(Hash128 fingerprint) { return fingerprint == kFree ? Hash128{1, 0} : fingerprint; }
    std::size_t slot_of(Hash128 key) const {
        std::size_t mask = entries_.size() - 1;
        std::size_t slot = key.low & mask;
        while (entries_[slot].key() != kFree && entries_[slot].key() != key) slot = (slot + 1) & mask;
        return slot;
    }
    void grow() {
        if (entries_.size() * 3 > max_bytes_ / sizeof(Entry)) throw std::bad_alloc();
        Entries old(entries_.empty() ? 1024 : entries_.size() * 2);
        entries_.swap(old);
        for (const Entry& entry : old)
            if (entry.key() != kFree) entries_[slot_of(entry.key())] = entry;
    }

    Entries entries_;
    std::uint64_t size_ = 0;
    std::uint64_t max_bytes_;
};

}  // namespace raceproof
