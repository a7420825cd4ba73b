#include "explore/report_threads.h"

#include <fmt/format.h>

namespace raceproof::explore {

using machine::Machine;
using machine::OperationKind;
using machine::PendingOperation;
using state::Thread;
using state::ThreadId;

namespace {

std::string thread_name(Machine& machine, const Thread& thread) {
    state::Ref name = state::as_ref(machine.get(machine.state().at(thread.status.java_thread), *machine.known().thread_name));
    return name == state::kNull ? fmt::format("thread {}", static_cast<int>(thread.id)) : machine.utf8_of(name);
}

std::string owner_clause(Machine& machine, const state::Object& monitor) {
    if (monitor.lock == 0) return "";
    auto owner = static_cast<ThreadId>((monitor.lock >> 16) - 1);
    return fmt::format(", held by \"{}\"", thread_name(machine, machine.state().thread(owner)));
}

std::string what_it_waits_for(Machine& machine, const PendingOperation& pending) {
    std::string text(machine::describe(pending.kind));
    if (pending.kind == OperationKind::ClassInitialise) return text + ": " + pending.klass->dotted_name();
    if (pending.object == state::kNull) return text;
    const state::Object& object = machine.state().at(pending.object);
    text += fmt::format(" a {}", object.klass->readable_name());
    bool is_monitor = pending.kind == OperationKind::MonitorEnter || pending.kind == OperationKind::WaitResume ||
                      pending.kind == OperationKind::ThreadEnd;
    return is_monitor ? text + owner_clause(machine, object) : text;
}

}  // namespace

std::string describe_threads(Machine& machine) {
    std::string text;
    for (std::size_t i = 0; i < machine.state().thread_count(); ++i) {
        Thread& thread = machine.state().thread(static_cast<ThreadId>(i));
        if (thread.status.status == state::ThreadStatus::Terminated && thread.depth <= 1) continue;
        PendingOperation pending = machine.pending(thread);
        text += fmt::format("thread \"{}\" {} {}\n{}", thread_name(machine, thread),
                            pending.is_enabled() ? "is about to" : "waits to", what_it_waits_for(machine, pending),
                            machine.stack_text(thread));
    }
    return text;
}

}  // namespace raceproof::explore
