// The undo journal: what it takes to go back. A record is an undo function, the component it belongs to and a few bytes; going
// back to a mark runs the records written since, newest first. Components above `state` (detectors) journal their data here too.
//
// Cost: a push is an append to flat memory; undo costs what was written.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace raceproof::state {

class Journal {
  public:
    // Restores what `component` was before; `data` are the bytes that were pushed, 8-byte aligned.
    using Undo = void (*)(void* component, const std::byte* data, std::size_t size);

    using Position = std::size_t;

    bool enabled() const { return enabled_; }
    void enable(bool enabled) { enabled_ = enabled; }

    // Reserves a record and returns where to write its `size` bytes. Only while enabled.
    std::byte* push(Undo undo, void* component, std::size_t size);

    Position position() const { return used_; }
    void undo_to(Position position);
    // Gives up the possibility to go back before now.
    void forget() { used_ = 0; }
    std::size_t bytes() const { return used_; }

  private:
    struct Trailer {
        Undo undo;
        void* component;
        std::size_t size;  // of the data before the trailer
    };
    bool enabled_ = false;
    std::size_t used_ = 0;
    std::vector<std::byte> memory_;
};

}  // namespace raceproof::state
