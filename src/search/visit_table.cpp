#include "search/visit_table.h"

#include <new>
#include <utility>

namespace raceproof::search {

std::size_t VisitTable::slot_of(Hash128 fingerprint) const {
    std::size_t mask = keys_.size() - 1;
    std::size_t slot = fingerprint.low & mask;
    while (numbers_[slot] != kFree && keys_[slot] != fingerprint) slot = (slot + 1) & mask;
    return slot;
}

void VisitTable::grow() {
    if (keys_.size() * 3 > max_bytes_ / kEntryBytes) throw std::bad_alloc();
    std::vector<Hash128> keys(keys_.empty() ? 1024 : keys_.size() * 2);
    std::vector<std::uint32_t> numbers(keys.size(), kFree);
    keys_.swap(keys);
    numbers_.swap(numbers);
    for (std::size_t i = 0; i < keys.size(); ++i) {
        if (numbers[i] == kFree) continue;
        std::size_t slot = slot_of(keys[i]);
        keys_[slot] = keys[i];
        numbers_[slot] = numbers[i];
    }
}

VisitTable::Place VisitTable::find_or_add(Hash128 fingerprint) {
    if (std::uint64_t{size_} * 4 >= keys_.size() * 3) grow();
    std::size_t slot = slot_of(fingerprint);
    if (numbers_[slot] != kFree) return {numbers_[slot], false};
    keys_[slot] = fingerprint;
    numbers_[slot] = size_;
    return {size_++, true};
}

}  // namespace raceproof::search
