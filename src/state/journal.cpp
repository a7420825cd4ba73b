#include "state/journal.h"

#include <algorithm>
#include <cstdlib>
#include <new>

#include "base/verify.h"

namespace raceproof::state {

void Journal::Release::operator()(std::byte* memory) const { std::free(memory); }

// realloc, because for large blocks the host moves pages, not bytes.
void Journal::grow(std::size_t least) {
    std::size_t capacity = std::max({least, capacity_ * 2, std::size_t{64} << 10});
    void* memory = std::realloc(memory_.get(), capacity);
    if (memory == nullptr) throw std::bad_alloc();  // the journal is as before
    static_cast<void>(memory_.release());
    memory_.reset(static_cast<std::byte*>(memory));
    capacity_ = capacity;
}

void Journal::undo_to(Position position) {
    VERIFY(position <= used_, "should go back, not forward");
    while (used_ > position) {
        auto* trailer = reinterpret_cast<const Trailer*>(memory_.get() + used_ - sizeof(Trailer));
        std::size_t padded = (trailer->size + 7) & ~std::size_t{7};
        std::size_t start = used_ - sizeof(Trailer) - padded;
        trailer->undo(trailer->component, memory_.get() + start, trailer->size);
        used_ = start;
    }
    VERIFY(used_ == position, "should go back to a position between records");
}

}  // namespace raceproof::state
