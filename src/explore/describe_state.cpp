#include "explore/describe_state.h"

#include <fmt/format.h>

#include <algorithm>
#include <tuple>
#include <utility>

#include "base/text.h"
#include "explore/describe_throwable.h"

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
    return {printable(method.owner->dotted_name()), printable(method.name.text()), printable(file),
            code == nullptr ? 0 : code->line_of(pc)};
}

bool is_of_program(const Method& method) { return !method.owner->is_trusted && !method.is_hidden_frame; }

// Where the throwable was made, in the program if it can be.
struct Thrown {
    Place place;
    bool is_in_program = false;
};

Thrown thrown_at(Machine& machine, const state::Object& throwable) {
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
        if (is_of_program(method)) return {std::move(place), true};
        if (i == 0) first = std::move(place);
    }
    return {std::move(first), false};
}

std::string text_of(const Place& place) {
    std::string where = place.file.empty() ? "Unknown Source" : place.file;
    if (place.line > 0) where += fmt::format(":{}", place.line);
    return fmt::format("{}.{}({})", place.class_name, place.method, where);
}

const Frame* top_frame_of_program(const Thread& thread) {
    for (std::uint32_t i = thread.depth; i-- > 0;)
        if (is_of_program(*thread.frames[i].method) && thread.frames[i].code != nullptr) return &thread.frames[i];
    return nullptr;
}

bool is_living(const Thread& thread) { return thread.status.status != state::ThreadStatus::Terminated; }

}  // namespace

std::string thread_name(Machine& machine, const Thread& thread) {
    state::Ref java_thread = thread.status.java_thread;
    bool is_known = java_thread != state::kNull && is_living(thread);
    state::Ref name =
        is_known ? state::as_ref(machine.get(machine.state().at(java_thread), *machine.known().thread_name)) : state::kNull;
    return name == state::kNull ? fmt::format("thread {}", static_cast<int>(thread.id)) : printable(machine.utf8_of(name));
}

std::string describe_operation(Machine& machine, const PendingOperation& pending) {
    std::string text(machine::describe(pending.kind));
    if (pending.kind == OperationKind::ClassInitialise) return text + ": " + printable(pending.klass->dotted_name());
    if (pending.object == state::kNull) return text;
    state::Object& object = machine.state().at(pending.object);
    if (pending.kind == OperationKind::Join)
        return fmt::format("{} \"{}\"", text,
                           printable(machine.utf8_of(state::as_ref(machine.get(object, *machine.known().thread_name)))));
    text += fmt::format(" a {}", printable(object.klass->readable_name()));
    bool is_monitor = pending.kind == OperationKind::MonitorEnter || pending.kind == OperationKind::WaitResume ||
                      pending.kind == OperationKind::ThreadEnd;
    return is_monitor ? text + owner_clause(machine, object) : text;
}

std::string describe_pending(Machine& machine, const PendingOperation& pending) {
    bool can_happen = pending.kind == OperationKind::WaitResume ? pending.is_enabled_now() : pending.is_enabled();
    return fmt::format("{} {}", can_happen ? "is about to" : "waits to", describe_operation(machine, pending));
}

std::string describe_threads(Machine& machine) {
    std::string text;
    for (std::size_t i = 0; i < machine.state().thread_count(); ++i) {
        Thread& thread = machine.state().thread(static_cast<ThreadId>(i));
        if (!is_living(thread) && thread.depth <= 1) continue;
        PendingOperation pending = machine.pending(thread);
        text += fmt::format("thread \"{}\" {}\n{}", thread_name(machine, thread), describe_pending(machine, pending),
                            machine.stack_text(thread));
    }
    return text;
}

Place place_of(const Method& method, std::uint32_t pc) { return place_of(method, method.code.load(), pc); }

Place place_of(const Frame& frame) { return place_of(*frame.method, frame.code, frame.pc); }

Place place_in_program(const Thread& thread) {
    if (const Frame* frame = top_frame_of_program(thread)) return place_of(*frame);
    return thread.depth == 0 ? Place{} : place_of(thread.top());
}

std::string target_of(Machine& machine, const PendingOperation& pending) {
    if (pending.klass != nullptr) return printable(pending.klass->dotted_name());
    if (pending.field != nullptr)
        return printable(fmt::format("{}.{}", pending.field->owner->dotted_name(), pending.field->name.text()));
    return pending.object == state::kNull ? std::string() : printable(machine.state().at(pending.object).klass->readable_name());
}

Position position_of(Machine& machine, Thread& thread) {
    PendingOperation pending = machine.pending(thread);
    Position position{thread_name(machine, thread), static_cast<std::uint32_t>(thread.id), "", target_of(machine, pending), {}};
    if (pending.kind != OperationKind::None) position.operation = machine::describe(pending.kind);
    if (const Frame* frame = top_frame_of_program(thread)) position.place = place_of(*frame);
    return position;
}

namespace {

// A deadlock of these threads, but for the message's beginning.
Finding describe_stuck(Machine& machine, const std::vector<ThreadId>& threads) {
    Finding finding;
    finding.kind = FindingKind::Deadlock;
    finding.details = describe_threads(machine);
    for (ThreadId id : threads) {
        Thread& thread = machine.state().thread(id);
        finding.message +=
            fmt::format("{}\"{}\" waits to {} at {}", finding.message.empty() ? "" : "; ", thread_name(machine, thread),
                        describe_operation(machine, machine.pending(thread)), text_of(place_in_program(thread)));
        finding.positions.push_back(position_of(machine, thread));
    }
    return finding;
}

}  // namespace

Finding describe_deadlock(Machine& machine) {
    std::vector<ThreadId> stuck;
    for (std::size_t i = 0; i < machine.state().thread_count(); ++i) {
        Thread& thread = machine.state().thread(static_cast<ThreadId>(i));
        bool only_awaits = machine.pending(thread).kind == OperationKind::AwaitThreads;
        if (thread.depth != 0 && !only_awaits) stuck.push_back(thread.id);
    }
    Finding finding = describe_stuck(machine, stuck);
    finding.message = "no thread can go on: " + finding.message;
    return finding;
}

Finding describe_lock_cycle(Machine& machine, const std::vector<ThreadId>& threads) {
    Finding finding = describe_stuck(machine, threads);
    finding.message = "these can never go on, whatever other threads do: " + finding.message;
    finding.is_partial = true;
    return finding;
}

Finding describe_livelock(Machine& machine, std::vector<Position> positions) {
    std::stable_sort(positions.begin(), positions.end(), [](const Position& a, const Position& b) {
        return std::tie(a.number, a.place.class_name, a.place.line) < std::tie(b.number, b.place.class_name, b.place.line);
    });
    std::string text;
    for (std::size_t i = 0; i < positions.size(); ++i) {
        const Position& position = positions[i];
        std::string where = position.place.class_name.empty() ? "in the JDK" : "at " + text_of(position.place);
        bool is_same_thread = i > 0 && positions[i - 1].number == position.number;
        text +=
            is_same_thread ? fmt::format(", {}", where) : fmt::format("{}\"{}\" {}", i == 0 ? "" : "; ", position.thread, where);
    }
    Finding finding;
    finding.kind = FindingKind::Livelock;
    finding.message = fmt::format("threads can go round for ever although each gets its turn: {}", text);
    finding.positions = std::move(positions);
    finding.details = describe_threads(machine);
    return finding;
}

// An error of an initialiser says nothing itself: its cause does.
static state::Ref telling(Machine& machine, state::Ref throwable) {
    state::Object& object = machine.state().at(throwable);
    if (object.klass->name.text() != "java/lang/ExceptionInInitializerError") return throwable;
    state::Ref cause = state::as_ref(machine.get(object, *machine.known().throwable_cause));
    return cause == state::kNull ? throwable : cause;
}

Finding describe_failure(Machine& machine, Thread& thread, state::Ref throwable) {
    state::Ref whole = std::exchange(throwable, telling(machine, throwable));
    const state::Object& object = machine.state().at(throwable);
    bool is_assertion = object.klass->is_subclass_of(machine.program().required("java/lang/AssertionError"));
    Finding finding;
    finding.kind = is_assertion ? FindingKind::Assertion : FindingKind::Exception;
    Thrown thrown = thrown_at(machine, object);
    std::string name = thread_name(machine, thread);
    finding.message =
        fmt::format("{} in thread \"{}\" at {}", describe_throwable(machine, throwable), name, text_of(thrown.place));
    finding.positions.push_back(
        {std::move(name), static_cast<std::uint32_t>(thread.id), "", "", thrown.is_in_program ? thrown.place : Place{}});
    if (whole != throwable) finding.details = describe_throwable(machine, whole) + "\n";
    finding.details += stack_trace_text(machine, whole);
    return finding;
}

}  // namespace raceproof::explore
