// The pending operation of a thread whose top frame runs bytecode.
#include "machine/failed_asserts.h"
#include "machine/frames.h"
#include "machine/machine.h"
#include "machine/pending_operations.h"

namespace raceproof::machine {

using program::Instruction;
using program::Method;
using program::Op;
using state::as_ref;
using state::Frame;
using state::Thread;

namespace {

constexpr PendingOperation kContinue{OperationKind::Continue};

}  // namespace

PendingOperation PendingOperations::of(Thread& thread) {
    if (thread.depth == 0) return {};
    if (thread.status.status == state::ThreadStatus::WaitingForClass) return awaited_class(thread);
    const Frame& frame = thread.top();
    if (frame.flags & state::frame_flags::kAwaitsLock) return lock(thread, frame.lock);
    if (frame.flags & state::frame_flags::kLeaves) return unlock(frame.lock);
    if (frame.code == nullptr) return native(thread, *frame.method, frame.locals, frame.phase);
    return instruction(thread, frame);
}

PendingOperation PendingOperations::lock(const Thread& thread, Ref object) {
    PendingOperation pending{OperationKind::MonitorEnter, object};
    const Object& monitor = machine_.state().at(object);
    pending.enabled = monitor.lock == 0 || machine_.monitors.holds(thread, monitor);
    return pending;
}

// Others have nothing of it, unless they look at who waits.
PendingOperation PendingOperations::unlock(Ref object) {
    bool is_seen = object != kNull && machine_.visibility.inspected.threads;
    return is_seen ? PendingOperation{OperationKind::MonitorExit, object} : kContinue;
}

bool PendingOperations::is_join(const Thread& thread, const Method& method, const Slot* arguments) {
    return &method == machine_.known().thread_members.join && machine_.visibility.scope == Scope::Shared &&
           state::as_long(arguments[1]) == 0 && !machine_.monitors.holds(thread, machine_.state().at(as_ref(arguments[0])));
}

// It returns when the other has ended (or has not begun), and throws if the thread itself is interrupted before.
PendingOperation PendingOperations::join(const Thread& thread, Ref joined) {
    PendingOperation pending = lock(thread, joined);
    pending.kind = OperationKind::Join;
    bool is_alive = machine_.objects.get(machine_.state().at(joined), *machine_.known().thread_members.eetop) != 0;
    bool is_interrupted =
        machine_.objects.get(machine_.state().at(thread.status.java_thread), *machine_.known().thread_members.interrupted) != 0;
    if (is_alive && !is_interrupted) pending.enabled = 0;
    return pending;
}

// A class that another thread initialises: the thread goes on when that has ended.
PendingOperation PendingOperations::awaited_class(const Thread& thread) {
    const program::Class& awaited = machine_.classes.class_of_mirror(thread.status.waiting_on);
    return machine_.initialisation.is_in_progress_elsewhere(thread, awaited) ? initialisation(thread, awaited) : kContinue;
}

// The instruction needs the class initialised: by this thread if no other is about it.
PendingOperation PendingOperations::initialisation(const Thread& thread, const program::Class& klass) {
    bool is_elsewhere = machine_.initialisation.is_in_progress_elsewhere(thread, klass);
    if (!is_elsewhere && !machine_.initialisation.is_untouched(klass)) return kContinue;
    PendingOperation pending{OperationKind::ClassInitialise};
    pending.klass = &klass;
    pending.enabled = !is_elsewhere;
    return pending;
}

const Method* PendingOperations::callee_of(const Instruction& instruction, const Frame& frame) {
    const auto* named = instruction.pointer<const Method>();
    Ref receiver = as_ref(*(frame.stack_pointer - instruction.a));
    switch (instruction.op) {
        case Op::InvokeStaticQuick:
        case Op::InvokeLinkedQuick:
        case Op::InvokeAccessQuick: return named;
        case Op::InvokeFinalQuick: return receiver == kNull ? nullptr : named;
        case Op::InvokeVirtualQuick:
        case Op::InvokeInterfaceQuick:
            return receiver == kNull ? nullptr : selected_method(*named, *machine_.state().at(receiver).klass);
        case Op::InvokePolymorphic: {
            if (!named->is_static())
                return receiver == kNull ? nullptr : machine_.member_names.entry_of(machine_.state().at(receiver));
            Ref member = as_ref(frame.stack_pointer[-1]);
            const Method* target = member == kNull ? nullptr : machine_.member_names.method_of(machine_.state().at(member));
            bool dispatched = named->name.text() == "linkToVirtual" || named->name.text() == "linkToInterface";
            return target != nullptr && dispatched && receiver != kNull
                       ? selected_method(*target, *machine_.state().at(receiver).klass)
                       : target;
        }
        default: return nullptr;
    }
}

namespace {

// How the operands of a plain access lie on the stack: the object (or array) is `depth` slots below the top.
struct PlainAccess {
    OperationKind kind;
    int depth;
    int element_shift = -1;  // arrays: the index lies above the array
};

std::optional<PlainAccess> plain_access_of(Op op) {
    using enum OperationKind;
    switch (op) {
        case Op::GetField1:
        case Op::GetField2: return PlainAccess{PlainRead, 1};
        case Op::PutField1:
        case Op::PutFieldNarrow: return PlainAccess{PlainWrite, 2};
        case Op::PutField2: return PlainAccess{PlainWrite, 3};
        case Op::GetStatic1:
        case Op::GetStatic2: return PlainAccess{PlainRead, 0};
        case Op::PutStatic1:
        case Op::PutStatic2:
        case Op::PutStaticNarrow: return PlainAccess{PlainWrite, 0};
        case Op::ByteArrayLoad: return PlainAccess{PlainRead, 2, 0};
        case Op::CharArrayLoad:
        case Op::ShortArrayLoad: return PlainAccess{PlainRead, 2, 1};
        case Op::IntArrayLoad:
        case Op::RefArrayLoad: return PlainAccess{PlainRead, 2, 2};
        case Op::LongArrayLoad: return PlainAccess{PlainRead, 2, 3};
        case Op::ByteArrayStore: return PlainAccess{PlainWrite, 3, 0};
        case Op::CharArrayStore: return PlainAccess{PlainWrite, 3, 1};
        case Op::IntArrayStore:
        case Op::RefArrayStore: return PlainAccess{PlainWrite, 3, 2};
        case Op::LongArrayStore: return PlainAccess{PlainWrite, 4, 3};
        default: return std::nullopt;
    }
}

}  // namespace

PendingOperation PendingOperations::instruction(Thread& thread, const Frame& frame) {
    const Instruction instruction = program::snapshot(frame.code->instructions[frame.pc]);
    const Slot* top = frame.stack_pointer;
    switch (instruction.op) {
        case Op::MonitorEnter: return as_ref(top[-1]) == kNull ? kContinue : lock(thread, as_ref(top[-1]));
        case Op::MonitorExit: return unlock(as_ref(top[-1]));
        case Op::Return0:
        case Op::Return1:
        case Op::Return2:
        case Op::ReturnNarrow: return frame.flags & state::frame_flags::kHoldsLock ? unlock(frame.lock) : kContinue;
        case Op::GetFieldVolatile: return field(instruction, OperationKind::VolatileRead, as_ref(top[-1]));
        case Op::PutFieldVolatile: {
            int width = classfile::slot_count(static_cast<program::BasicType>(instruction.a));
            return field(instruction, OperationKind::VolatileWrite, as_ref(top[-1 - width]));
        }
        case Op::Throw:
            return loses_failed_assert(machine_, thread, as_ref(top[-1])) ? PendingOperation{OperationKind::Fail} : kContinue;
        case Op::NewQuick: {
            const auto& klass = *instruction.pointer<const program::Class>();
            return machine_.initialisation.is_ready(thread, klass) ? kContinue : initialisation(thread, klass);
        }
        case Op::GetStaticVolatile: return static_field(thread, instruction, OperationKind::VolatileRead);
        case Op::PutStaticVolatile: return static_field(thread, instruction, OperationKind::VolatileWrite);
        default: break;
    }
    if (auto plain = plain_access_of(instruction.op)) {
        if (plain->depth == 0) return static_field(thread, instruction, plain->kind);
        Ref object = as_ref(top[-plain->depth]);
        if (plain->element_shift < 0) return field(instruction, plain->kind, object);
        auto index = static_cast<std::uint32_t>(top[-plain->depth + 1]);
        if (object == kNull || index >= machine_.state().at(object).length) return kContinue;
        std::uint64_t position = std::uint64_t{index} << plain->element_shift;
        return is_hidden(plain->kind, object, position) ? kContinue : PendingOperation{plain->kind, object, position};
    }
    return call(thread, instruction, frame);
}

// A plain access that is no scheduling point is not waited before.
inline bool PendingOperations::is_hidden(OperationKind kind, Ref object, std::uint64_t position) const {
    return is_plain(kind) && !machine_.visibility.shows(machine_.state().at(object), position);
}

// A null pointer is not an access: the thread goes on, to the exception.
PendingOperation PendingOperations::field(const Instruction& instruction, OperationKind kind, Ref object) {
    auto position = static_cast<std::uint64_t>(instruction.b);
    if (object == kNull || is_hidden(kind, object, position)) return kContinue;
    PendingOperation pending{kind, object, position};
    pending.field = instruction.pointer<const program::Field>();
    return pending;
}

// The access comes after the initialisation of the class.
PendingOperation PendingOperations::static_field(const Thread& thread, const Instruction& instruction, OperationKind kind) {
    const program::Class& owner = *instruction.pointer<const program::Field>()->owner;
    const Object& statics = machine_.state().statics_of(owner);
    bool is_initialised = state::initialisation_status(statics.slots()[0]) == state::InitialisationStatus::Initialised;
    if (!is_initialised && !machine_.initialisation.is_ready(thread, owner)) return initialisation(thread, owner);
    return field(instruction, kind, machine_.state().objects().ref_of(statics));
}

PendingOperation PendingOperations::call(Thread& thread, const Instruction& instruction, const Frame& frame) {
    const Method* callee = callee_of(instruction, frame);
    if (callee == nullptr) return kContinue;
    const Slot* arguments = frame.stack_pointer - instruction.a;
    if (!callee->is_static() && as_ref(arguments[0]) == kNull) return kContinue;
    if (callee->is_static() && !callee->owner->has_trivial_initialisation &&
        !machine_.initialisation.is_ready(thread, *callee->owner))
        return initialisation(thread, *callee->owner);
    if (callee->native != 0) return native(thread, *callee, arguments, 0);
    if (is_join(thread, *callee, arguments)) return join(thread, as_ref(arguments[0]));
    if (callee->is_synchronized())
        return lock(thread, callee->is_static() ? machine_.classes.mirror(*callee->owner) : as_ref(arguments[0]));
    return kContinue;
}

}  // namespace raceproof::machine
