// The write barrier: before an object is first written to in an epoch, its old contents are copied to the journal, and it goes on
// the dirty list. Large arrays are saved by chunks.
//
// Invariants. A component is on the dirty list if and only if its epoch is the present one and it was not made in it; it is there
// once, and `saved` has its contents as of the last end of a step. So what a step has changed is known from the dirty list alone:
// the hash, the reference counts and the collector work on it, at the cost of what was written.
//
// *Permanent* objects are outside the hash until they change. `changed_permanents` are the components that were written to since
// they became permanent, in that order, with what they would have contributed before: the hash counts the difference. All other
// permanent components refer to permanent objects only.
#pragma once

#include <cstdint>
#include <vector>

#include "base/hash128.h"
#include "base/journal.h"
#include "state/contribution.h"
#include "state/epoch.h"
#include "state/object_contents.h"
#include "state/objects.h"

namespace raceproof::state {

class WriteBarrier final : private Undoable {
  public:
    struct Dirty {
        Ref ref;
        std::uint32_t chunk;
        Journal::Position saved;
    };
    struct ChangedPermanent {
        Ref ref;
        std::uint32_t chunk;
        Hash128 baseline;
    };
    // As of the last end of a step. Valid until the next record of the journal.
    struct Saved {
        std::uint32_t lock;
        const std::uint64_t* contents;
    };

    WriteBarrier(Journal& journal, Objects& objects, const SaveEpoch& epoch, const Contribution& contribution)
        : Undoable(journal), objects_(objects), epoch_(epoch), contribution_(contribution) {}

    // Of an object, and of the chunks with these bytes of an array, that may not have been saved in this epoch.
    void save(Object& object);
    void save_elements(Object& array, std::uint64_t offset, std::uint64_t size);

    const std::vector<Dirty>& dirty() const { return dirty_; }
    Saved saved(const Dirty& dirty) const {
        const std::uint64_t* data = journal().data_at(dirty.saved);
        return {reinterpret_cast<const Header*>(data)->lock, data + kHeaderWords};
    }
    // Calls visit(before, now) for each reference in the component that is another one than at the last end of a step.
    template <typename Visit>
    void for_each_changed_reference(const Dirty& dirty, Visit visit) const;

    const std::vector<ChangedPermanent>& changed_permanents() const { return changed_permanents_; }
    // Everything is as it shall be counted from.
    void rebase_permanents();

    void end_epoch() { dirty_.clear(); }

  private:
    // In the journal, followed by the old contents.
    struct Header {
        Ref ref;
        std::uint32_t chunk;
        std::uint32_t lock;
        std::uint32_t is_first_change;  // of a permanent component
    };
    static constexpr std::size_t kHeaderWords = sizeof(Header) / 8;

    void save(Object& object, std::uint32_t chunk);
    void save_chunk(Object& array, std::uint32_t chunk);
    bool note_change(Object& object, std::uint32_t chunk);
    void drop_last_change();
    void undo(std::uint32_t index, const std::uint64_t* data, std::size_t words) override;

    Objects& objects_;
    const SaveEpoch& epoch_;
    const Contribution& contribution_;
    std::vector<Dirty> dirty_;
    std::vector<ChangedPermanent> changed_permanents_;
};

template <typename Visit>
void WriteBarrier::for_each_changed_reference(const Dirty& dirty, Visit visit) const {
    const Object& object = objects_.at(dirty.ref);
    const std::uint64_t* before = saved(dirty).contents;
    if (!object.is_array()) {
        for (std::uint32_t slot : reference_slots(object))
            if (before[slot] != object.slots()[slot]) visit(as_ref(before[slot]), as_ref(object.slots()[slot]));
    } else if (object.klass->component_type == program::BasicType::Reference) {
        Span span = span_of(object, dirty.chunk);
        const auto* old_elements = reinterpret_cast<const Ref*>(before);
        const auto* elements = reinterpret_cast<const Ref*>(span.contents);
        for (std::uint32_t i = 0; i < span.words * 2; ++i)
            if (old_elements[i] != elements[i]) visit(old_elements[i], elements[i]);
    }
}

}  // namespace raceproof::state
