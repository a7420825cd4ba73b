// The undo log of a detector, and data that log their own changes.
//
// A record is the old contents of one item, written the first time that the item changes after a mark: every item carries the
// *stamp* of the mark under which it was last saved. Records of a table's shape (insertions, removals) are written each time.
// Going back to a mark applies the records since, newest first. Until there is a mark, nothing is logged.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <memory>
#include <vector>

namespace raceproof::memory {

class Undoable {
  public:
    virtual void undo(std::uint32_t index, const std::uint64_t* data, std::size_t words) = 0;

  protected:
    ~Undoable() = default;
};

class UndoLog {
  public:
    using Position = std::size_t;

    // The number by which the component writes records.
    std::uint8_t add(Undoable& component) {
        components_.push_back(&component);
        return static_cast<std::uint8_t>(components_.size() - 1);
    }

    std::uint64_t stamp() const { return stamp_; }
    bool enabled() const { return stamp_ != 0; }

    Position mark() {
        stamp_ = ++last_stamp_;
        return used_;
    }
    void undo_to(Position position);
    void forget() {
        used_ = 0;
        stamp_ = 0;
    }

    // Writes a record of trivially copyable data.
    void push(std::uint8_t component, std::uint32_t index, const void* data, std::size_t size) {
        std::size_t words = (size + 7) / 8;
        std::size_t end = used_ + words + 1;
        if (end > capacity_) [[unlikely]]
            grow(end);
        std::memcpy(memory_.get() + used_, data, size);
        memory_[end - 1] = component | words << 8 | static_cast<std::uint64_t>(index) << 32;
        used_ = end;
    }

  private:
    void grow(std::size_t least);

    std::unique_ptr<std::uint64_t[]> memory_;
    std::size_t used_ = 0;
    std::size_t capacity_ = 0;
    std::uint64_t stamp_ = 0;
    std::uint64_t last_stamp_ = 0;
    std::vector<Undoable*> components_;
};
}  // namespace raceproof::memory
