// Throwing: finding the handler, popping frames on the way.
#include <fmt/format.h>

#include <algorithm>
#include "base/text.h"

#include "machine/failed_asserts.h"
#include "machine/interpreter.h"
#include "machine/thread_life.h"
#include "program/resolution.h"

namespace raceproof::machine {

using program::Class;
using state::Frame;
using state::Slot;

namespace flags = state::frame_flags;

Interpreter::Next Interpreter::throw_new(std::string_view class_name) {
    exception_ = machine_.throwables.make(thread_, class_name, std::nullopt);
    return Next::Throw;
}

Interpreter::Next Interpreter::throw_new(std::string_view class_name, std::string_view message) {
    exception_ = machine_.throwables.make(thread_, class_name, utf16_from_utf8(message));
    return Next::Throw;
}

Interpreter::Next Interpreter::throw_link_error(const program::LinkError& error) {
    if (error.kind == program::LinkErrorKind::Unsupported) return unsupported(error.message);
    exception_ = machine_.throwables.make(thread_, error);
    return Next::Throw;
}

Interpreter::Next Interpreter::throw_class_cast(const Class& from, const Class& to) {
    return throw_new("java/lang/ClassCastException", fmt::format("class {} cannot be cast to class {} ({})", from.dotted_name(),
                                                                 to.dotted_name(), module_clause(from, to)));
}

Interpreter::Next Interpreter::throw_index(std::int32_t index, std::uint32_t length) {
    return throw_new("java/lang/ArrayIndexOutOfBoundsException",
                     fmt::format("Index {} out of bounds for length {}", index, length));
}

namespace {

// The class whose module and loader an array shares.
const Class& element_of(const Class& klass) { return klass.is_array() ? *klass.element : klass; }

std::string place(const Class& klass) {
    const Class* owner = &element_of(klass);
    while (owner->host != nullptr) owner = owner->host;  // a lambda is where its class is
    const Class& element = *owner;
    if (!element.is_trusted && !element.is_primitive()) return "unnamed module of loader 'app'";
    return fmt::format("module {} of loader 'bootstrap'", element.module.empty() ? "java.base" : element.module);
}

}  // namespace

std::string module_clause(const Class& first, const Class& second) {
    std::string first_place = place(first), second_place = place(second);
    if (first_place == second_place)
        return fmt::format("{} and {} are in {}", first.dotted_name(), second.dotted_name(), first_place);
    return fmt::format("{} is in {}; {} is in {}", first.dotted_name(), first_place, second.dotted_name(), second_place);
}

Interpreter::Next Interpreter::fail(Ref throwable) {
    stop_.kind = StopKind::Failed;
    stop_.uncaught = throwable;
    return Next::Stop;
}

Interpreter::Next Interpreter::throw_by_instruction(Ref throwable) {
    if (throwable == kNull) return throw_new("java/lang/NullPointerException");
    exception_ = throwable;
    if (!loses_failed_assert(machine_, thread_, throwable)) return Next::Throw;
    if (must_stop({OperationKind::Fail})) return stand();
    // So that it stands where it goes on.
    Next next = Next::Throw;
    while (next == Next::Throw) next = unwind(MonitorExits::Pass);
    if (next == Next::Execute) return fail(throwable);
    stop_.uncaught = throwable;
    return next;
}

// Pops frames until one handles exception_, a native one wants it, or the bottom is reached.
Interpreter::Next Interpreter::unwind(MonitorExits exits) {
    for (;;) {
        Frame& frame = thread_.top();
        if (frame.code != nullptr && !(frame.flags & (flags::kNotStarted | flags::kLeaves))) {
            const Class& thrown = *state_.at(exception_).klass;
            for (const program::Handler& handler : frame.code->handlers) {
                if (frame.pc < handler.start || frame.pc >= handler.end) continue;
                if (handler.catch_type != 0) {
                    auto caught = catch_class(machine_.program(), handler, *frame.method->owner);
                    if (!caught) {
                        Next next = throw_link_error(caught.error());
                        if (next != Next::Throw) return next;
                        continue;
                    }
                    if (!thrown.is_subclass_of(**caught)) continue;
                }
                frame.pc = handler.target;
                frame.stack_pointer = frame.locals + frame.code->max_locals;
                *frame.stack_pointer++ = state::slot_of(exception_);
                return Next::Execute;
            }
            freeze(frame);
        }
        if (frame.flags & flags::kHoldsLock) {
            bool has_room = frame.code != nullptr && frame.locals + frame.code->max_locals < thread_.stack_end;
            if (exits == MonitorExits::MayStop && has_room && must_stop_before_leaving(state_.at(frame.lock)))
                return stand_leaving();
            frame.flags &= ~(flags::kHoldsLock | flags::kLeaves);
            machine_.monitors.unlock(thread_, state_.at(frame.lock));
        }
        if (frame.flags & flags::kClassInitialiser) {
            if (Next next = end_class_initialiser(Completion::Abrupt); next == Next::Stop) return next;
            continue;
        }
        bool bottom = frame.flags & flags::kBottom;
        if (bottom && frame.code == nullptr && frame.phase == static_cast<std::uint32_t>(LifePhase::BeginMain)) {
            // The class of `main` cannot be initialised: the same as if `main` had thrown.
            frame.phase = static_cast<std::uint32_t>(LifePhase::Ran);
            return enter_native_frame(0, exception_);
        }
        --thread_.depth;
        if (bottom) {
            stop_.kind = StopKind::Ended;
            stop_.uncaught = exception_;
            return Next::Stop;
        }
        if (thread_.depth <= thread_.first_saved_frame) state_.threads().save_frame(thread_);
        if (thread_.top().code == nullptr && (thread_.top().flags & flags::kCatchesInNative))
            return enter_native_frame(0, exception_);
    }
}

// It has no handler in this frame: all that is left of its operands is the exception.
Interpreter::Next Interpreter::stand_leaving() {
    Frame& frame = thread_.top();
    frame.flags |= flags::kLeaves;
    frame.stack_pointer = frame.locals + frame.code->max_locals;
    *frame.stack_pointer++ = state::slot_of(exception_);
    return stand();
}

// The top frame is a class initialiser and ends. Afterwards the instruction (or native) that asked for the class is executed
// again.
Interpreter::Next Interpreter::end_class_initialiser(Completion completion) {
    bool failed = completion == Completion::Abrupt;
    Frame frame = thread_.top();
    --thread_.depth;
    bool nobody_waits = thread_.depth == 0;  // at boot the machine itself asks
    if (!nobody_waits && thread_.depth <= thread_.first_saved_frame) state_.threads().save_frame(thread_);
    if (failed)
        exception_ = machine_.initialisation.fail(thread_, *frame.initialising, *frame.requested, exception_);
    else
        machine_.initialisation.finish(thread_, *frame.initialising);
    if (nobody_waits) {
        stop_.kind = StopKind::Ended;
        stop_.uncaught = failed ? exception_ : kNull;
        return Next::Stop;
    }
    return failed ? Next::Throw : Next::Execute;
}

}  // namespace raceproof::machine
