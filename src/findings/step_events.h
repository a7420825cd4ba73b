// What a step does. Everything is read off the state before the step: the operation comes first in it, so what it will find is
// there already, and what it will write lies on the thread's operand stack.
#pragma once

#include <cstdint>

#include "findings/trace.h"
#include "findings/values.h"
#include "machine/machine.h"

namespace raceproof::findings {

// `frame` is the one whose fields give arrays their names: the thread's topmost frame of the program itself, or nullptr.
Operation pending_operation(machine::Machine& machine, state::Thread& thread, std::uint32_t alternative,
                            const state::Frame* frame, ObjectNames& names);

}  // namespace raceproof::findings
