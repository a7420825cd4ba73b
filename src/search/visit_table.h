// The states that were visited, each with a number, found by fingerprint: open addressing, 20 bytes an entry.
#pragma once

#include <cstdint>
#include <vector>

#include "base/hash128.h"

namespace raceproof::search {

class VisitTable {
  public:
    struct Place {
        std::uint32_t number;
        bool is_new;
    };

    // Never takes more than `max_bytes`, the old table beside the new one while it grows.
    explicit VisitTable(std::uint64_t max_bytes = UINT64_MAX) : max_bytes_(max_bytes) {}

    // Throws std::bad_alloc when there is no memory to grow.
    Place find_or_add(Hash128 fingerprint);
    std::uint32_t size() const { return size_; }
    std::uint64_t bytes() const { return keys_.size() * kEntryBytes; }

  private:
    static constexpr std::uint32_t kFree = UINT32_MAX;
    static constexpr std::uint64_t kEntryBytes = sizeof(Hash128) + sizeof(std::uint32_t);
    std::size_t slot_of(Hash128 fingerprint) const;
    void grow();

    std::vector<Hash128> keys_;
    std::vector<std::uint32_t> numbers_;
    std::uint32_t size_ = 0;
    std::uint64_t max_bytes_;
};

}  // namespace raceproof::search
