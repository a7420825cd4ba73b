#include "machine/native.h"

#include <vector>

#include "base/text.h"
#include "machine/frames.h"
#include "machine/machine.h"
#include "program/member_text.h"

namespace raceproof::machine {

using program::Method;
using state::Frame;

namespace flags = state::frame_flags;

state::State& NativeCall::state() const { return machine.state(); }

Object& NativeCall::object(Ref reference) const {
    if (reference == kNull) [[unlikely]]
        throw GuestContradiction{"null where the class library has an object"};
    return machine.state().at(reference);
}

NativeOutcome NativeCall::throws(Ref throwable) {
    exception = throwable;
    return NativeOutcome::Threw;
}

NativeOutcome NativeCall::throws(std::string_view exception_class) {
    return throws(machine.throwables.make(thread, exception_class, std::nullopt, has_frame_ ? nullptr : &method));
}

NativeOutcome NativeCall::throws(std::string_view exception_class, std::string_view message) {
    return throws(machine.throwables.make(thread, exception_class, utf16_from_utf8(message), has_frame_ ? nullptr : &method));
}

NativeOutcome NativeCall::throws(const program::LinkError& error) {
    if (error.kind == program::LinkErrorKind::Unsupported) return unsupported(error.message);
    return throws(machine.throwables.make(thread, error, has_frame_ ? nullptr : &method));
}

NativeOutcome NativeCall::unsupported(std::string_view what) {
    reason = what.empty() ? method.full_name() : std::string(what);
    return NativeOutcome::Unsupported;
}

NativeOutcome NativeCall::call(const Method& callee, std::span<const Slot> callee_arguments, std::uint32_t next_phase,
                               std::initializer_list<Ref> kept_references) {
    return push_callee(callee, callee_arguments, next_phase, kept_references);
}

NativeOutcome NativeCall::call_catching(const Method& callee, std::span<const Slot> callee_arguments, std::uint32_t next_phase,
                                        std::initializer_list<Ref> kept_references) {
    NativeOutcome outcome = push_callee(callee, callee_arguments, next_phase, kept_references);
    if (outcome == NativeOutcome::Called) thread.frames[thread.depth - 2].flags |= flags::kCatchesInNative;
    return outcome;
}

bool NativeCall::make_frame(std::uint32_t next_phase, std::initializer_list<Ref> kept_references) {
    constexpr std::size_t kSlack = 300;  // for the arguments of any callee
    std::size_t needed = method.argument_slots + kept_references.size() + kSlack;
    if (thread.depth >= state::kMaximumFrames || arguments + needed > thread.stack_end) {
        throws("java/lang/StackOverflowError");
        return false;
    }
    std::vector<Ref> keeping(kept_references);  // may lie in the slots that are written
    if (!has_frame_) {
        thread.top().stack_pointer = arguments;
        push_frame(thread, method, nullptr, arguments);
        has_frame_ = true;
    }
    Frame& frame = thread.top();
    frame.phase = next_phase;
    frame.flags &= ~(flags::kCatchesInNative | flags::kNotStarted);
    frame.stack_pointer = frame.locals + method.argument_slots;
    for (Ref reference : keeping) *frame.stack_pointer++ = state::slot_of(reference);
    return true;
}

NativeOutcome NativeCall::come_back(std::uint32_t next_phase, std::initializer_list<Ref> kept_references) {
    return make_frame(next_phase, kept_references) ? NativeOutcome::Called : NativeOutcome::Threw;
}

NativeOutcome NativeCall::push_callee(const Method& callee, std::span<const Slot> callee_arguments, std::uint32_t next_phase,
                                      std::initializer_list<Ref> kept_references) {
    std::vector<Slot> copied(callee_arguments.begin(), callee_arguments.end());  // may lie in slots that are overwritten
    if (!make_frame(next_phase, kept_references)) return NativeOutcome::Threw;
    Frame& frame = thread.top();
    Slot* base = frame.stack_pointer;
    std::copy(copied.begin(), copied.end(), base);
    return push_selected(callee, base);
}

NativeOutcome NativeCall::push_selected(const Method& callee, Slot* base) {
    auto throws_new = [&](std::string_view exception_class, std::optional<std::u16string_view> message) {
        return throws(machine.throwables.make(thread, exception_class, message));
    };
    if (callee.is_abstract()) {
        std::string named = program::external_method_without_class(callee.name.text(), callee.descriptor.text());
        return throws_new("java/lang/AbstractMethodError", utf16_from_utf8(named));
    }
    if (thread.depth >= state::kMaximumFrames) return throws_new("java/lang/StackOverflowError", std::nullopt);
    if (callee.native != 0 || callee.is_native()) {
        push_frame(thread, callee, nullptr, base);
        return NativeOutcome::Called;
    }
    auto code = machine.program().code_of(callee);
    if (!code && code.error().kind == program::LinkErrorKind::Unsupported) return unsupported(code.error().message);
    if (!code) return throws(machine.throwables.make(thread, code.error()));
    if (!fits(thread, base, **code)) return throws_new("java/lang/StackOverflowError", std::nullopt);
    push_callee_of_native(machine.classes, thread, callee, **code, base);
    return NativeOutcome::Called;
}

NativeOutcome NativeCall::tail_call(const Method& callee, std::span<const Slot> callee_arguments) {
    std::vector<Slot> copied(callee_arguments.begin(), callee_arguments.end());
    if (has_frame_) {
        VERIFY(!(thread.top().flags & (flags::kBottom | flags::kHoldsLock)),
               "should not replace a frame that has something to do");
        --thread.depth;
        if (thread.depth <= thread.first_saved_frame) machine.state().threads().save_frame(thread);
    }
    thread.top().stack_pointer = arguments;
    if (arguments + copied.size() + 16 > thread.stack_end) return throws("java/lang/StackOverflowError");
    std::copy(copied.begin(), copied.end(), arguments);
    NativeOutcome outcome = push_selected(callee, arguments);
    return outcome == NativeOutcome::Called ? NativeOutcome::TailCalled : outcome;
}

bool NativeCall::initialised(const program::Class& klass, NativeOutcome& outcome) {
    InitialisationStep step = machine.initialisation.initialise(thread, klass);
    switch (step.kind) {
        case InitialisationStep::Kind::Ready: return true;
        case InitialisationStep::Kind::FramePushed: outcome = NativeOutcome::Called; return false;
        case InitialisationStep::Kind::Blocked: outcome = NativeOutcome::Blocked; return false;
        case InitialisationStep::Kind::Threw: outcome = throws(step.exception); return false;
        case InitialisationStep::Kind::Unsupported: outcome = unsupported(step.missing); return false;
    }
    return true;
}

Ref NativeCall::kept(int index) const {
    VERIFY(has_frame_, "should have called before");
    return state::as_ref(thread.top().locals[method.argument_slots + index]);
}

}  // namespace raceproof::machine
