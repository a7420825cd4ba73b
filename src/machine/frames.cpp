#include "machine/frames.h"

#include "machine/classes.h"
#include "machine/library_operations.h"

namespace raceproof::machine {

using program::Class;
using program::Code;
using program::Method;
using state::Frame;
using state::Slot;

bool fits(const state::Thread& thread, const Slot* locals, const Code& code) {
    return thread.depth < state::kMaximumFrames && locals + code.max_locals + code.max_stack <= thread.stack_end;
}

Frame& push_frame(state::Thread& thread, const Method& method, const Code* code, Slot* locals) {
    if (thread.depth > 0) thread.crossings += is_crossing(thread, *thread.top().method, method);
    Frame& frame = thread.frames[thread.depth++];
    frame = Frame{};
    frame.method = &method;
    frame.code = code;
    frame.locals = locals;
    frame.stack_pointer = locals + (code == nullptr ? method.argument_slots : code->max_locals);
    return frame;
}

void push_callee_of_native(Classes& classes, state::Thread& thread, const Method& method, const Code& code, Slot* locals) {
    Frame& frame = push_frame(thread, method, &code, locals);
    if (!method.is_synchronized()) return;
    frame.lock = method.is_static() ? classes.mirror(*method.owner) : state::as_ref(locals[0]);
    frame.flags = state::frame_flags::kAwaitsLock;
}

const Method* selected_method(const Method& method, const Class& receiver) {
    if (method.vtable_index != program::kNoTableIndex) return receiver.vtable[method.vtable_index];
    if (method.interface_index != program::kNoTableIndex) return receiver.find_interface_method(method);
    return &method;
}

}  // namespace raceproof::machine
