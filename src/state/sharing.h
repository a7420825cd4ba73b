// Which objects more than one thread may reach. Permanent objects (statics, mirrors, literals) are shared, a Thread is when it is
// started, and whatever is stored in a shared object becomes so with all that it reaches.
//
// Invariant: the references of every shared object are shared. So an object that is not can be reached from one thread's stack
// only: no other thread can see what happens to it.
//
// Shared once, shared for ever: an object that only one thread reaches again keeps its mark. The mark is journalled but no part
// of the state's hash: it says where it is worth looking, not what is there. Nothing is shared in an unjournalled state.
#pragma once

#include <vector>

#include "base/journal.h"
#include "state/epoch.h"
#include "state/objects.h"

namespace raceproof::state {

class Sharing final : private Undoable {
  public:
    Sharing(Journal& journal, Objects& objects, const SaveEpoch& epoch) : Undoable(journal), objects_(objects), epoch_(epoch) {}

    // After a reference was stored in an object. Of a journalled state only.
    void on_stored(const Object& holder, Ref value) {
        if (holder.is_shared() && value != kNull && !objects_.at(value).is_shared()) [[unlikely]]
            publish(value);
    }
    // The object, and all that it reaches, can from now on be reached by more than one thread.
    void publish(Ref ref);

    // The invariant; costs what exists.
    bool is_closed() const;

  private:
    void mark(Ref ref);
    void undo(std::uint32_t count, const std::uint64_t* data, std::size_t words) override;

    Objects& objects_;
    const SaveEpoch& epoch_;
    std::vector<Ref> to_trace_;      // marked; empty between calls
    std::vector<Ref> newly_shared_;  // likewise: those that were there before this epoch
};

}  // namespace raceproof::state
