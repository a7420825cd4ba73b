// What a collection starts from.
//
// Invariant: an object is alive if and only if it can be reached from a root. The roots are the statuses and frames of threads,
// interned strings, what the machine keeps alive, and the references of permanent objects. Of a journalled state only those
// permanent components are looked at that were ever written to: the others refer to permanent objects.
#pragma once

#include <vector>

#include "state/intern_table.h"
#include "state/object_contents.h"
#include "state/objects.h"
#include "state/permanents.h"
#include "state/threads.h"
#include "state/write_barrier.h"

namespace raceproof::state {

class Roots {
  public:
    Roots(const Objects& objects, const SaveEpoch& epoch, const Threads& threads, const InternTable& interned,
          const Permanents& permanents, const WriteBarrier& barrier)
        : objects_(objects), epoch_(epoch), threads_(threads), interned_(interned), permanents_(permanents), barrier_(barrier) {}

    // An object that the machine itself refers to: alive for ever. Of a journalled state only before it is frozen.
    void keep_alive(Ref ref) { kept_alive_.push_back(ref); }
    const std::vector<Ref>& kept_alive() const { return kept_alive_; }

    // Those that no object's count of references includes (reference_counts.h).
    template <typename Visit>
    void for_each_uncounted(Visit visit) const {
        for (const std::unique_ptr<Thread>& thread : threads_.all()) threads_.for_each_reference(*thread, 0, visit);
        for (Ref ref : kept_alive_) visit(ref);
        for (const InternTable::Entry* entry : interned_.entries()) visit(entry->second);
    }

    template <typename Visit>
    void for_each(Visit visit) const {
        for_each_uncounted(visit);
        if (epoch_.journals()) {
            for (const WriteBarrier::ChangedPermanent& component : barrier_.changed_permanents())
                for_each_reference_in(objects_.at(component.ref), component.chunk, visit);
        } else {
            for (Ref permanent : permanents_.all()) for_each_reference(objects_.at(permanent), visit);
        }
    }

    // Those that can refer to young objects: what was written to in this epoch. At the cost of that.
    template <typename Visit>
    void for_each_changed(Visit visit) const {
        for (const WriteBarrier::Dirty& dirty : barrier_.dirty())
            for_each_reference_in(objects_.at(dirty.ref), dirty.chunk, visit);
        for (ThreadId id : threads_.changed()) threads_.for_each_reference(threads_[id], threads_[id].first_saved_frame, visit);
        for (Ref ref : kept_alive_) visit(ref);
        for (const InternTable::Entry* entry : interned_.new_entries()) visit(entry->second);
    }

  private:
    const Objects& objects_;
    const SaveEpoch& epoch_;
    const Threads& threads_;
    const InternTable& interned_;
    const Permanents& permanents_;
    const WriteBarrier& barrier_;
    std::vector<Ref> kept_alive_;
};

}  // namespace raceproof::state
