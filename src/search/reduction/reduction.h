// Depth-first search that leaves out steps whose order makes no difference.
//
// *Dynamic* (Flanagan, Godefroid 2005; with states, Yang, Chen, Gopalakrishnan, Kirby 2008): in a new state one thread is chosen.
// Whenever a step turns out to race with what can follow it (reduction/later_races.h), a thread that leads to where the race is
// reversed is added to the backtrack set of the state before it (reduction/backtrack_sets.h). In the end each state has taken
// steps of a persistent set of threads: enough to reach every deadlock, every end and every violation.
//
// An execution is cut where it comes to a known state, so what would have followed must be known: each state keeps a summary of
// the accesses that can follow it (reduction/summaries.h). Summaries are made from the last state to the first, and so are races
// found: when the search comes back to a step, from all that was explored behind it.
//
// Cycles: what follows a state that is not explored yet is known only in part. The states of the graph are therefore sorted into
// strongly connected components as they are left (Tarjan 1972; reduction/visited_states.h); a step that leads into a component
// that is not complete makes every state between there and here take the steps of all threads. A thread that comes back to where
// it was by its own steps only waits for others: there it is enough that one of them goes too.
//
// A thread whose steps were taken sleeps while those of others are, until one is dependent on them (reduction/sleep_sets.h). A
// state that was visited while threads slept is visited again when one of them comes awake.
//
// A search that hardly ever leaves anything out goes on without the reduction, which is faster then.
//
// *Goldilocks* (Elmas, Qadeer, Tasiran 2006, figures 6 and 7): a thread goes on alone until another's step may depend on its own,
// known or not; there all threads take steps.
#pragma once

#include <memory>

#include "search/strategy.h"

namespace raceproof::search {

struct ReductionOptions {
    Reduction kind = Reduction::Dynamic;  // not None
    // Dynamic: in so many states with a choice, and whenever there were twice as many, some choice must have been left out in one
    // of kWorthIt states at least. Otherwise the reduction is given up.
    std::uint64_t patience = 1 << 12;
    static constexpr std::uint64_t kWorthIt = 16;
    bool has_sleep_sets = true;  // if dynamic (reduction/sleep_sets.h)
    // Wrong on purpose, for tests that must notice.
    bool forgets_summaries = false;
    bool ignores_cycles = false;
    bool forgets_blocked = false;
    bool forgets_sleepers = false;
};

std::unique_ptr<Strategy> reduced_depth_first(const ReductionOptions& options = {});

}  // namespace raceproof::search
