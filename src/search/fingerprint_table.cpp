#include "search/fingerprint_table.h"

#include <cstdlib>
#include <utility>

namespace raceproof::search {

// calloc: large tables come as fresh zero pages, which cost nothing until they are used.
void FingerprintTable::Release::operator()(Hash128* entries) const { std::free(entries); }

void FingerprintTable::allocate(std::uint64_t capacity) {
    auto* entries = static_cast<Hash128*>(std::calloc(capacity, sizeof(Hash128)));
    if (entries == nullptr) throw std::bad_alloc();
    entries_.reset(entries);
    capacity_ = capacity;
}

void FingerprintTable::grow() {
    std::unique_ptr<Hash128[], Release> old = std::move(entries_);
    std::uint64_t old_capacity = capacity_, new_capacity = capacity_ + capacity_ / 2;
    try {
        if ((old_capacity + new_capacity) * sizeof(Hash128) > max_bytes_) throw std::bad_alloc();
        allocate(new_capacity);
    } catch (const std::bad_alloc&) {
        entries_ = std::move(old);
        if (size_ * 32 > capacity_ * 31) throw;
        return;
    }
    for (std::uint64_t i = 0; i < old_capacity; ++i)
        if (old[i] != Hash128{}) find_or_place(old[i]);
}

bool FingerprintTable::contains(Hash128 fingerprint) const {
    fingerprint = storable(fingerprint);
    for (std::uint64_t i = home(fingerprint);; i = i + 1 == capacity_ ? 0 : i + 1) {
        if (entries_[i] == fingerprint) return true;
        if (entries_[i] == Hash128{}) return false;
    }
}

}  // namespace raceproof::search
