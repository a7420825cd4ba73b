// Numbers that the JDK takes from counters which all threads share: of threads, pools, timers, thread locals.
//
// A shared counter makes every two creations depend on each other: the numbers tell in which order they happened. Here a number
// is a function of the creating thread and of how many things of the kind it has made before, so that creations by different
// threads commute, and giving a number is no step that another thread can see.
//
// The rule: what the main thread makes is numbered from `first` on, as `java` numbers it in a program where main makes all. What
// another thread makes gets its own block of 100,000 numbers, the thread's id less one times 100,000 plus the same count:
// Thread-100000 is the first thread that the first thread of main has made. Where a block would not fit (ids from 10,000 on, that
// is also threads that were not made by main), the number is a hash of the thread and the count, of a billion or more.
#pragma once

#include "machine/natives/support.h"

namespace raceproof::machine::natives {

enum class Counted : std::uint8_t {
    ThreadName,
    ThreadId,
    ExecutorsPool,
    ForkJoinPool,
    Timer,
    ThreadLocal,
    SplittableRandom,
    NativeMemory
};
static_assert(static_cast<std::size_t>(Counted::NativeMemory) < state::kCountedKinds);

// How many things of the kind the calling thread has made before; counts one more.
std::uint32_t count_one(NativeCall& call, Counted kind);

std::int32_t serial_number(NativeCall& call, Counted kind, std::int32_t first);

// The id of a new thread: unique. 1 is main, what main makes follows; else the maker's id times 100,000 plus its count.
std::int64_t new_thread_id(NativeCall& call);

}  // namespace raceproof::machine::natives
