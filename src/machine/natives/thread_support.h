// The clock and the interrupt flag of the calling thread, for natives that take time.
//
// Time is logical: each thread has a clock of its own that moves only when the thread sleeps, waits with a timeout, or looks at
// it. So a program sees the same times in every run, and a loop that waits for a time to come ends.
#pragma once

#include "machine/natives/support.h"

namespace raceproof::machine::natives {

// What one look at the clock costs.
inline constexpr std::int64_t kNanosecondsPerQuery = 1000;

inline void advance_clock(NativeCall& call, std::int64_t nanoseconds) {
    call.state().threads().before_status_write(call.thread);
    auto sum = static_cast<std::uint64_t>(call.thread.status.clock) + static_cast<std::uint64_t>(nanoseconds);
    call.thread.status.clock = static_cast<std::int64_t>(sum);
}

// Nanoseconds since the start on the thread's own clock, moved on by this look.
inline std::int64_t look_at_clock(NativeCall& call) {
    advance_clock(call, kNanosecondsPerQuery);
    call.thread.status.has_read_clock = true;
    return call.thread.status.clock;
}

// Nanoseconds since the start, as the caller of the native is to be told (time.cpp).
std::int64_t read_clock(NativeCall& call);

// Is the calling thread interrupted? Clears the flag, as blocking methods do before they throw.
bool take_interrupt(NativeCall& call);

// What Unsafe.unpark gives: the thread's next park returns at once.
void give_permit(NativeCall& call, Ref java_thread);
// The program looks at what another thread waits for: from now on, giving up a lock that it waits for is seen.
void note_look_at_thread(NativeCall& call);

}  // namespace raceproof::machine::natives
