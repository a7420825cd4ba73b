#include "memory/undo_log.h"

#include <algorithm>

#include "base/verify.h"

namespace raceproof::memory {

void UndoLog::undo_to(Position position) {
    VERIFY(position <= used_, "should go back to a mark that is still valid");
    while (used_ > position) {
        std::uint64_t header = memory_[used_ - 1];
        std::size_t words = header >> 8 & 0xFFFFFF;
        used_ -= words + 1;
        components_[header & 0xFF]->undo(static_cast<std::uint32_t>(header >> 32), memory_.get() + used_, words);
    }
    // What was restored carries the stamps of before, which nobody uses again.
    stamp_ = ++last_stamp_;
}

void UndoLog::grow(std::size_t least) {
    std::size_t capacity = std::max<std::size_t>({least, capacity_ * 2, 1024});
    auto memory = std::make_unique_for_overwrite<std::uint64_t[]>(capacity);
    std::copy_n(memory_.get(), used_, memory.get());
    memory_ = std::move(memory);
    capacity_ = capacity;
}

}  // namespace raceproof::memory
