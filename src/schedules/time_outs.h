// When a timed wait may end by its time-out, and what that does.
//
// A time-out takes a thread out of the wait set of its monitor, which it must then lock again. If the monitor is free it does
// both in one step. If another thread holds it the time-out is a step of its own, after which the thread stands waiting for the
// monitor like any other: it does not matter then how long after its time the monitor becomes free.
#pragma once

#include <cstdint>

#include "machine/machine.h"

namespace raceproof::schedules {

enum class TimeOuts {
    Quiescent,  // only when nothing else can happen, the earliest first
    Any,        // whenever the scheduler chooses
};

// Does the alternative end a wait by its time-out without locking the monitor, which another thread holds?
bool only_ends_wait(machine::Machine& machine, const machine::PendingOperation& pending, std::uint32_t alternative);

// The alternatives that can happen whenever the scheduler chooses, one bit each. A time-out that only ends a wait is not among
// them: nobody could tell it from one that comes when the monitor is free, but for who asks for the thread's state, which then
// decides it (machine/program_clock.h, late_waiter).
std::uint64_t enabled_at_any_time(machine::Machine& machine, const machine::PendingOperation& pending);

}  // namespace raceproof::schedules
