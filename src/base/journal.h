// The undo journal: what it takes to go back. There is one for a state and for everything that goes back with it: the heap, the
// threads, the detector's tables, the heuristics' notes. So one position is a mark of all of them, and one loop undoes.
//
// A *component* is something that journals its changes. It writes a *record* before or after each change: a number of its own
// choice and a few words from which it can restore what was. Going back to a mark hands the records written since to their
// components, newest first.
//
// *Stamps.* Many components save an item only when it first changes after a mark. They keep, with the item, the stamp of the
// time when it was last saved, and compare it with `stamp()`, which is another one after each mark and each way back. Stamps
// never come again.
//
// Cost: writing appends the words and 16 bytes to flat memory; going back costs what was written. A component must not write
// while it undoes. One that is gone is skipped: its records may outlive it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <memory>
#include <vector>

namespace raceproof {

class Journal;

class Undoable {
  public:
    Undoable(const Undoable&) = delete;
    Undoable& operator=(const Undoable&) = delete;

    // Restores what was before the record was written.
    virtual void undo(std::uint32_t index, const std::uint64_t* data, std::size_t words) = 0;

  protected:
    explicit Undoable(Journal& journal);
    ~Undoable();

    Journal& journal() const { return journal_; }
    std::uint32_t component() const { return component_; }

  private:
    Journal& journal_;
    std::uint32_t component_;
};

class Journal {
  public:
    // In words.
    using Position = std::size_t;

    // Appends a record and returns where to write its words. Valid until the next record.
    std::uint64_t* push(std::uint32_t component, std::uint32_t index, std::size_t words) {
        std::size_t end = used_ + words + kTrailerWords;
        if (end > capacity_) [[unlikely]]
            grow(end);
        std::uint64_t* data = memory_.get() + used_;
        data[words] = component | static_cast<std::uint64_t>(index) << 32;
        data[words + 1] = words;
        used_ = end;
        return data;
    }
    // The same for trivially copyable data of `size` bytes.
    void push(std::uint32_t component, std::uint32_t index, const void* data, std::size_t size) {
        std::memcpy(push(component, index, (size + 7) / 8), data, size);
    }

    // Where the next record's data will be.
    Position position() const { return used_; }
    const std::uint64_t* data_at(Position position) const { return memory_.get() + position; }

    // A point to which it can go back, as often as it has not gone back further.
    Position mark() {
        stamp_ = ++last_stamp_;
        return used_;
    }
    // Is there a mark? Components that only serve to go back need not write before.
    bool has_mark() const { return stamp_ != 0; }
    std::uint64_t stamp() const { return stamp_; }

    void undo_to(Position position);
    // Gives up the possibility to go back before now: no mark may be used again.
    void forget() {
        used_ = 0;
        stamp_ = 0;
    }
    std::size_t bytes() const { return used_ * sizeof(std::uint64_t); }

  private:
    friend class Undoable;

    // Behind a record's data: component and index, then the number of words.
    static constexpr std::size_t kTrailerWords = 2;
    struct Release {
        void operator()(std::uint64_t* memory) const;
    };

    void grow(std::size_t least);

    std::size_t used_ = 0;
    std::size_t capacity_ = 0;
    std::unique_ptr<std::uint64_t[], Release> memory_;
    std::uint64_t stamp_ = 0;
    std::uint64_t last_stamp_ = 0;
    std::vector<Undoable*> components_;  // by number; nullptr: gone
};

}  // namespace raceproof
