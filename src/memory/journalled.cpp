#include "memory/journalled.h"

#include <utility>

#include "base/verify.h"

namespace raceproof::memory {

void JournalledMap::put(std::uint64_t key, std::uint32_t value) {
    if (2 * ++count_ > slots_.size()) {
        std::vector<Slot> old(2 * slots_.size());
        old.swap(slots_);
        --shift_;
        mask_ = slots_.size() - 1;
        for (const Slot& slot : old) {
            if (slot.value == 0) continue;
            std::size_t i = home(slot.key);
            while (slots_[i].value != 0) i = next(i);
            slots_[i] = slot;
        }
    }
    std::size_t i = home(key);
    while (slots_[i].value != 0) {
        VERIFY(slots_[i].key != key, "should insert a key once");
        i = next(i);
    }
    slots_[i] = {key, value};
}

std::uint32_t JournalledMap::take(std::uint64_t key) {
    std::size_t gap = home(key);
    while (slots_[gap].key != key || slots_[gap].value == 0) {
        VERIFY(slots_[gap].value != 0, "should take out a key that is there");
        gap = next(gap);
    }
    std::uint32_t value = std::exchange(slots_[gap].value, 0);
    --count_;
    // Whoever probed past the gap moves into it.
    for (std::size_t i = next(gap); slots_[i].value != 0; i = next(i)) {
        std::size_t distance = (i - home(slots_[i].key)) & mask_;
        if (distance >= ((i - gap) & mask_)) {
            slots_[gap] = std::exchange(slots_[i], Slot{});
            gap = i;
        }
    }
    return value;
}

}  // namespace raceproof::memory
