// Reading a thread's pending operation off its top frame. Pure: nothing is executed, nothing is stored, so that it is right after
// every undo.
#include <algorithm>

#include "machine/interpreter.h"
#include "machine/machine.h"
#include "machine/thread_life.h"

namespace raceproof::machine {

using program::Class;
using program::Instruction;
using program::Method;
using program::Op;
using state::as_ref;
using state::Frame;
using state::InitialisationStatus;
using state::Thread;

namespace {

constexpr std::uint64_t kAlternative0 = 1, kAlternative1 = 2;
constexpr std::uint32_t kMaximumAlternatives = 64;

PendingOperation operation(OperationKind kind, Ref object = kNull, std::uint64_t position = 0) {
    PendingOperation pending;
    pending.kind = kind;
    pending.object = object;
    pending.position = position;
    return pending;
}

std::int64_t saturated_deadline(std::int64_t clock, std::int64_t duration) {
    std::int64_t sum;
    return __builtin_add_overflow(clock, duration, &sum) ? INT64_MAX : sum;
}

}  // namespace

OperationKind Machine::operation_of(const Method& method, std::uint32_t phase) const {
    if (method.native == 0) return OperationKind::None;
    if (phase == 0) return natives_.kind(method.native);
    if (&method == known_.thread_start0) return life_operation(static_cast<LifePhase>(phase));
    return natives_.resumed_kind(method.native);
}

PendingOperation Machine::pending(Thread& thread) {
    if (thread.depth == 0) return {};
    const Frame& frame = thread.top();
    if (frame.code == nullptr) return pending_native(thread, *frame.method, frame.locals, frame.phase);
    return pending_instruction(thread, frame);
}

PendingOperation Machine::pending_lock(const Thread& thread, Ref object) {
    PendingOperation pending = operation(OperationKind::MonitorEnter, object);
    const Object& monitor = state_.at(object);
    pending.enabled = monitor.lock == 0 || holds_lock(thread, monitor);
    return pending;
}

// A class that another thread initialises: the thread goes on when that has ended.
PendingOperation Machine::pending_class(const Thread& thread, const Class& klass) {
    Slot slot = state_.statics_of(klass).slots()[program::kInitialisationStatusSlot];
    InitialisationStatus status = state::initialisation_status(slot);
    bool in_progress = status == InitialisationStatus::Preparing || status == InitialisationStatus::Running;
    bool by_other = in_progress && state::initialisation_owner(slot) != thread.id;
    if (by_other) {
        PendingOperation pending = operation(OperationKind::ClassInitialise);
        pending.klass = &klass;
        pending.enabled = 0;
        return pending;
    }
    // Its superclasses may be what it waits for.
    if (status != InitialisationStatus::Initialised) {
        for (const Class* super = klass.super; super != nullptr; super = super->super) {
            Slot super_slot = state_.statics_of(*super).slots()[program::kInitialisationStatusSlot];
            InitialisationStatus super_status = state::initialisation_status(super_slot);
            bool super_busy = super_status == InitialisationStatus::Preparing || super_status == InitialisationStatus::Running;
            if (super_busy && state::initialisation_owner(super_slot) != thread.id) {
                PendingOperation pending = operation(OperationKind::ClassInitialise);
                pending.klass = super;
                pending.enabled = 0;
                return pending;
            }
        }
    }
    return operation(OperationKind::Continue);
}

const Method* Machine::callee_of(const Instruction& instruction, const Frame& frame) {
    const auto* named = instruction.pointer<const Method>();
    Ref receiver = as_ref(*(frame.stack_pointer - instruction.a));
    switch (instruction.op) {
        case Op::InvokeStaticQuick:
        case Op::InvokeLinkedQuick: return named;
        case Op::InvokeFinalQuick: return receiver == kNull ? nullptr : named;
        case Op::InvokeVirtualQuick:
        case Op::InvokeInterfaceQuick: return receiver == kNull ? nullptr : select(*named, *state_.at(receiver).klass);
        case Op::InvokePolymorphic: {
            if (!named->is_static()) return nullptr;
            Ref member = as_ref(frame.stack_pointer[-1]);
            const Method* target = member == kNull ? nullptr : method_of_member_name(state_, handle_fields(), state_.at(member));
            bool dispatched = named->name.text() == "linkToVirtual" || named->name.text() == "linkToInterface";
            return target != nullptr && dispatched && receiver != kNull ? select(*target, *state_.at(receiver).klass) : target;
        }
        default: return nullptr;
    }
}

PendingOperation Machine::pending_instruction(Thread& thread, const Frame& frame) {
    const Instruction& instruction = frame.code->instructions[frame.pc];
    const Slot* top = frame.stack_pointer;
    auto position = static_cast<std::uint64_t>(instruction.b);
    auto statics = [&] { return state_.ref_of(state_.statics_of(*instruction.pointer<const program::Field>()->owner)); };
    auto element = [&](int below, unsigned shift) { return std::uint64_t{static_cast<std::uint32_t>(top[-below + 1])} << shift; };
    int width = classfile::slot_count(static_cast<program::BasicType>(instruction.a));
    switch (instruction.op) {
        case Op::MonitorEnter: return pending_lock(thread, as_ref(top[-1]));
        case Op::GetFieldVolatile: return operation(OperationKind::VolatileRead, as_ref(top[-1]), position);
        case Op::PutFieldVolatile: return operation(OperationKind::VolatileWrite, as_ref(top[-1 - width]), position);
        case Op::GetField1:
        case Op::GetField2: return operation(OperationKind::PlainRead, as_ref(top[-1]), position);
        case Op::PutField1:
        case Op::PutFieldNarrow: return operation(OperationKind::PlainWrite, as_ref(top[-2]), position);
        case Op::PutField2: return operation(OperationKind::PlainWrite, as_ref(top[-3]), position);
        case Op::ByteArrayLoad: return operation(OperationKind::PlainRead, as_ref(top[-2]), element(2, 0));
        case Op::CharArrayLoad:
        case Op::ShortArrayLoad: return operation(OperationKind::PlainRead, as_ref(top[-2]), element(2, 1));
        case Op::IntArrayLoad:
        case Op::RefArrayLoad: return operation(OperationKind::PlainRead, as_ref(top[-2]), element(2, 2));
        case Op::LongArrayLoad: return operation(OperationKind::PlainRead, as_ref(top[-2]), element(2, 3));
        case Op::ByteArrayStore: return operation(OperationKind::PlainWrite, as_ref(top[-3]), element(3, 0));
        case Op::CharArrayStore: return operation(OperationKind::PlainWrite, as_ref(top[-3]), element(3, 1));
        case Op::IntArrayStore:
        case Op::RefArrayStore: return operation(OperationKind::PlainWrite, as_ref(top[-3]), element(3, 2));
        case Op::LongArrayStore: return operation(OperationKind::PlainWrite, as_ref(top[-4]), element(4, 3));
        case Op::GetStaticVolatile:
        case Op::PutStaticVolatile:
        case Op::GetStatic1:
        case Op::GetStatic2:
        case Op::PutStatic1:
        case Op::PutStatic2:
        case Op::PutStaticNarrow: {
            PendingOperation waiting = pending_class(thread, *instruction.pointer<const program::Field>()->owner);
            if (waiting.kind == OperationKind::ClassInitialise) return waiting;
            OperationKind kind = instruction.op == Op::GetStaticVolatile   ? OperationKind::VolatileRead
                                 : instruction.op == Op::PutStaticVolatile ? OperationKind::VolatileWrite
                                 : instruction.op == Op::GetStatic1 || instruction.op == Op::GetStatic2
                                     ? OperationKind::PlainRead
                                     : OperationKind::PlainWrite;
            return operation(kind, statics(), position);
        }
        case Op::NewQuick: return pending_class(thread, *instruction.pointer<const Class>());
        default: break;
    }
    const Method* callee = callee_of(instruction, frame);
    if (callee == nullptr) return operation(OperationKind::Continue);
    const Slot* arguments = top - instruction.a;
    if (callee->is_static()) {
        PendingOperation waiting = pending_class(thread, *callee->owner);
        if (waiting.kind == OperationKind::ClassInitialise) return waiting;
    }
    if (callee->native != 0) return pending_native(thread, *callee, arguments, 0);
    if (callee->is_synchronized())
        return pending_lock(thread, callee->is_static() ? mirror(*callee->owner) : as_ref(arguments[0]));
    return operation(OperationKind::Continue);
}

bool Machine::others_have_ended(const Thread& thread) {
    for (std::size_t i = 0; i < state_.thread_count(); ++i) {
        Thread& other = state_.thread(static_cast<state::ThreadId>(i));
        if (other.id == thread.id || other.status.status == state::ThreadStatus::Terminated) continue;
        if (get(state_.at(other.status.java_thread), *known_.thread_daemon) == 0) return false;
    }
    return true;
}

PendingOperation Machine::pending_native(Thread& thread, const Method& method, const Slot* arguments, std::uint32_t phase) {
    OperationKind kind = operation_of(method, phase);
    PendingOperation pending = operation(kind == OperationKind::None ? OperationKind::Continue : kind);
    bool interrupted = get(state_.at(thread.status.java_thread), *known_.thread_interrupted) != 0;
    switch (kind) {
        case OperationKind::AwaitThreads: pending.enabled = others_have_ended(thread); break;
        case OperationKind::ThreadEnd:
            pending = pending_lock(thread, thread.status.java_thread);
            pending.kind = kind;
            break;
        case OperationKind::Wait:
        case OperationKind::NotifyAll: pending.object = as_ref(arguments[0]); break;
        case OperationKind::Notify: {
            pending.object = as_ref(arguments[0]);
            std::uint32_t waiting = static_cast<std::uint32_t>(waiters(pending.object).size());
            pending.alternatives = std::clamp(waiting, 1u, kMaximumAlternatives);
            pending.enabled =
                pending.alternatives == kMaximumAlternatives ? ~std::uint64_t{0} : (std::uint64_t{1} << pending.alternatives) - 1;
            break;
        }
        case OperationKind::WaitResume: {
            pending = pending_lock(thread, as_ref(arguments[0]));
            pending.kind = kind;
            bool lockable = pending.enabled != 0;
            pending.enabled = lockable && (thread.status.notified || interrupted) ? kAlternative0 : 0;
            std::int64_t milliseconds = state::as_long(arguments[1]);
            if (milliseconds > 0 && !thread.status.notified && !interrupted) {
                pending.alternatives = 2;
                pending.time_out = 1;
                pending.deadline = saturated_deadline(thread.status.clock, nanoseconds_of(milliseconds));
                if (lockable) pending.enabled |= kAlternative1;
            }
            break;
        }
        case OperationKind::Park: {
            bool ready = thread.status.park_permit || interrupted;
            bool absolute = state::as_int(arguments[1]) != 0;
            std::int64_t time = state::as_long(arguments[2]);
            pending.enabled = ready || time < 0 ? kAlternative0 : 0;
            if (!ready && (time > 0 || absolute)) {
                pending.alternatives = 2;
                pending.time_out = 1;
                pending.enabled = kAlternative1;
                auto start = static_cast<std::int64_t>(options_.virtual_time_start);
                pending.deadline = absolute ? nanoseconds_of(std::max<std::int64_t>(0, time - start))
                                            : saturated_deadline(thread.status.clock, time);
            }
            break;
        }
        case OperationKind::Sleep: {
            pending.alternatives = 2;
            pending.time_out = 1;
            pending.deadline = saturated_deadline(thread.status.clock, nanoseconds_of(state::as_long(arguments[0])));
            bool ends_at_once = interrupted || state::as_long(arguments[0]) <= 0;
            pending.enabled = ends_at_once ? kAlternative0 : kAlternative1;
            break;
        }
        case OperationKind::Unpark: pending.object = as_ref(arguments[1]); break;
        case OperationKind::ThreadStart:
        case OperationKind::ObserveThread:
        case OperationKind::Interrupt: pending.object = as_ref(arguments[0]); break;
        case OperationKind::Choose:
            pending.alternatives = static_cast<std::uint32_t>(std::clamp(state::as_int(arguments[0]), 1, 64));
            pending.enabled =
                pending.alternatives == kMaximumAlternatives ? ~std::uint64_t{0} : (std::uint64_t{1} << pending.alternatives) - 1;
            break;
        case OperationKind::VolatileRead:
        case OperationKind::VolatileWrite:
        case OperationKind::AtomicUpdate:
        case OperationKind::OpaqueRead:
        case OperationKind::OpaqueWrite:
        case OperationKind::AcquireRead:
        case OperationKind::ReleaseWrite:  // Unsafe: (this, object, offset, …)
            pending.object = as_ref(arguments[1]);
            pending.position = static_cast<std::uint64_t>(state::as_long(arguments[2]));
            break;
        default: break;
    }
    return pending;
}

std::int64_t nanoseconds_of(std::int64_t milliseconds) {
    constexpr std::int64_t kPerMillisecond = 1'000'000;
    return milliseconds > INT64_MAX / kPerMillisecond ? INT64_MAX : milliseconds * kPerMillisecond;
}

// In the order of their numbers: which one is notified is the schedule's choice.
std::vector<state::ThreadId> Machine::waiters(Ref monitor) {
    std::vector<state::ThreadId> result;
    for (std::size_t i = 0; i < state_.thread_count(); ++i) {
        const Thread& thread = state_.thread(static_cast<state::ThreadId>(i));
        if (thread.status.waiting_on == monitor && !thread.status.notified &&
            thread.status.status != state::ThreadStatus::Terminated)
            result.push_back(thread.id);
    }
    return result;
}

Stop Machine::step(Thread& thread, std::uint32_t alternative, std::int64_t budget) {
    PendingOperation operation_now = pending(thread);
    VERIFY(operation_now.can_happen(alternative), "should take only steps that are enabled");
    if (operation_now.time_out == alternative && operation_now.time_out) {
        state_.touch_status(thread);
        thread.status.clock = std::max(thread.status.clock, operation_now.deadline);
    }
    return Interpreter(*this, thread).step(operation_now.kind, alternative, budget);
}

void Machine::synchronise_clocks(std::int64_t nanoseconds) {
    for (std::size_t i = 0; i < state_.thread_count(); ++i) {
        Thread& thread = state_.thread(static_cast<state::ThreadId>(i));
        if (thread.status.status == state::ThreadStatus::Terminated || thread.status.clock >= nanoseconds) continue;
        state_.touch_status(thread);
        thread.status.clock = nanoseconds;
    }
}

void Machine::emit(MemoryEventKind kind, const Thread& thread, Ref object, std::uint64_t position, const Class* klass) {
    if (listener == nullptr) return;
    MemoryEvent event{kind, thread.id, object, position, klass};
    if (thread.depth > 0) {
        event.method = thread.top().method;
        event.pc = thread.top().code == nullptr ? 0 : thread.top().pc;
    }
    listener->on_event(event);
}

}  // namespace raceproof::machine
