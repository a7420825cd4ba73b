#include "findings/standing_threads.h"

#include <fmt/format.h>

#include "base/text.h"
#include "machine/natives/support.h"

namespace raceproof::findings {

using machine::Machine;
using machine::OperationKind;
using machine::PendingOperation;
using state::Thread;
using state::ThreadId;

namespace {

std::string owner_of(Machine& machine, const state::Object& monitor) {
    if (monitor.lock == 0) return "";
    auto owner = static_cast<ThreadId>((monitor.lock >> 16) - 1);
    return machine::thread_name(machine, machine.state().thread(owner));
}

// A lock of java.util.concurrent keeps its state in a synchroniser of its own, which is nested in it:
// "ReentrantLock$NonfairSync".
std::string lock_of(const state::Object& synchroniser) {
    std::string name = synchroniser.klass->readable_name();
    return name.substr(0, name.find('$'));
}

std::string owner_of_synchroniser(Machine& machine, const state::Object& synchroniser) {
    state::Ref owner = state::as_ref(machine::natives::field_value(synchroniser, "exclusiveOwnerThread", "Ljava/lang/Thread;"));
    for (std::size_t i = 0; owner != state::kNull && i < machine.state().thread_count(); ++i) {
        Thread& thread = machine.state().thread(static_cast<ThreadId>(i));
        if (thread.status.java_thread == owner) return machine::thread_name(machine, thread);
    }
    return "";
}

}  // namespace

NextOperation next_operation(Machine& machine, const PendingOperation& pending) {
    NextOperation next;
    next.kind = pending.kind;
    next.can_happen = pending.kind == OperationKind::WaitResume ? pending.is_enabled_now() : pending.is_enabled();
    if (pending.kind == OperationKind::ClassInitialise) next.klass = printable(pending.klass->dotted_name());
    bool is_about_object = pending.kind != OperationKind::ClassInitialise && pending.kind != OperationKind::Park;
    if (!is_about_object || pending.object == state::kNull) return next;
    state::Object& object = machine.state().at(pending.object);
    if (pending.kind == OperationKind::Join) {
        next.thread =
            printable(machine.strings.utf8_of(state::as_ref(machine.objects.get(object, *machine.known().thread_members.name))));
        return next;
    }
    if (pending.kind == OperationKind::Acquire) {
        next.object_class = printable(lock_of(object));
        next.held_by = owner_of_synchroniser(machine, object);
        return next;
    }
    next.object_class = printable(object.klass->readable_name());
    bool is_monitor = pending.kind == OperationKind::MonitorEnter || pending.kind == OperationKind::WaitResume ||
                      pending.kind == OperationKind::ThreadEnd;
    if (is_monitor) next.held_by = owner_of(machine, object);
    return next;
}

std::string target_of(Machine& machine, const PendingOperation& pending) {
    if (pending.klass != nullptr) return printable(pending.klass->dotted_name());
    if (pending.field != nullptr)
        return printable(fmt::format("{}.{}", pending.field->owner->dotted_name(), pending.field->name.text()));
    if (pending.object == state::kNull || pending.kind == OperationKind::Park) return "";
    const state::Object& object = machine.state().at(pending.object);
    return printable(pending.kind == OperationKind::Acquire ? lock_of(object) : object.klass->readable_name());
}

Position position_of(Machine& machine, Thread& thread) {
    PendingOperation pending = machine.pending(thread);
    const state::Frame* frame = machine::top_frame_of_program(thread);
    return {machine::thread_name(machine, thread), static_cast<std::uint32_t>(thread.id), pending.kind,
            target_of(machine, pending), frame == nullptr ? Place{} : machine::place_of(*frame)};
}

std::vector<StandingThread> standing_threads(Machine& machine) {
    std::vector<StandingThread> threads;
    for (std::size_t i = 0; i < machine.state().thread_count(); ++i) {
        Thread& thread = machine.state().thread(static_cast<ThreadId>(i));
        bool is_living = thread.status.status != state::ThreadStatus::Terminated;
        if (!is_living && thread.depth <= 1) continue;
        threads.push_back({machine::thread_name(machine, thread), static_cast<std::uint32_t>(i),
                           next_operation(machine, machine.pending(thread)), machine::place_in_program(thread),
                           machine::stack_of(thread)});
    }
    return threads;
}

}  // namespace raceproof::findings
