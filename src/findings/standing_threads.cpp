#include "findings/standing_threads.h"

#include <fmt/format.h>

#include "base/text.h"

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

}  // namespace

NextOperation next_operation(Machine& machine, const PendingOperation& pending) {
    NextOperation next;
    next.kind = pending.kind;
    next.can_happen = pending.kind == OperationKind::WaitResume ? pending.is_enabled_now() : pending.is_enabled();
    if (pending.kind == OperationKind::ClassInitialise) next.klass = printable(pending.klass->dotted_name());
    if (pending.kind == OperationKind::ClassInitialise || pending.object == state::kNull) return next;
    state::Object& object = machine.state().at(pending.object);
    if (pending.kind == OperationKind::Join) {
        next.thread =
            printable(machine.strings.utf8_of(state::as_ref(machine.objects.get(object, *machine.known().thread_members.name))));
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
    return pending.object == state::kNull ? std::string() : printable(machine.state().at(pending.object).klass->readable_name());
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
