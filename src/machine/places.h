// Where threads are, and were, as data: places in the source, stacks, names of threads.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "machine/machine.h"
#include "program/place.h"

namespace raceproof::machine {

// One call on a stack.
struct StackFrame {
    std::string module;  // "java.base"; empty for the class path
    program::Place place;
    bool is_native = false;
    bool is_of_program = false;  // neither of the JDK nor made by the compiler
    friend bool operator==(const StackFrame&, const StackFrame&) = default;
};
StackFrame stack_frame(const program::Method& method, const program::Code* code, std::uint32_t pc);

std::string thread_name(Machine& machine, const state::Thread& thread);

// Code of the program itself that people have written.
bool is_of_program(const state::Frame& frame);
program::Place place_of(const state::Frame& frame);
// The thread's topmost frame of the program itself; nullptr if it is in the JDK only.
const state::Frame* top_frame_of_program(const state::Thread& thread);
// The place of that frame, else of the topmost.
program::Place place_in_program(const state::Thread& thread);

// Innermost call first; only what is shown.
std::vector<StackFrame> stack_of(const state::Thread& thread);
// Of a Throwable: where it was made.
std::vector<StackFrame> backtrace_of(Machine& machine, const Object& throwable);

// The monitors that the thread holds, outermost first.
std::vector<Ref> monitors_held_by(Machine& machine, const state::Thread& thread);

}  // namespace raceproof::machine
