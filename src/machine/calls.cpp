// Calls and returns that the loop does not do itself: synchronized and native methods, methods not decoded yet, frames that have
// something to do when they end.
#include <fmt/format.h>

#include <cstring>

#include "machine/frames.h"
#include "machine/interpreter.h"
#include "program/resolution.h"

namespace raceproof::machine {

using program::Class;
using program::Method;
using state::Frame;

namespace flags = state::frame_flags;

Interpreter::Next Interpreter::invoke(const Method& method, Slot* arguments) {
    if (method.native != 0) return invoke_native(method, arguments);
    if (method.is_abstract()) return select_failed(method, *state_.at(state::as_ref(arguments[0])).klass);

    auto code = machine_.program().code_of(method);
    if (!code) return throw_link_error(code.error());
    if (!fits(thread_, arguments, **code)) return throw_new("java/lang/StackOverflowError");
    Ref lock = kNull;
    if (method.is_synchronized()) {
        lock = method.is_static() ? machine_.classes.mirror(*method.owner) : state::as_ref(arguments[0]);
        bool joins = machine_.pending_operations.is_join(thread_, method, arguments);
        if (must_stop({joins ? OperationKind::Join : OperationKind::MonitorEnter, &state_.at(lock)})) return stand();
        if (!machine_.monitors.lock(thread_, state_.at(lock))) {
            stop_.kind = StopKind::Blocked;
            return Next::Stop;
        }
    }
    thread_.top().stack_pointer = arguments;
    Frame& frame = push_frame(thread_, method, *code, arguments);
    if (lock != kNull) {
        frame.lock = lock;
        frame.flags = flags::kHoldsLock;
    }
    return Next::Execute;
}

Interpreter::Next Interpreter::invoke_native(const Method& method, Slot* arguments) {
    collect_if_due();
    OperationKind kind = machine_.pending_operations.of_native(thread_, method, arguments, 0);
    chosen_ = 0;
    if (kind != OperationKind::None && must_stop(subject_of_native(kind, method, arguments))) return stand();
    NativeCall call(machine_, thread_, method, arguments);
    call.alternative = chosen_;
    return finish_native(call, run_native(call));
}

NativeOutcome Interpreter::run_native(NativeCall& call) {
    try {
        return machine_.natives().function(call.method.native)(call);
    } catch (const GuestContradiction& contradiction) {
        return call.unsupported(call.method.full_name() + " on " + contradiction.what);
    }
}

// The top frame is a native one: enter it at its phase, at first or after its callee has ended.
Interpreter::Next Interpreter::enter_native_frame(Slot callee_result, Ref callee_exception) {
    Frame& frame = thread_.top();
    if (thread_.depth <= thread_.first_saved_frame) state_.threads().save_frame(thread_);
    NativeCall call(machine_, thread_, *frame.method, frame.locals);
    call.phase = frame.phase;
    call.callee_result = callee_result;
    call.callee_exception = callee_exception;
    call.has_frame_ = true;
    if (frame.method->native == 0) return unsupported(frame.method->full_name());
    OperationKind kind = machine_.pending_operations.of_native(thread_, *frame.method, frame.locals, frame.phase);
    chosen_ = 0;
    Subject subject = frame.phase == 0 ? subject_of_native(kind, *frame.method, frame.locals) : Subject{kind};
    if (kind != OperationKind::None && must_stop(subject)) return stand();
    call.alternative = chosen_;
    return finish_native(call, run_native(call));
}

Interpreter::Next Interpreter::finish_native(NativeCall& call, NativeOutcome outcome) {
    machine_.limits.ask();
    int slots = classfile::slot_count(call.method.return_type);
    if (call.exit_status) stop_.exit_status = call.exit_status;
    switch (outcome) {
        case NativeOutcome::Done:
            collected_for_this_ = false;
            if (call.has_frame_) return return_slowly(call.result, slots);
            thread_.top().stack_pointer = call.arguments;
            return deliver(call.result, slots);
        case NativeOutcome::Threw:
            collected_for_this_ = false;
            exception_ = call.exception;
            return Next::Throw;
        case NativeOutcome::Called:
        case NativeOutcome::TailCalled: collected_for_this_ = false; return Next::Execute;
        case NativeOutcome::Declined: {
            auto code = machine_.program().code_of(call.method);
            if (!code) return throw_link_error(code.error());
            if (!fits(thread_, call.arguments, **code)) return throw_new("java/lang/StackOverflowError");
            if (call.has_frame_) {  // the bytecode's frame takes the place of the native one
                --thread_.depth;
                if (thread_.depth <= thread_.first_saved_frame) state_.threads().save_frame(thread_);
            }
            thread_.top().stack_pointer = call.arguments;
            push_callee_of_native(machine_.classes, thread_, call.method, **code, call.arguments);
            return Next::Execute;
        }
        case NativeOutcome::Unsupported: return unsupported(call.reason.empty() ? call.method.full_name() : call.reason);
        case NativeOutcome::OutOfMemory:
            if (collected_for_this_) return out_of_memory("Java heap space");
            collected_for_this_ = true;
            machine_.collect();
            return Next::Execute;  // the invoke instruction, or the native frame, is entered again
        case NativeOutcome::Blocked: stop_.kind = StopKind::Blocked; return Next::Stop;
        case NativeOutcome::Exit: stop_.kind = StopKind::Exit; return Next::Stop;
        case NativeOutcome::GivenUp: stop_.kind = StopKind::GivenUp; return Next::Stop;
        case NativeOutcome::Failed: return fail(call.exception);
    }
    return Next::Stop;
}

Interpreter::Next Interpreter::deliver(Slot result, int slots) {
    Frame& frame = thread_.top();
    if (frame.code == nullptr) return enter_native_frame(result, kNull);
    if (slots != 0) *frame.stack_pointer = result;
    frame.stack_pointer += slots;
    ++frame.pc;
    return Next::Execute;
}

Interpreter::Next Interpreter::return_slowly(Slot result, int slots) {
    Frame& frame = thread_.top();
    if (frame.flags & flags::kHoldsLock) {
        if (must_stop_before_leaving(state_.at(frame.lock))) return stand();
        frame.flags &= ~flags::kHoldsLock;
        if (!machine_.monitors.unlock(thread_, state_.at(frame.lock)))
            return throw_new("java/lang/IllegalMonitorStateException", "current thread is not owner");
    }
    if (frame.flags & flags::kClassInitialiser) return end_class_initialiser(Completion::Normal);
    bool bottom = frame.flags & flags::kBottom;
    bool checks = frame.flags & flags::kChecksResult;
    bool discard = frame.flags & flags::kDiscardResult;
    --thread_.depth;
    if (bottom) {
        stop_.kind = StopKind::Ended;
        return Next::Stop;
    }
    if (thread_.depth <= thread_.first_saved_frame) state_.threads().save_frame(thread_);
    if (checks && !is_wanted_result(result)) return unsupported("a result of another type than a call of a method handle wants");
    return deliver(result, discard ? 0 : slots);
}

// `method` is what was called or what the tables gave for it; the instruction at hand says what was named, and how.
Interpreter::Next Interpreter::select_failed(const Method& method, const Class& receiver) {
    constexpr std::uint8_t kInvokeInterface = 185;
    const Frame& frame = thread_.top();
    const Method* named = &method;
    auto call = method.owner->is_interface() ? program::CallKind::Interface : program::CallKind::Virtual;
    if (frame.code != nullptr) {
        const program::Instruction instruction = program::snapshot(frame.code->instructions[frame.pc]);
        if (instruction.op == program::Op::InvokeVirtualQuick || instruction.op == program::Op::InvokeInterfaceQuick) {
            named = instruction.pointer<const Method>();
            bool by_interface = frame.method->info->code->code[frame.code->byte_offsets[frame.pc]] == kInvokeInterface;
            call = by_interface ? program::CallKind::Interface : program::CallKind::Virtual;
        }
    }
    auto selected = program::select(receiver, *named, call);
    VERIFY(!selected.ok(), "should find out why the tables have no method to run");
    return throw_link_error(selected.error());
}

Interpreter::Next Interpreter::ensure_initialised(const Class& klass) {
    // Who begins is a matter of the schedule; who waits, or goes on with what it has begun, is not. Nor does it matter who begins
    // with a class of the JDK.
    bool begins_unseen = klass.is_trusted && machine_.visibility.scope == Scope::Shared;
    if (!begins_unseen && machine_.initialisation.is_untouched(klass) && must_stop({OperationKind::ClassInitialise}))
        return stand();
    InitialisationStep step = machine_.initialisation.initialise(thread_, klass);
    switch (step.kind) {
        case InitialisationStep::Kind::Ready:
        case InitialisationStep::Kind::FramePushed: return Next::Execute;
        case InitialisationStep::Kind::Threw: exception_ = step.exception; return Next::Throw;
        case InitialisationStep::Kind::Blocked: stop_.kind = StopKind::Blocked; return Next::Stop;
        case InitialisationStep::Kind::Unsupported: return unsupported(step.missing);
    }
    return Next::Execute;
}

bool Interpreter::is_left(const Frame& frame, const program::Instruction& instruction, Next next) const {
    if (next == Next::Throw) return true;
    if (next == Next::Stop)
        return stop_.kind != StopKind::Pending && stop_.kind != StopKind::Blocked && stop_.kind != StopKind::Unsupported;
    const Frame& top = thread_.top();
    if (&top == &frame) return frame.code->instructions.data() + frame.pc != &instruction;
    // A callee's frame, or that of the initialiser of a class which the instruction needs first.
    return !((&frame)[1].flags & flags::kClassInitialiser);
}

void Interpreter::finish_instruction(int pops, Slot result, int pushes) {
    Frame& frame = thread_.top();
    frame.stack_pointer -= pops;
    if (pushes != 0) *frame.stack_pointer = result;
    frame.stack_pointer += pushes;
    ++frame.pc;
}

Interpreter::Next Interpreter::monitor_enter(Ref object) {
    if (object == kNull) return throw_new("java/lang/NullPointerException");
    if (must_stop({OperationKind::MonitorEnter, &state_.at(object)})) return stand();
    if (!machine_.monitors.lock(thread_, state_.at(object))) {
        stop_.kind = StopKind::Blocked;
        return Next::Stop;
    }
    finish_instruction(1, 0, 0);
    return Next::Execute;
}

Interpreter::Next Interpreter::monitor_exit(Ref object) {
    if (object == kNull) return throw_new("java/lang/NullPointerException");
    if (must_stop_before_leaving(state_.at(object))) return stand();
    if (!machine_.monitors.unlock(thread_, state_.at(object)))
        return throw_new("java/lang/IllegalMonitorStateException", "current thread is not owner");
    finish_instruction(1, 0, 0);
    return Next::Execute;
}

Interpreter::Next Interpreter::unsupported(std::string_view what) {
    stop_.kind = StopKind::Unsupported;
    stop_.reason = what;
    stop_.stack = machine_.throwables.stack_text(thread_);
    return Next::Stop;
}

}  // namespace raceproof::machine
