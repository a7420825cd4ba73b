#include "explore/describe_state.h"

#include <fmt/format.h>

#include <algorithm>

namespace raceproof::explore {

using machine::Machine;
using machine::OperationKind;
using machine::PendingOperation;
using program::Method;
using state::Frame;
using state::Thread;
using state::ThreadId;

namespace {

std::string owner_clause(Machine& machine, const state::Object& monitor) {
    if (monitor.lock == 0) return "";
    auto owner = static_cast<ThreadId>((monitor.lock >> 16) - 1);
    return fmt::format(", held by \"{}\"", thread_name(machine, machine.state().thread(owner)));
}

Place place_of(const Method& method, const program::Code* code, std::uint32_t pc) {
    std::string file = method.owner->file == nullptr ? std::string() : std::string(method.owner->file->source_file);
    return {method.owner->dotted_name(), std::string(method.name.text()), std::move(file),
            code == nullptr ? 0 : code->line_of(pc)};
}

bool is_of_program(const Method& method) { return !method.owner->is_trusted && !method.is_hidden_frame; }

// Where the throwable was made, in the program if it can be.
Place place_of_throwable(Machine& machine, const state::Object& throwable) {
    state::Ref backtrace = state::as_ref(throwable.slots()[machine.known().throwable_backtrace->slot]);
    if (backtrace == state::kNull) return {};
    Place first;
    const state::Object& entries = machine.state().at(backtrace);
    for (std::uint32_t i = 0; i + 1 < entries.length; i += 2) {
        std::uint64_t packed = entries.elements<std::uint64_t>()[i];
        auto pc = static_cast<std::uint32_t>(entries.elements<std::uint64_t>()[i + 1]);
        const auto& owner = machine.program().by_id(static_cast<program::ClassId>(packed >> 32));
        const Method& method = *owner.methods[packed & 0xFFFFFFFF];
        Place place = place_of(method, method.code.load(), pc);
        if (is_of_program(method)) return place;
        if (i == 0) first = std::move(place);
    }
    return first;
}

std::string text_of(const Place& place) {
    std::string where = place.file.empty() ? "Unknown Source" : place.file;
    if (place.line > 0) where += fmt::format(":{}", place.line);
    return fmt::format("{}.{}({})", place.class_name, place.method, where);
}

bool is_living(const Thread& thread) { return thread.status.status != state::ThreadStatus::Terminated; }

}  // namespace

std::string thread_name(Machine& machine, const Thread& thread) {
    state::Ref java_thread = thread.status.java_thread;
    bool is_known = java_thread != state::kNull && is_living(thread);
    state::Ref name =
        is_known ? state::as_ref(machine.get(machine.state().at(java_thread), *machine.known().thread_name)) : state::kNull;
    return name == state::kNull ? fmt::format("thread {}", static_cast<int>(thread.id)) : machine.utf8_of(name);
}

std::string describe_operation(Machine& machine, const PendingOperation& pending) {
    std::string text(machine::describe(pending.kind));
    if (pending.kind == OperationKind::ClassInitialise) return text + ": " + pending.klass->dotted_name();
    if (pending.object == state::kNull) return text;
    const state::Object& object = machine.state().at(pending.object);
    text += fmt::format(" a {}", object.klass->readable_name());
    bool is_monitor = pending.kind == OperationKind::MonitorEnter || pending.kind == OperationKind::WaitResume ||
                      pending.kind == OperationKind::ThreadEnd;
    return is_monitor ? text + owner_clause(machine, object) : text;
}

std::string describe_threads(Machine& machine) {
    std::string text;
    for (std::size_t i = 0; i < machine.state().thread_count(); ++i) {
        Thread& thread = machine.state().thread(static_cast<ThreadId>(i));
        if (!is_living(thread) && thread.depth <= 1) continue;
        PendingOperation pending = machine.pending(thread);
        text += fmt::format("thread \"{}\" {} {}\n{}", thread_name(machine, thread),
                            pending.is_enabled() ? "is about to" : "waits to", describe_operation(machine, pending),
                            machine.stack_text(thread));
    }
    return text;
}

Place place_of(const Frame& frame) { return place_of(*frame.method, frame.code, frame.pc); }

Place place_in_program(const Thread& thread) {
    for (std::uint32_t i = thread.depth; i-- > 0;)
        if (is_of_program(*thread.frames[i].method) && thread.frames[i].code != nullptr) return place_of(thread.frames[i]);
    return thread.depth == 0 ? Place{} : place_of(thread.top());
}

Finding describe_deadlock(Machine& machine) {
    Finding finding;
    finding.kind = FindingKind::Deadlock;
    finding.details = describe_threads(machine);
    std::vector<std::string> stuck;
    for (std::size_t i = 0; i < machine.state().thread_count(); ++i) {
        Thread& thread = machine.state().thread(static_cast<ThreadId>(i));
        PendingOperation pending = machine.pending(thread);
        bool only_awaits = pending.kind == OperationKind::AwaitThreads;
        if (thread.depth == 0 || only_awaits) continue;
        Place place = place_in_program(thread);
        stuck.push_back(fmt::format("\"{}\" waits to {} at {}", thread_name(machine, thread),
                                    describe_operation(machine, pending), text_of(place)));
        finding.places.push_back(std::move(place));
    }
    finding.message = fmt::format("no thread can go on: {}", fmt::join(stuck, "; "));
    return finding;
}

std::string describe_throwable(Machine& machine, state::Ref throwable) {
    state::Object& object = machine.state().at(throwable);
    state::Ref message = state::as_ref(machine.get(object, *machine.known().throwable_message));
    return message == state::kNull ? object.klass->dotted_name()
                                   : fmt::format("{}: {}", object.klass->dotted_name(), machine.utf8_of(message));
}

Finding describe_failure(Machine& machine, Thread& thread, state::Ref throwable) {
    const state::Object& object = machine.state().at(throwable);
    bool is_assertion = object.klass->is_subclass_of(machine.program().required("java/lang/AssertionError"));
    Finding finding;
    finding.kind = is_assertion ? FindingKind::Assertion : FindingKind::Exception;
    finding.places.push_back(place_of_throwable(machine, object));
    finding.message = fmt::format("{} in thread \"{}\" at {}", describe_throwable(machine, throwable),
                                  thread_name(machine, thread), text_of(finding.places.front()));
    finding.details = machine.backtrace_text(object);
    return finding;
}

}  // namespace raceproof::explore
