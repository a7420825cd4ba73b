#include "base/journal.h"

#include <algorithm>
#include <cstdlib>
#include <new>

#include "base/verify.h"

namespace raceproof {

Undoable::Undoable(Journal& journal) : journal_(journal), component_(static_cast<std::uint32_t>(journal.components_.size())) {
    journal.components_.push_back(this);
}

// Its number is not given out again: records with it may be left.
Undoable::~Undoable() { journal_.components_[component_] = nullptr; }

void Journal::Release::operator()(std::uint64_t* memory) const { std::free(memory); }

// realloc, because for large blocks the host moves pages, not bytes.
void Journal::grow(std::size_t least) {
    std::size_t capacity = std::max({least, capacity_ * 2, std::size_t{8} << 10});
    void* memory = std::realloc(memory_.get(), capacity * sizeof(std::uint64_t));
    if (memory == nullptr) throw std::bad_alloc();  // the journal is as before
    static_cast<void>(memory_.release());
    memory_.reset(static_cast<std::uint64_t*>(memory));
    capacity_ = capacity;
}

void Journal::undo_to(Position position) {
    VERIFY(position <= used_, "should go back, not forward");
    while (used_ > position) {
        const std::uint64_t* trailer = memory_.get() + used_ - kTrailerWords;
        std::size_t words = trailer[1];
        std::size_t start = used_ - kTrailerWords - words;
        Undoable* component = components_[static_cast<std::uint32_t>(trailer[0])];
        if (component != nullptr) component->undo(static_cast<std::uint32_t>(trailer[0] >> 32), memory_.get() + start, words);
        used_ = start;
    }
    VERIFY(used_ == position, "should go back to a position between records");
    // What was restored carries the stamps of before. Without a mark nothing was saved by stamps, and nothing is.
    if (has_mark()) stamp_ = ++last_stamp_;
}

}  // namespace raceproof
