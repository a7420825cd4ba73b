// Why a thread stopped running: what `Machine::run` and `Machine::step` return. Everything that an execution leaves behind beside
// its state is here, so that going back in the state needs no second undo.
#pragma once

#include <optional>
#include <string>

#include "state/slot.h"

namespace raceproof::machine {

enum class StopKind {
    Budget,       // the budget of backward jumps is used up; run again to go on
    Pending,      // the thread stands before a visible operation: Machine::pending says which
    Ended,        // the thread's last frame has returned
    Blocked,      // the thread cannot go on now
    Exit,         // System.exit or Runtime.halt
    GivenUp,      // Raceproof.assume(false)
    Failed,       // MachineOptions::stop_at_failures: `uncaught` is what was thrown; run again to go on
    Unsupported,  // `reason`
};

struct Stop {
    StopKind kind = StopKind::Ended;
    std::string reason;                  // Unsupported: the full name of what is missing
    std::string stack;                   // Unsupported: the guest's stack at that point
    state::Ref uncaught = state::kNull;  // Failed: the exception. Else one that was let go before the stop, if any
    // The program's exit status, if the thread has decided it: by System.exit, or because `main` let an exception go. In the
    // second case other threads may go on, and change it.
    std::optional<int> exit_status;
};

}  // namespace raceproof::machine
