// Pushing frames.
#include <algorithm>

#include "base/text.h"
#include "machine/machine.h"

namespace raceproof::machine {

using program::Code;
using program::Method;
using state::Frame;

namespace flags = state::frame_flags;

bool Machine::fits(const state::Thread& thread, const Slot* locals, const Code& code) {
    return thread.depth < state::kMaximumFrames && locals + code.max_locals + code.max_stack <= thread.stack_end;
}

Frame& Machine::push_frame(state::Thread& thread, const Method& method, const Code* code, Slot* locals) {
    Frame& frame = thread.frames[thread.depth++];
    frame = Frame{};
    frame.method = &method;
    frame.code = code;
    frame.locals = locals;
    frame.stack_pointer = locals + (code == nullptr ? method.argument_slots : code->max_locals);
    return frame;
}

Frame& Machine::push_native_frame(state::Thread& thread, const Method& method, Slot* locals) {
    return push_frame(thread, method, nullptr, locals);
}

bool Machine::push_selected(NativeCall& call, const Method& callee, Slot* base) {
    state::Thread& thread = call.thread;
    auto throws = [&](Ref exception) {
        call.exception = exception;
        return false;
    };
    if (callee.is_abstract())
        return throws(new_throwable(thread, "java/lang/AbstractMethodError", utf16_from_utf8(source_signature(callee))));
    if (thread.depth >= state::kMaximumFrames) return throws(new_throwable(thread, "java/lang/StackOverflowError", std::nullopt));
    if (callee.native != 0 || callee.is_native()) {
        push_native_frame(thread, callee, base);
        return true;
    }
    auto code = program_.code_of(callee);
    if (!code) return throws(new_throwable(thread, code.error()));
    if (!fits(thread, base, **code)) return throws(new_throwable(thread, "java/lang/StackOverflowError", std::nullopt));
    push_callee_of_native(thread, callee, **code, base);
    return true;
}

void Machine::push_callee_of_native(state::Thread& thread, const Method& method, const Code& code, Slot* locals) {
    Frame& frame = push_frame(thread, method, &code, locals);
    if (!method.is_synchronized()) return;
    frame.lock = method.is_static() ? mirror(*method.owner) : state::as_ref(locals[0]);
    frame.flags = flags::kAwaitsLock;
}

void Machine::push_call(state::Thread& thread, const Method& method, std::span<const Slot> arguments) {
    state_.threads().begin_running(thread);
    Slot* base = thread.depth == 0 ? thread.stack : thread.top().stack_pointer;
    auto code = program_.code_of(method);
    VERIFY(code.ok(), "should be able to decode what the machine itself calls");
    VERIFY(fits(thread, base, **code), "should have room for what the machine itself calls");
    std::copy(arguments.begin(), arguments.end(), base);
    push_frame(thread, method, *code, base).flags = flags::kBottom;
}

}  // namespace raceproof::machine
