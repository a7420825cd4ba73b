// Scheduling points in the interpreter.
#include "machine/housekeeping.h"
#include "machine/interpreter.h"
#include "machine/natives/fork_join.h"
#include "machine/natives/synchronisers.h"

namespace raceproof::machine {

namespace {

// Operations that are no scheduling points then; classes of the JDK are initialised without one anyway (ensure_initialised).
// Where the thread cannot go on, it stops all the same.
bool may_be_housekeeping(OperationKind kind) {
    return kind == OperationKind::MonitorEnter || kind == OperationKind::MonitorExit || kind == OperationKind::DefineClass ||
           kind == OperationKind::FindClass || accesses_memory(kind);
}

}  // namespace

Interpreter::Next Interpreter::stand() {
    natives::start_rounds_again(machine_, thread_);
    if (first_frame_of_operation(thread_)) natives::forget_spins(machine_, thread_);
    stop_.kind = StopKind::Pending;
    return Next::Stop;
}

// The top frame is that of a synchronized method which a native has called: it may begin when it has its lock.
Interpreter::Next Interpreter::take_awaited_lock() {
    state::Frame& frame = thread_.top();
    if (must_stop({OperationKind::MonitorEnter, &state_.at(frame.lock)})) return stand();
    if (!machine_.monitors.lock(thread_, state_.at(frame.lock))) {
        stop_.kind = StopKind::Blocked;
        return Next::Stop;
    }
    frame.flags = (frame.flags & ~state::frame_flags::kAwaitsLock) | state::frame_flags::kHoldsLock;
    return Next::Execute;
}

bool Interpreter::must_stop_before_leaving(const Object& monitor) {
    return machine_.visibility.inspected.threads && must_stop({OperationKind::MonitorExit, &monitor});
}

// The top frame is that of a synchronized method that an exception leaves.
Interpreter::Next Interpreter::go_on_leaving() {
    exception_ = state::as_ref(*--thread_.top().stack_pointer);
    return Next::Throw;
}

void Interpreter::step(const PendingOperation& pending, std::uint32_t alternative, std::int64_t budget) {
    // A thread may also stand before an operation that is no scheduling point now. The grant would be left over for the next
    // visible operation, which nobody has chosen.
    bool begins_unseen = pending.kind == OperationKind::ClassInitialise && pending.klass->is_trusted &&
                         machine_.visibility.scope == Scope::Shared;  // ensure_initialised
    granted_ = pending.kind != OperationKind::Continue && !begins_unseen && points_ != SchedulingPoints::None &&
               is_visible(subject_of(pending));
    alternative_ = alternative;
    run(budget);
}

Interpreter::Subject Interpreter::subject_of(const PendingOperation& pending) {
    const Object* object = pending.object == kNull ? nullptr : &state_.at(pending.object);
    const Object* source = pending.source == kNull ? nullptr : &state_.at(pending.source);
    return {pending.kind, object, pending.position, source};
}

Interpreter::Subject Interpreter::subject_of_native(OperationKind kind, const program::Method& method, const Slot* arguments) {
    PendingOperation pending;
    pending.kind = kind;
    if (kind == OperationKind::MonitorEnter || kind == OperationKind::Acquire)
        pending.object = state::as_ref(arguments[0]);
    else
        machine_.pending_operations.locate(pending, method, arguments);
    return subject_of(pending);
}

bool Interpreter::is_visible(const Subject& subject) {
    const Visibility& visibility = machine_.visibility;
    if (is_plain(subject.kind)) {
        auto is_shown = [&](const Object* object) { return object != nullptr && visibility.shows(*object, subject.position); };
        if (!is_shown(subject.object) && !is_shown(subject.source)) return false;
    }
    if (points_ == SchedulingPoints::Blocking && !matters_to_one_thread(subject.kind)) return false;
    return visibility.scope == Scope::Everything ||
           (is_worth_seeing(subject) && !(may_be_housekeeping(subject.kind) && does_housekeeping(thread_)));
}

bool Interpreter::is_quiet_operation() {
    std::optional<Operation> operation = operation_of(thread_);
    if (!operation || !natives::gives_back_exclusive_lock(machine_, thread_, thread_.frames[operation->first_frame]))
        return false;
    granted_operation_ = operation;
    return true;
}

bool Interpreter::can_only_happen(OperationKind kind) {
    using enum OperationKind;
    chosen_ = 0;
    bool may_fail_for_no_reason = kind == AtomicUpdate && machine_.options().spurious;
    if (!accesses_memory(kind) || may_fail_for_no_reason) {
        // Classes of the program, the end of all, and exceptions that it does not catch are its own matter. A thread that is no
        // longer alone has other scheduling points.
        if (kind == ClassInitialise || kind == ProgramEnd || kind == Fail) return false;
        if (kind == ThreadStart && points_ == SchedulingPoints::Blocking) return false;
        PendingOperation pending = machine_.pending(thread_);
        if (pending.alternatives != 1 || !pending.is_enabled()) return false;
        machine_.events.emit_operation(thread_, pending);
    }
    note_operation();
    return true;
}

// What the thread does at this point without a scheduling point rests on the promise of whoever wrote the code.
void Interpreter::note_operation() {
    std::uint32_t first = *first_frame_of_operation(thread_);
    while (thread_.frames[first].method->grain != program::Grain::Operation) ++first;
    const program::Class& owner = *thread_.frames[first].method->owner;
    if (owner.is_trusted)
        machine_.assumptions.note(AssumptionKind::LibraryOperations, thread_, name_of_library(owner));
    else
        machine_.assumptions.note(AssumptionKind::AtomicClasses, thread_, owner.dotted_name());
}

bool Interpreter::is_worth_seeing(const Subject& subject) {
    if (subject.kind == OperationKind::Yield) return false;  // does nothing, and others may go anyway
    if (subject.object == nullptr) return true;
    if (accesses_memory(subject.kind))
        return subject.object->is_shared() || (subject.source != nullptr && subject.source->is_shared());
    if (subject.kind == OperationKind::MonitorEnter || subject.kind == OperationKind::Join) {
        return subject.object->is_shared() && !machine_.monitors.holds(thread_, *subject.object);
    }
    if (subject.kind == OperationKind::MonitorExit)
        return subject.object->is_shared() && machine_.monitors.holds_once(thread_, *subject.object);
    return subject.kind != OperationKind::Acquire || subject.object->is_shared();
}

std::uint64_t location_key(const Object& object, std::uint64_t position) {
    std::uint64_t base = object.is_permanent() ? object.name_hash() : object.origin;
    return mix64(base, object.is_array() && position != kMonitorPosition ? 0 : position + 1);
}

bool Interpreter::plain_access(MemoryEventKind kind, const Object& object, std::uint64_t position) {
    if (machine_.visibility.plain != PlainAccesses::Invisible) {
        OperationKind operation = kind == MemoryEventKind::PlainRead ? OperationKind::PlainRead : OperationKind::PlainWrite;
        if (must_stop({operation, &object, position})) return true;
    }
    changes_ += kind == MemoryEventKind::PlainWrite;
    if (!machine_.events.is_heard(kind, object)) return false;
    std::uint64_t length = object.is_array() ? std::uint64_t{1} << state::element_shift(object.klass->component_type) : 1;
    machine_.events.emit_access(kind, thread_, object, position, length);
    return false;
}

}  // namespace raceproof::machine
