// Which old objects have died in a step.
//
// The idea: an old object that was reachable at the last end of a step and is not now has lost a reference somewhere on every
// path to it. Follow such a path from its root: the last reference that is missing led to a *suspect*, the target of a reference
// that was dropped in this epoch, and from there the path is whole. So what is dead can be reached from a dead suspect, and
//
// - if every suspect is still reachable, nothing is dead. Most steps drop few references, and what those led to is mostly found a
//   step or two away from where the running thread now stands: it is searched there, in the frames before anything else, and
//   around them unless the counts of the suspects and of the little that they reach tell already;
// - of the *candidates*, all that can be reached from the other suspects, those are alive that something else refers to, and what
//   they reach. How many references an object has is counted (reference_counts.h), so that is seen from the candidates alone;
// - if there are too many candidates, everything alive is marked, in breadth, up to the last suspect; if that does not find them
//   all, the sweep follows.
//
// The first two cost what the step dropped, however large the heap is. It all rests on there having been no old garbage before;
// otherwise everything must be marked (Collector).
//
// Invariants. Between searches no object is a suspect or a candidate, and none is marked. `find` answers with the dead, all of
// them, flagged as candidates.
#pragma once

#include <vector>

#include "state/objects.h"
#include "state/reference_counts.h"
#include "state/roots.h"
#include "state/threads.h"
#include "state/write_barrier.h"

namespace raceproof::state {

class OldGarbage {
  public:
    OldGarbage(Objects& objects, const Threads& threads, const WriteBarrier& barrier, const ReferenceCounts& counts,
               const Roots& roots)
        : objects_(objects), threads_(threads), barrier_(barrier), counts_(counts), roots_(roots) {}

    // Appends the dead. Young garbage must be gone, and the counts up to date.
    void find(std::vector<Ref>& dead);

    // Flags everything that is not marked as dead, and removes all marks.
    static void take_unmarked(Heap& heap, std::vector<Ref>& dead);

  private:
    void find_suspects();
    void suspect(Ref ref);
    void forget_suspects();

    void reach(Ref ref);
    bool finds_suspects_in_frames();
    bool finds_suspects_nearby();
    bool finds_suspects_anywhere();

    bool decides_by_counts(std::vector<Ref>& dead);
    bool are_all_referred_to();
    bool close_candidates(std::size_t most);
    bool add_candidate(Ref ref, std::size_t most);
    bool is_candidate(Ref ref) const { return (objects_.at(ref).flags & object_flags::kCandidate) != 0; }
    void forget_candidates();
    void rescue_referred_to();
    void rescue(Ref ref);
    void rescue_reached();

    Objects& objects_;
    const Threads& threads_;
    const WriteBarrier& barrier_;
    const ReferenceCounts& counts_;
    const Roots& roots_;
    // ── empty between searches ──
    std::vector<Ref> suspects_;
    std::size_t unreached_suspects_ = 0;
    std::vector<Ref> marked_;  // in the order of marking, which is that of tracing
    std::vector<Ref> candidates_;
    std::vector<Ref> to_rescue_;
};

}  // namespace raceproof::state
