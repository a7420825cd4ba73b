// Pushing frames, and which method a call runs.
#pragma once

#include "program/class.h"
#include "program/code.h"
#include "state/thread.h"

namespace raceproof::machine {

class Classes;

// Is there room for a frame of this code whose locals begin there?
bool fits(const state::Thread& thread, const state::Slot* locals, const program::Code& code);

// `code` is nullptr for a native method.
state::Frame& push_frame(state::Thread& thread, const program::Method& method, const program::Code* code, state::Slot* locals);
// A frame that a native pushes: a synchronized method takes its lock when it is about to begin.
void push_callee_of_native(Classes& classes, state::Thread& thread, const program::Method& method, const program::Code& code,
                           state::Slot* locals);

// The method that a virtual or interface call of `method` runs on this receiver; nullptr: AbstractMethodError.
const program::Method* selected_method(const program::Method& method, const program::Class& receiver);

}  // namespace raceproof::machine
