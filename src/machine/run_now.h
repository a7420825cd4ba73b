// Calls that the machine makes itself and runs to their end: at boot and before `main`, when no other thread exists, and after
// the program has ended.
#pragma once

#include <span>

#include "machine/machine.h"

namespace raceproof::machine {

// Pushes a frame of a static method onto a thread that has none, or on top of its frames.
void push_call(Machine& machine, state::Thread& thread, const program::Method& method, std::span<const Slot> arguments);
Stop run_to_end(Machine& machine, state::Thread& thread);
// Initialises a class on a thread that has no frames.
Stop initialise_now(Machine& machine, state::Thread& thread, const program::Class& klass);

}  // namespace raceproof::machine
