// How many references from objects each collectable object has, those from threads' frames not counted: with that, old garbage is
// found at the cost of what may be garbage (old_garbage.h).
//
// Invariant: at the end of a step, each object's count is right (`are_right`), or counting has ended because one did not fit into
// the header; then everything alive is marked instead. Within a step counts are those of the last one. They are brought up to
// date from the dirty list and the surviving young objects, and journalled as the list of what was counted.
#pragma once

#include <vector>

#include "base/journal.h"
#include "state/objects.h"
#include "state/write_barrier.h"

namespace raceproof::state {

class ReferenceCounts final : private Undoable {
  public:
    ReferenceCounts(Journal& journal, const Objects& objects, const WriteBarrier& barrier)
        : Undoable(journal), objects_(objects), barrier_(barrier) {}

    bool hold() const { return hold_; }
    static bool is_zero(const Object& object) { return object.flags < object_flags::kOneReference; }

    // What the step has changed. Young garbage must be gone already.
    void update();
    // The references of objects that are dead, flagged as candidates, and not yet freed.
    void drop_references_of(const std::vector<Ref>& dead);
    // The last record of a step, so that going back finds all objects in place.
    void journal_changes() {
        if (!up_.empty() || !down_.empty()) write_changes();
    }

    // The invariant; costs what exists.
    bool are_right() const;

  private:
    void count(Ref ref);
    void uncount(Ref ref);
    void write_changes();
    void undo(std::uint32_t up, const std::uint64_t* data, std::size_t words) override;

    const Objects& objects_;
    const WriteBarrier& barrier_;
    bool hold_ = true;
    std::vector<Ref> up_, down_;  // counted at this end of a step
};

}  // namespace raceproof::state
