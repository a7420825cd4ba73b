// The clocks of the threads: each thread has its own, which waiting moves on (state/thread.h). When time passes, and how far the
// clocks may be apart, is the caller's choice; what the program sees of them is program_clock.h's.
#pragma once

#include <cstdint>

#include "state/thread.h"

namespace raceproof::machine {

class Machine;

// When time passes (program_clock.h).
enum class TimePasses : std::uint8_t {
    ByLooking,   // a little with each look at the clock, and by waiting: one schedule, not explored
    WhenIdle,    // while no thread can do anything else
    AtAnyPoint,  // as on a machine that is arbitrarily busy
};

// Does it matter whose clock is ahead?
enum class ClocksAre : std::uint8_t { Compared, Apart };

class Clocks {
  public:
    explicit Clocks(Machine& machine) : machine_(machine) {}

    TimePasses time_passes = TimePasses::ByLooking;
    bool has_told_time = false;  // to the program, since somebody set this to false

    // In one schedule without exploration all clocks are one: nobody's time is behind what others have waited for.
    // A thread in a timed wait keeps the time at which it began to wait; it catches up when it goes on for another reason.
    void synchronise(std::int64_t nanoseconds);
    void catch_up(state::Thread& thread);
    // As long as nobody has looked at a clock, moving all of them back by the same amount cannot be observed: then loops over
    // timed waits come back to the same state. Measuring is no look (natives/time.cpp). Clocks that are apart only measure, and
    // can always be moved back: the program is told another time (program_clock.h).
    void rewind(ClocksAre clocks);

  private:
    Machine& machine_;
};

}  // namespace raceproof::machine
