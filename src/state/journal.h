// The undo journal: what it takes to go back. A record is an undo function, the component it belongs to and a few bytes; going
// back to a mark runs the records written since, newest first. Components above `state` (detectors) journal their data here too.
//
// Cost: a push is an append to flat memory; undo costs what was written. An undo function must not push.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>

namespace raceproof::state {

class Journal {
  public:
    // Restores what `component` was before; `data` are the bytes that were pushed, 8-byte aligned.
    using Undo = void (*)(void* component, const std::byte* data, std::size_t size);

    using Position = std::size_t;

    bool enabled() const { return enabled_; }
    void enable(bool enabled) { enabled_ = enabled; }

    // Reserves a record and returns where to write its `size` bytes. Only while enabled. Valid until the next push.
    std::byte* push(Undo undo, void* component, std::size_t size) {
        std::size_t padded = (size + 7) & ~std::size_t{7};
        std::size_t end = used_ + padded + sizeof(Trailer);
        if (end > capacity_) [[unlikely]]
            grow(end);
        std::byte* data = memory_.get() + used_;
        *reinterpret_cast<Trailer*>(data + padded) = {undo, component, size};
        used_ = end;
        return data;
    }

    // Of the next record's data.
    Position position() const { return used_; }
    const std::byte* data_at(Position position) const { return memory_.get() + position; }
    void undo_to(Position position);
    // Gives up the possibility to go back before now.
    void forget() { used_ = 0; }
    std::size_t bytes() const { return used_; }

  private:
    struct Trailer {
        Undo undo;
        void* component;
        std::size_t size;  // of the data before the trailer, padding not included
    };
    struct Release {
        void operator()(std::byte* memory) const;
    };

    void grow(std::size_t least);

    bool enabled_ = false;
    std::size_t used_ = 0;
    std::size_t capacity_ = 0;
    std::unique_ptr<std::byte, Release> memory_;
};

}  // namespace raceproof::state
