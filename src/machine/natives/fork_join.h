#pragma once

#include <cstdint>
#include <optional>

#include "machine/machine.h"
#include "machine/native_table.h"

namespace raceproof::machine::natives {

// The thread stops at a scheduling point of its top frame. If that is one of the loops in which a thread helps others until its
// own task is done, the number of queues that it has looked at starts again.
void start_rounds_again(Machine& machine, state::Thread& thread);

// A worker that waits for work, for so long at most: it gives up if it is the one that came last to wait, else it waits for as
// long again. So that the time has passed matters only then, and which is the last, ForkJoinPool.ctl says.
struct IdleWorker {
    Ref pool;
    std::uint32_t slot_of_control;
    bool is_last;
};
// Of a thread that stands before Unsafe.park; none if it does not wait for work. At the grain of operations only.
std::optional<IdleWorker> idle_worker(Machine& machine, const state::Thread& thread);

void register_fork_join(NativeTable& table);

}  // namespace raceproof::machine::natives
