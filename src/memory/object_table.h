// What a detector knows about objects: their names, the runs of locations that have something remembered, and which elements
// belong to them.
//
// A *run* is a stretch of neighbouring locations whose remembered accesses are the same, and are kept once, in a cell. An array
// that one thread fills in a loop is one run; an element that differs splits it (the lazy arrays of Kim, Yavuz-Kahveci, Sanders
// 2012, section 2.3, who keep one entry for "all others" instead). Locations with nothing remembered are in no run.
//
// Cost: finding a run is a probe and a binary search; a new run moves those behind it in the same object.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "memory/detector.h"
#include "memory/journalled.h"

namespace raceproof::memory {

// Aligned so that finding one among many needs no division.
struct alignas(16) LocationRun {
    std::uint32_t from, to;
    std::uint32_t cell;
};

class ObjectTable final : public Undoable {
  public:
    struct Entry {
        Object object = 0;
        std::uint32_t first_element = 0;
        std::uint32_t previous_unnamed = 0, next_unnamed = 0;
        std::uint64_t name = 0;  // 0: none yet
        std::uint64_t stamp = 0;
    };

    ObjectTable(Journal& journal, CanonicalNames* names)
        : Undoable(journal), index_(journal), entries_(journal), unnamed_(journal), names_(names) {}

    bool empty() const { return index_.empty(); }
    // 0 if nothing is known about the object.
    std::uint32_t find(Object object) const { return index_.find(object); }
    // Makes an entry if there is none.
    std::uint32_t need(Object object);
    const Entry& operator[](std::uint32_t entry) const { return entries_[entry]; }
    Entry& touch(std::uint32_t entry) { return entries_.touch(entry); }
    // Of an entry without runs and elements.
    void remove(std::uint32_t entry);

    // In the order of locations.
    const std::vector<LocationRun>& runs(std::uint32_t entry) const { return lists_[entry].runs; }
    // The first run that ends behind `position`.
    std::size_t run_at(std::uint32_t entry, std::uint32_t position) const {
        const std::vector<LocationRun>& runs = lists_[entry].runs;
        std::size_t first = 0;
        for (std::size_t count = runs.size(); count != 0;) {
            std::size_t half = count / 2;
            if (runs[first + half].to <= position) {
                first += half + 1;
                count -= half + 1;
            } else {
                count = half;
            }
        }
        return first;
    }
    void insert_run(std::uint32_t entry, std::size_t at, LocationRun run);
    void erase_run(std::uint32_t entry, std::size_t at);
    void set_bounds(std::uint32_t entry, std::size_t at, std::uint32_t from, std::uint32_t to);

    bool has_names() const { return names_ != nullptr; }
    // Asks for the names of those that have none yet; visit(entry) for each that has one now.
    template <class Visit>
    void ask_names(Visit visit) {
        if (unnamed_.get() == 0 || !names_->has_new_names()) return;
        for (std::uint32_t entry = unnamed_.get(), next; entry != 0; entry = next) {
            next = entries_[entry].next_unnamed;
            if (ask_name(entry) != 0) visit(entry);
        }
    }
    std::uint64_t thread_name(Thread thread) const { return names_ == nullptr ? thread : names_->thread_name(thread); }

    template <class Visit>
    void for_each(Visit visit) const {
        index_.for_each([&](std::uint64_t, std::uint32_t entry) { visit(entry); });
    }

    void undo(std::uint32_t entry, const std::uint64_t* data, std::size_t words) override;

  private:
    struct RunList {
        std::vector<LocationRun> runs;
        // The run whose bounds were last saved, and when: an array that is filled in a loop is saved once.
        std::uint64_t bounds_stamp = 0;
        std::size_t bounds_at = 0;
    };
    enum class Change : std::uint32_t { Inserted, Erased, Bounds };
    struct Record {
        Change change;
        std::uint32_t at;
        LocationRun run;
    };

    void log(std::uint32_t entry, Change change, std::size_t at, LocationRun run);
    std::uint64_t ask_name(std::uint32_t entry);
    void unlink_unnamed(std::uint32_t entry);

    JournalledMap index_;
    JournalledPool<Entry> entries_;
    JournalledValue<std::uint32_t> unnamed_;
    std::vector<RunList> lists_;  // by entry; those of removed entries keep their memory
    CanonicalNames* names_;
};

}  // namespace raceproof::memory
