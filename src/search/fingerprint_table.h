// A set of 128-bit fingerprints in flat memory: open addressing with linear probing, 16 bytes an entry, at most 27 bytes a
// fingerprint once it has grown (load between 0.6 and 0.9: the table grows by half, so the home of a fingerprint is found by
// multiplication rather than by masking). One cache miss for most look-ups.
#pragma once

#include <cstdint>
#include <memory>
#include <new>

#include "base/hash128.h"

namespace raceproof::search {

class FingerprintTable {
  public:
    // Never takes more than `max_bytes`, the old table beside the new one while it grows.
    explicit FingerprintTable(std::uint64_t max_bytes = UINT64_MAX) : max_bytes_(max_bytes) { allocate(kFirstCapacity); }

    // False if it is in the table already. Throws std::bad_alloc when there is no memory to grow and the table is so full that
    // looking up becomes slow; it is then as before, with the new fingerprint.
    bool insert(Hash128 fingerprint) {
        fingerprint = storable(fingerprint);
        if (find_or_place(fingerprint)) return false;
        if (++size_ * 10 > capacity_ * 9) grow();
        return true;
    }
    bool contains(Hash128 fingerprint) const;

    std::uint64_t size() const { return size_; }
    std::uint64_t bytes() const { return capacity_ * sizeof(Hash128); }

  private:
    static constexpr std::uint64_t kFirstCapacity = 1u << 10;

    // All zero marks a free entry.
    static Hash128 storable(Hash128 fingerprint) { return fingerprint == Hash128{} ? Hash128{1, 0} : fingerprint; }
    std::uint64_t home(Hash128 fingerprint) const {
        return static_cast<std::uint64_t>(static_cast<__uint128_t>(fingerprint.low) * capacity_ >> 64);
    }
    bool find_or_place(Hash128 fingerprint) {
        Hash128* const begin = entries_.get();
        Hash128* const end = begin + capacity_;
        // Most entries on the way are told from both by their low halves: the high ones are not even looked at.
        for (Hash128* entry = begin + home(fingerprint);;) {
            if (entry->low == fingerprint.low && entry->high == fingerprint.high) return true;
            if (entry->low == 0 && entry->high == 0) {
                *entry = fingerprint;
                return false;
            }
            if (++entry == end) [[unlikely]]
                entry = begin;
        }
    }
    void allocate(std::uint64_t capacity);
    void grow();

    struct Release {
        void operator()(Hash128* entries) const;
    };
    std::unique_ptr<Hash128[], Release> entries_;
    std::uint64_t capacity_ = 0;
    std::uint64_t size_ = 0;
    std::uint64_t max_bytes_;
};

}  // namespace raceproof::search
