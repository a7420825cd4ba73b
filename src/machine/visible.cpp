// Scheduling points in the interpreter.
#include "machine/book_keeping.h"
#include "machine/interpreter.h"

namespace raceproof::machine {

namespace {

bool links_handles(const program::Method& method) {
    std::string_view name = method.name.text(), owner = method.owner->name.text();
    return (name == "resolveMemberName" && owner == "java/lang/invoke/VarForm") ||
           (name == "makeImpl" && owner == "java/lang/invoke/MethodType");
}

// Operations that are no scheduling points then. Where the thread cannot go on, it stops all the same.
bool may_be_book_keeping(OperationKind kind) {
    return kind == OperationKind::ClassInitialise || kind == OperationKind::MonitorEnter || accesses_memory(kind);
}

}  // namespace

bool keeps_books(const state::Thread& thread) {
    for (std::uint32_t i = thread.depth; i-- > 0 && thread.frames[i].method->owner->is_trusted;) {
        const state::Frame& frame = thread.frames[i];
        if ((frame.flags & state::frame_flags::kClassInitialiser) || links_handles(*frame.method)) return true;
    }
    return false;
}

Interpreter::Next Interpreter::stand() {
    stop_.kind = StopKind::Pending;
    return Next::Stop;
}

// The top frame is that of a synchronized method which a native has called: it may begin when it has its lock.
Interpreter::Next Interpreter::take_awaited_lock() {
    state::Frame& frame = thread_.top();
    if (must_stop({OperationKind::MonitorEnter, &state_.at(frame.lock)})) return stand();
    if (!machine_.lock(thread_, state_.at(frame.lock))) {
        stop_.kind = StopKind::Blocked;
        return Next::Stop;
    }
    frame.flags = (frame.flags & ~state::frame_flags::kAwaitsLock) | state::frame_flags::kHoldsLock;
    return Next::Execute;
}

Stop Interpreter::step(const PendingOperation& pending, std::uint32_t alternative, std::int64_t budget) {
    // A thread may also stand before an operation that is no scheduling point now. The grant would be left over for the next
    // visible operation, which nobody has chosen.
    bool begins_unseen = pending.kind == OperationKind::ClassInitialise && pending.klass->is_trusted &&
                         machine_.visibility.scope == Scope::Shared;  // ensure_initialised
    granted_ = pending.kind != OperationKind::Continue && !begins_unseen && points_ != SchedulingPoints::None &&
               is_visible(subject_of(pending));
    alternative_ = alternative;
    return run(budget);
}

Interpreter::Subject Interpreter::subject_of(const PendingOperation& pending) {
    const Object* object = pending.object == kNull ? nullptr : &state_.at(pending.object);
    const Object* source = pending.source == kNull ? nullptr : &state_.at(pending.source);
    // Instructions know their field; the others may come by handles to anything.
    bool may_be_mixed = object != nullptr && pending.field == nullptr && accesses_memory(pending.kind) &&
                        !is_plain(pending.kind) && !machine_.is_declared_volatile(*object, pending.position);
    return {pending.kind, object, pending.position, source, may_be_mixed};
}

Interpreter::Subject Interpreter::subject_of_native(OperationKind kind, const program::Method& method, const Slot* arguments) {
    PendingOperation pending;
    pending.kind = kind;
    machine_.locate(pending, method, arguments);
    Subject subject = subject_of(pending);
    if (subject.object != nullptr && is_plain(kind))
        machine_.note_use(thread_, *subject.object, subject.position, may_write(kind));
    return subject;
}

bool Interpreter::is_visible(const Subject& subject) {
    const Visibility& visibility = machine_.visibility;
    if (is_plain(subject.kind)) {
        auto is_shown = [&](const Object* object) { return object != nullptr && visibility.shows(*object, subject.position); };
        if (!is_shown(subject.object) && !is_shown(subject.source)) return false;
    }
    if (points_ == SchedulingPoints::Blocking && !matters_to_one_thread(subject.kind)) return false;
    return visibility.scope == Scope::Everything ||
           (is_worth_seeing(subject) && !(may_be_book_keeping(subject.kind) && keeps_books(thread_)));
}

bool Interpreter::is_worth_seeing(const Subject& subject) {
    if (subject.kind == OperationKind::Yield) return false;  // does nothing, and others may go anyway
    if (subject.object == nullptr) return true;
    if (subject.kind == OperationKind::MonitorEnter || subject.kind == OperationKind::Join) {
        bool concerns_others = subject.object->is_shared() && !machine_.holds_lock(thread_, *subject.object);
        return concerns_others && is_contended(*subject.object, kMonitorPosition, true);
    }
    if (!accesses_memory(subject.kind)) return true;
    if (subject.may_be_mixed) return subject.object->is_shared();
    bool target_counts = subject.object->is_shared() && is_contended(*subject.object, subject.position, may_write(subject.kind));
    bool source_counts =
        subject.source != nullptr && subject.source->is_shared() && is_contended(*subject.source, subject.position, false);
    return target_counts || source_counts;
}

bool Interpreter::is_contended(const Object& object, std::uint64_t position, bool writes) {
    return machine_.visibility.contention.is_contended(location_key(object, position), thread_.name, writes);
}

bool Machine::is_declared_volatile(const Object& object, std::uint64_t position) {
    if (object.is_array()) return false;
    std::uint64_t key = mix64(object.klass->identity, position * 2 + object.is_statics());
    auto [entry, is_new] = volatile_slots_.try_emplace(key, false);
    if (!is_new) return entry->second;
    for (const program::Class* owner = object.klass; owner != nullptr; owner = object.is_statics() ? nullptr : owner->super)
        for (const program::Field& field : owner->fields)
            if (field.slot == position && field.is_static() == object.is_statics()) entry->second = field.is_volatile();
    return entry->second;
}

void Machine::note_use(const state::Thread& thread, const Object& object, std::uint64_t position, bool writes) {
    bool counts = visibility.scope == Scope::Shared && visibility.points == SchedulingPoints::Synchronisation;
    if (counts && object.is_shared()) visibility.contention.is_contended(location_key(object, position), thread.name, writes);
}

std::uint64_t location_key(const Object& object, std::uint64_t position) {
    std::uint64_t base = object.is_permanent() ? object.name_hash() : object.origin;
    return mix64(base, object.is_array() && position != kMonitorPosition ? 0 : position + 1);
}

bool Interpreter::plain_access(MemoryEventKind kind, const Object& object, std::uint64_t position) {
    OperationKind operation = kind == MemoryEventKind::PlainRead ? OperationKind::PlainRead : OperationKind::PlainWrite;
    if (must_stop({operation, &object, position})) return true;
    changes_ += kind == MemoryEventKind::PlainWrite;
    std::uint64_t length = object.is_array() ? std::uint64_t{1} << state::element_shift(object.klass->component_type) : 1;
    machine_.emit_access(kind, thread_, object, position, length);
    return false;
}

}  // namespace raceproof::machine
