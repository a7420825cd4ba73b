// Standing in the queue of a synchroniser of java.util.concurrent, at the grain of operations (machine/library_operations.h).
//
// ReentrantLock, Semaphore, CountDownLatch and the workers of a pool wait in the queue of an AbstractQueuedSynchronizer. What
// that leaves behind (spent nodes, who was last at its head, how often a waiter has spun) tells states apart in which nothing
// differs. So a thread calls lock, acquire or await only when that need not wait (the operation Acquire), which nobody can
// tell from having called it before, unless he asks who is in the queue. Once the program does
// (Inspections::queues), a thread that did not get what it asked for stands there instead, with no node, until
// another attempt would succeed. So does a thread that has been signalled and wants its lock back. Waiters have no order: the
// documentation of locks and semaphores that are not fair promises none, and any of them may be next.
//
// Left as the JDK has it, in the queue: fair synchronisers, read-write locks (whose readers wait behind a writer), time limits,
// synchronisers of the program's own; and whoever comes while somebody is in that queue, because order may matter to those (a
// request for two permits holds up one for a single permit behind it).
#pragma once

#include <array>
#include <cstdint>

#include "machine/machine.h"
#include "machine/native_table.h"

namespace raceproof::machine::natives {

// Is the call of one of these methods an operation, to be made when it need not wait?
bool waits_before_call(Machine& machine, const program::Method& method, const Object& synchroniser);
bool need_not_wait(Machine& machine, const state::Thread& thread, const program::Method& method, const Slot* arguments);
// AbstractQueuedSynchronizer's own methods. Is it the machine that answers who waits, because it knows better than the JDK?
bool is_of_synchroniser(const program::Method& method);
bool knows_who_waits(const program::Method& method, const Object& synchroniser);
// Does AbstractQueuedSynchronizer.acquire, in this phase, stand in the queue?
bool stands_in_queue(std::uint32_t phase);
// The thread stops at a scheduling point. If it parks in the queue that the JDK keeps, how often it has spun there before, which
// decides only how often it will spin, starts again.
void forget_spins(Machine& machine, state::Thread& thread);
// Would another attempt succeed? The arguments are those of acquire.
bool can_be_acquired(Machine& machine, const Slot* arguments);
// Is this the call of an unlock by which the thread gives back a lock that nobody shares with it, with nobody in the queue that
// the JDK keeps? Others can do nothing with that lock but wait for it, unless they look whether it is taken
// (Inspections::locks): so giving it back needs no scheduling point, as for a monitor.
bool gives_back_exclusive_lock(Machine& machine, const state::Thread& thread, const state::Frame& call);
// The slots of a synchroniser that decide whether a thread has to wait: its state, and the ends of the queue that the JDK keeps.
std::array<std::uint32_t, 3> slots_that_decide(const Object& synchroniser);

}  // namespace raceproof::machine::natives
