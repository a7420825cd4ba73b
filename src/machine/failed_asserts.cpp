#include "machine/failed_asserts.h"

#include <algorithm>

#include "machine/machine.h"
#include "machine/thread_life.h"
#include "program/resolution.h"

namespace raceproof::machine {

using program::Class;
using state::Frame;

namespace flags = state::frame_flags;

namespace {

// javac gives a class with asserts a flag of its own, an interface one in another class. The error may be thrown again far from
// where it was made.
bool is_failed_assert(Machine& machine, Ref throwable) {
    const Object& error = machine.state().at(throwable);
    if (error.klass->name.text() != "java/lang/AssertionError") return false;
    std::optional<TraceFrame> allocated_at = machine.throwables.frame(error, 0);
    if (!allocated_at) return false;
    const Class& maker = *allocated_at->method->owner;
    if (maker.is_trusted || maker.is_interface()) return !maker.is_trusted;
    return std::any_of(maker.fields.begin(), maker.fields.end(),
                       [](const program::Field& field) { return field.name.text() == "$assertionsDisabled"; });
}

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

program::Link<Class*> catch_class(program::Program& program, const program::Handler& handler, const Class& from) {
    if (Class* known = handler.catch_class.load(std::memory_order_acquire)) return known;
    auto resolved = program::resolve_class(program, from, handler.catch_type);
    if (resolved) handler.catch_class.store(*resolved, std::memory_order_release);
    return resolved;
}

// Where the error passes a handler for everything (`finally`, the end of a synchronized block), nothing is decided: what is
// thrown on is looked at again. What ends the thread is a failure anyway (LifePhase::Failed).
bool loses_failed_assert(Machine& machine, const state::Thread& thread, Ref throwable) {
    if (!machine.options().stop_at_failures || throwable == kNull || !is_failed_assert(machine, throwable)) return false;
    const Class* thrown = machine.state().at(throwable).klass;
    for (std::uint32_t i = thread.depth; i-- > 0;) {
        const Frame& frame = thread.frames[i];
        if (frame.code != nullptr && !(frame.flags & flags::kNotStarted)) {
            const program::Handler* handler = handler_of(machine.program(), frame, *thrown);
            if (handler != nullptr) return handler->catch_type != 0 && frame.method->owner->is_trusted;
        } else if (frame.flags & flags::kCatchesInNative) {
            if (frame.flags & flags::kBottom) return frame.phase != static_cast<std::uint32_t>(LifePhase::Ran);
            // Reflection hands it on to its caller.
            thrown = &machine.program().required("java/lang/reflect/InvocationTargetException");
        }
    }
    return false;
}

}  // namespace raceproof::machine
