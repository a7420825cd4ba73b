// The collector: frees what nothing reaches, so that states differ only in what matters and a loop that allocates comes back to
// the same state.
//
// *Young* garbage is found from what was written to in the epoch alone: nothing else can refer to a young object. So it costs
// what the step did, and no young garbage ever gets a name by a step's end. *Old* garbage (old_garbage.h) is only removed at the
// end of a step.
//
// Invariants. Whether and when `collect` is called within a step does not change which state the step leads to: objects that the
// guest has asked for their identity hash stay until its end. After `collect_all` nothing unreachable is left.
//
// Of an unjournalled state everything alive is marked and the rest freed.
#pragma once

#include <vector>

#include "state/objects.h"
#include "state/old_garbage.h"
#include "state/reference_counts.h"
#include "state/roots.h"

namespace raceproof::state {

class Collector {
  public:
    Collector(Journal& journal, Objects& objects, const SaveEpoch& epoch, const Threads& threads, const InternTable& interned,
              const Permanents& permanents, const WriteBarrier& barrier)
        : objects_(objects),
          epoch_(epoch),
          roots_(objects, epoch, threads, interned, permanents, barrier),
          counts_(journal, objects, barrier),
          old_garbage_(objects, threads, barrier, counts_, roots_) {}

    Roots& roots() { return roots_; }
    const ReferenceCounts& counts() const { return counts_; }

    // In the middle of a step: only young objects are freed. Of an unjournalled state, at any time: everything.
    void collect();

    // ── the end of a step: one of these two, and journal_counts last ──
    void collect_all();
    void collect_young_only();
    void journal_counts() { counts_.journal_changes(); }

    // Is there old garbage that the last end of a step has left? Goes back with the state.
    bool may_have_old_garbage() const { return may_have_old_garbage_; }
    void set_may_have_old_garbage(bool may_have) { may_have_old_garbage_ = may_have; }

  private:
    // Young objects that have a name already.
    enum class Named { Keep, Free };
    void collect_young(Named named);
    void mark_young(Named named);
    void reach_young(Ref ref);
    std::uint64_t mark_everything();  // bytes marked

    Objects& objects_;
    const SaveEpoch& epoch_;
    Roots roots_;
    ReferenceCounts counts_;
    OldGarbage old_garbage_;
    bool may_have_old_garbage_ = false;
    std::vector<Ref> to_trace_;  // marked, not yet scanned; empty between collections
    std::vector<Ref> dead_;      // likewise
};

}  // namespace raceproof::state
