// Throwing: finding the handler, popping frames on the way.
#include <fmt/format.h>

#include <algorithm>
#include "base/text.h"

#include "machine/interpreter.h"
#include "machine/thread_life.h"
#include "program/resolution.h"

namespace raceproof::machine {

using program::Class;
using state::Frame;
using state::Slot;

namespace flags = state::frame_flags;

Interpreter::Next Interpreter::throw_new(std::string_view class_name) {
    exception_ = machine_.new_throwable(thread_, class_name, std::nullopt);
    return Next::Throw;
}

Interpreter::Next Interpreter::throw_new(std::string_view class_name, std::string_view message) {
    exception_ = machine_.new_throwable(thread_, class_name, utf16_from_utf8(message));
    return Next::Throw;
}

Interpreter::Next Interpreter::throw_link_error(const program::LinkError& error) {
    if (error.kind == program::LinkErrorKind::Unsupported) return unsupported(error.message);
    exception_ = machine_.new_throwable(thread_, error);
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

namespace {

// Catch types resolve like any other constant; the result is kept in the handler.
program::Link<Class*> catch_class(program::Program& program, const program::Handler& handler, const Class& from) {
    if (Class* known = handler.catch_class.load(std::memory_order_acquire)) return known;
    auto resolved = program::resolve_class(program, from, handler.catch_type);
    if (resolved) handler.catch_class.store(*resolved, std::memory_order_release);
    return resolved;
}

}  // namespace

Interpreter::Next Interpreter::fail(Ref throwable) {
    stop_.kind = StopKind::Failed;
    stop_.uncaught = throwable;
    return Next::Stop;
}

// javac gives a class with asserts a flag of its own, an interface one in another class. The error may be thrown again far from
// where it was made.
bool Machine::is_failed_assert(Ref throwable) {
    const Object& error = state_.at(throwable);
    if (error.klass->name.text() != "java/lang/AssertionError") return false;
    Ref backtrace = state::as_ref(error.slots()[known_.throwable_backtrace->slot]);
    if (backtrace == kNull || state_.at(backtrace).length == 0) return false;
    const Class& maker = program_.by_id(static_cast<program::ClassId>(state_.at(backtrace).elements<std::uint64_t>()[0] >> 32));
    if (maker.is_trusted || maker.is_interface()) return !maker.is_trusted;
    return std::any_of(maker.fields.begin(), maker.fields.end(),
                       [](const program::Field& field) { return field.name.text() == "$assertionsDisabled"; });
}

namespace {

// The handler of the frame that takes an exception of this class, where the frame stands; nullptr if there is none.
const program::Handler* handler_of(program::Program& program, const Frame& frame, const Class& thrown) {
    for (const program::Handler& handler : frame.code->handlers) {
        if (frame.pc < handler.start || frame.pc >= handler.end) continue;
        if (handler.catch_type == 0) return &handler;
        auto caught = catch_class(program, handler, *frame.method->owner);
        if (caught && thrown.is_subclass_of(**caught)) return &handler;
    }
    return nullptr;
}

}  // namespace

// Where the error passes a handler for everything (`finally`, the end of a synchronized block), nothing is decided: what is
// thrown on is looked at again. What ends the thread is a failure anyway (LifePhase::Failed).
bool Machine::loses_failed_assert(const state::Thread& thread, Ref throwable) {
    if (!options_.stop_at_failures || throwable == kNull || !is_failed_assert(throwable)) return false;
    const Class* thrown = state_.at(throwable).klass;
    for (std::uint32_t i = thread.depth; i-- > 0;) {
        const Frame& frame = thread.frames[i];
        if (frame.code != nullptr && !(frame.flags & flags::kNotStarted)) {
            const program::Handler* handler = handler_of(program_, frame, *thrown);
            if (handler != nullptr) return handler->catch_type != 0 && frame.method->owner->is_trusted;
        } else if (frame.flags & flags::kCatchesInNative) {
            if (frame.flags & flags::kBottom) return frame.phase != static_cast<std::uint32_t>(LifePhase::Ran);
            // Reflection hands it on to its caller.
            thrown = &program_.required("java/lang/reflect/InvocationTargetException");
        }
    }
    return false;
}

Interpreter::Next Interpreter::throw_by_instruction(Ref throwable) {
    if (throwable == kNull) return throw_new("java/lang/NullPointerException");
    exception_ = throwable;
    if (!machine_.loses_failed_assert(thread_, throwable)) return Next::Throw;
    if (must_stop({OperationKind::Fail})) return stand();
    // So that it stands where it goes on.
    Next next = Next::Throw;
    while (next == Next::Throw) next = unwind();
    if (next == Next::Execute) return fail(throwable);
    stop_.uncaught = throwable;
    return next;
}

// Pops frames until one handles exception_, a native one wants it, or the bottom is reached.
Interpreter::Next Interpreter::unwind() {
    if (!machine_.unsupported_.empty()) return unsupported(machine_.unsupported_);
    for (;;) {
        Frame& frame = thread_.top();
        if (frame.code != nullptr && !(frame.flags & flags::kNotStarted)) {
            const Class& thrown = *state_.at(exception_).klass;
            for (const program::Handler& handler : frame.code->handlers) {
                if (frame.pc < handler.start || frame.pc >= handler.end) continue;
                if (handler.catch_type != 0) {
                    auto caught = catch_class(machine_.program_, handler, *frame.method->owner);
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
            frame.flags &= ~flags::kHoldsLock;
            machine_.unlock(thread_, state_.at(frame.lock));
        }
        if (frame.flags & flags::kClassInitialiser) {
            if (Next next = end_class_initialiser(/*failed=*/true); next == Next::Stop) return next;
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
        if (thread_.depth <= thread_.untouched) state_.threads().save_frame(thread_);
        if (thread_.top().code == nullptr && (thread_.top().flags & flags::kCatchesInNative))
            return enter_native_frame(0, exception_);
    }
}

// The top frame is a class initialiser and ends. Afterwards the instruction (or native) that asked for the class is executed
// again.
Interpreter::Next Interpreter::end_class_initialiser(bool failed) {
    Frame frame = thread_.top();
    --thread_.depth;
    bool nobody_waits = thread_.depth == 0;  // at boot the machine itself asks
    if (!nobody_waits && thread_.depth <= thread_.untouched) state_.threads().save_frame(thread_);
    if (failed)
        exception_ = machine_.fail_initialisation(thread_, *frame.initialising, *frame.requested, exception_);
    else
        machine_.set_initialisation(*frame.initialising, state::InitialisationStatus::Initialised, thread_.id);
    if (nobody_waits) {
        stop_.kind = StopKind::Ended;
        stop_.uncaught = failed ? exception_ : kNull;
        return Next::Stop;
    }
    return failed ? Next::Throw : Next::Execute;
}

}  // namespace raceproof::machine
