// Threads that wait for each other's monitors in a circle: A holds what B wants to lock, B what C wants, and so on back to A.
//
// Nothing ends that, whatever other threads do: a wait for a monitor has no time-out and is not interrupted, and none of the
// owners can let go. So it is a deadlock of these threads also while others go on, which a search can tell by a look at one
// state. It is not so with locks of java.util.concurrent: a parked thread can be woken by anybody. There only a search for cycles
// that a fair scheduler goes round for ever tells (search::fair_cycles).
#pragma once

#include <vector>

#include "machine/machine.h"

namespace raceproof::findings {

// The circle that the thread is part of, by rising numbers; empty if there is none. Costs a look at the thread's pending
// operation unless it is blocked. A circle is closed by the step of one of its threads, so that asking for the thread that took
// the last step finds every one.
std::vector<state::ThreadId> lock_cycle(machine::Machine& machine, state::ThreadId thread);

}  // namespace raceproof::findings
