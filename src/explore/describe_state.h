// A state of the machine in words: threads, what each waits for, where it stands; and what has gone wrong in it.
#pragma once

#include <string>

#include "explore/finding.h"
#include "machine/machine.h"

namespace raceproof::explore {

std::string thread_name(machine::Machine& machine, const state::Thread& thread);

// "lock a Main$Account, held by "Thread-1"": completes "is about to …" or "waits to …".
std::string describe_operation(machine::Machine& machine, const machine::PendingOperation& pending);
// With these words before it. A thread in a timed wait waits.
std::string describe_pending(machine::Machine& machine, const machine::PendingOperation& pending);

// All living threads: name, what each waits for, its stack.
std::string describe_threads(machine::Machine& machine);

Place place_of(const program::Method& method, std::uint32_t pc);
Place place_of(const state::Frame& frame);
// Where the thread is in the program itself: its topmost frame that is not of the JDK, else the topmost.
Place place_in_program(const state::Thread& thread);

// What the operation is done to: "Main.counter", a class, or nothing.
std::string target_of(machine::Machine& machine, const machine::PendingOperation& pending);
// The thread, what it waits to do, and where in the program.
Position position_of(machine::Machine& machine, state::Thread& thread);

Finding describe_deadlock(machine::Machine& machine);
// Of these threads only (explore/lock_cycle.h).
Finding describe_lock_cycle(machine::Machine& machine, const std::vector<state::ThreadId>& threads);
// From the present state threads can go round for ever, at these positions.
Finding describe_livelock(machine::Machine& machine, std::vector<Position> positions);
// `throwable` has ended the thread, or is what a failed assert in its top frame is about to throw.
Finding describe_failure(machine::Machine& machine, state::Thread& thread, state::Ref throwable);

}  // namespace raceproof::explore
