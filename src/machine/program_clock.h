// The clock as the checked program sees it while its schedules are explored.
//
// No schedule says how long anything takes: a look at the clock may find any time that is not before what is known to have
// passed. Of these times two are explored. The first alternative of a look is the earliest: the time of the look before, by
// whatever thread, or the end of a timed wait that has run out since. The second is a *leap*: a year later, which is beyond any
// time that a program waits for. So every comparison with a deadline comes out both ways where it can.
//
// TimePasses::AtAnyPoint. Time begins with the first look. From then on the state holds the time of the last look (`now`, with
// the first thread), and with each thread the time at which its timed wait began, before which it cannot be over. What began
// before the first look may be over at once. Times told are part of the state as values of the program's variables only, beside
// how often the time has moved (Status::told_time): states that differ in nothing but how late it is count as one, so a loop that
// looks at the clock comes back to where it was. What that leaves out is a branch for a time that is neither the earliest nor
// very late, after more than three moves: a verdict about a program that looks at the clock says that it rests on this.
//
// TimePasses::WhenIdle. All clocks are one (Clocks::synchronise) and part of the state. A leap is a time-out like
// others: it happens only when no thread can do anything else, and after all others.
//
// What the class library reads to measure its own timed waits is no look (natives/time.cpp).
#pragma once

#include <cstdint>

#include "machine/machine.h"

namespace raceproof::machine {

inline constexpr std::int64_t kYear = std::int64_t{365} * 24 * 3600 * 1'000'000'000;  // nanoseconds
inline constexpr std::int64_t kLeap = kYear;
// A wait for so long is meant to be one for ever (Long.MAX_VALUE nanoseconds are 292 years): it does not run out.
inline constexpr std::int64_t kForEver = 100 * kYear;

// The thread is about to read the clock, or does: is it a look of the program's, of which the schedule chooses the outcome?
bool is_look_of_program(const Machine& machine, const state::Thread& thread, const program::Method& native);

// The alternatives of a look.
void add_alternatives_of_look(Machine& machine, const state::Thread& thread, PendingOperation& pending);

enum class Look { Earliest, Leap };
// Nanoseconds since time began.
std::int64_t look_at_program_clock(Machine& machine, state::Thread& thread, Look look);

// The thread's timed wait runs out.
void end_timed_wait(Machine& machine, state::Thread& thread, const PendingOperation& pending);
// A thread whose timed wait may be over although nobody could tell, because another thread holds the monitor that it then needs;
// nullptr if this is not one. It makes a difference to who asks for its state: there it is decided.
state::Thread* late_waiter(Machine& machine, Ref java_thread);
// The thread has taken a step. It may stand in a timed wait now.
void begin_timed_wait(Machine& machine, state::Thread& thread);

}  // namespace raceproof::machine
