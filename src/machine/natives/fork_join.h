#pragma once

#include "machine/machine.h"
#include "machine/native_table.h"

namespace raceproof::machine::natives {

// The thread stops at a scheduling point of its top frame. If that is one of the loops in which a thread helps others until its
// own task is done, the number of queues that it has looked at starts again.
void start_rounds_again(Machine& machine, state::Thread& thread);

void register_fork_join(NativeTable& table);

}  // namespace raceproof::machine::natives
