// Who reads the clock, and what for (clock_readers.cpp).
#pragma once

#include <cstdint>

#include "program/class.h"
#include "state/thread.h"

namespace raceproof::machine::natives {

enum class ClockReader : std::uint8_t {
    Program,    // the program, or the class library on its behalf: the answer is one of the times that it might be
    Waiter,     // a library thread that goes on when a time has come, and waits for it if not
    Measuring,  // a timed wait of the library, which only asks how long it takes
    Seed,       // wants a number that differs from the last one
    IdleWorker,
};

// The thread calls this native method, or is in it.
ClockReader reader_of_clock(const state::Thread& thread, const program::Method& native);

}  // namespace raceproof::machine::natives
