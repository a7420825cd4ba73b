// The life of a guest thread, from its first action to its last, as the phases of a native frame at the bottom of its stack.
#pragma once

#include <cstdint>

#include "machine/native.h"
#include "machine/operation.h"

namespace raceproof::machine {

enum class LifePhase : std::uint32_t {
    Called,      // 0: in the starting thread, Thread.start0 itself
    Begin,       // the new thread's first step
    BeginMain,   // the same of the main thread, which has no Thread.run
    Ran,         // run() or main() has returned or thrown
    Failed,      // … and nobody handles it: a failure to be told of (MachineOptions::stop_at_failures)
    Dispatch,    // hand the uncaught exception to its handler, the program's or the JDK's
    Dispatched,  // the uncaught exception has been handled
    Left,        // thread locals that want to know have been told: lock the Thread, tell who joins, end
    Await,       // the main thread has ended and waits for the others, like the JVM's DestroyJavaVM
    Attached,    // it has a new Thread object, to run shutdown hooks
    HooksRan,    // they have run
};

// JVMTI's thread state bits, as Thread.threadStatus holds them.
inline constexpr std::int32_t kAliveAndRunnable = 5, kEnded = 2;
inline constexpr std::int32_t kNormalPriority = 5;

OperationKind life_operation(LifePhase phase);

// The native body behind java.lang.Thread.start0.
NativeOutcome live(NativeCall& call);

// Saturates.
std::int64_t nanoseconds_of(std::int64_t milliseconds);

}  // namespace raceproof::machine
