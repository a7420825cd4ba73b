// What a step does, in words. Everything is read off the state before the step: the operation comes first in it, so what it will
// find is there already, and what it will write lies on the thread's operand stack.
#pragma once

#include <cstdint>
#include <string>

#include "explore/describe_value.h"
#include "machine/machine.h"

namespace raceproof::explore {

struct StepText {
    std::string action;  // past tense: "locked a Main$Account"
    std::string target;  // what it is about; may be empty
};

// `frame` is the one whose fields give arrays their names: the thread's topmost frame of the program itself, or nullptr.
StepText describe_step(machine::Machine& machine, state::Thread& thread, std::uint32_t alternative, const state::Frame* frame,
                       ObjectNames& names);

}  // namespace raceproof::explore
