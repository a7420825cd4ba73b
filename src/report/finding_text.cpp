#include "report/finding_text.h"

#include <fmt/format.h>

#include <algorithm>

#include "report/throwable_text.h"

namespace raceproof::report {

using findings::Finding;
using findings::FindingKind;
using findings::NextOperation;
using findings::Position;
using findings::StandingThread;
using machine::OperationKind;
using program::Place;

namespace {

std::string text_of(const Place& place) {
    std::string where = place.file.empty() ? "Unknown Source" : place.file;
    if (place.line > 0) where += fmt::format(":{}", place.line);
    return fmt::format("{}.{}({})", place.class_name, place.method, where);
}

std::string text_of_side(const races::RaceSide& access) {
    std::string what = access.called.is_known() ? access.called.name() : verb_of(access);
    std::string where = access.place.file.empty() ? access.place.class_name : access.place.file;
    return fmt::format("{} by \"{}\" at {}:{}", what, access.thread, where, access.place.line);
}

std::string message_of_deadlock(const Finding& finding) {
    std::string text;
    for (const Position& position : finding.positions) {
        auto thread = std::find_if(finding.threads.begin(), finding.threads.end(),
                                   [&](const StandingThread& one) { return one.number == position.number; });
        if (thread == finding.threads.end()) continue;
        text += fmt::format("{}\"{}\" waits to {} at {}", text.empty() ? "" : "; ", thread->name, report::text_of(thread->next),
                            text_of(thread->place));
    }
    return (finding.is_partial ? "these can never go on, whatever other threads do: " : "no thread can go on: ") + text;
}

std::string message_of_livelock(const Finding& finding) {
    std::string text;
    for (std::size_t i = 0; i < finding.positions.size(); ++i) {
        const Position& position = finding.positions[i];
        std::string where = position.place.is_known() ? "at " + text_of(position.place) : "in the JDK";
        bool is_same_thread = i > 0 && finding.positions[i - 1].number == position.number;
        text +=
            is_same_thread ? fmt::format(", {}", where) : fmt::format("{}\"{}\" {}", i == 0 ? "" : "; ", position.thread, where);
    }
    return "threads can go round for ever although each gets its turn: " + text;
}

std::string message_of_failure(const Finding& finding) {
    const findings::Throwable& telling = finding.thrown->telling();
    const machine::StackFrame* frame = telling.frame_of_program();
    if (frame == nullptr && !telling.stack.empty()) frame = &telling.stack.front();
    return fmt::format("{} in thread \"{}\" at {}", name_and_message(telling), finding.positions.front().thread,
                       text_of(frame == nullptr ? Place{} : frame->place));
}

// If others can go on, they are no part of a deadlock.
std::vector<StandingThread> threads_concerned(const Finding& finding) {
    std::vector<StandingThread> concerned = finding.threads;
    std::erase_if(concerned, [&](const StandingThread& thread) {
        auto is_it = [&](const Position& position) { return position.number == thread.number; };
        return finding.is_partial && std::none_of(finding.positions.begin(), finding.positions.end(), is_it);
    });
    return concerned;
}

std::string text_of_failure(const Finding& finding) {
    const findings::Throwable& whole = *finding.thrown;
    std::string head = &whole.telling() == &whole ? "" : name_and_message(whole) + "\n";
    return head + stack_trace_text(whole);
}

std::string details_of_side(const races::RaceSide& access, const Place& started_at) {
    std::string text = fmt::format("{} by \"{}\"", verb_of(access), access.thread);
    if (started_at.line != 0) text += fmt::format(", started at {}:{}", started_at.file, started_at.line);
    return fmt::format("{}:\n{}", text, report::text_of(access.stack));
}

std::string text_of_race(const Finding& finding, const findings::Trace& trace) {
    findings::RaceWitness witness = finding.witness.value_or(findings::RaceWitness{});
    std::string text = details_of_side(finding.race->earlier, witness.earlier_started_at) +
                       details_of_side(finding.race->later, witness.later_started_at);
    if (witness.allocated_at.line != 0)
        text += fmt::format("the object was allocated at {}:{}\n", witness.allocated_at.file, witness.allocated_at.line);
    for (const std::string& sentence : why_of(finding, trace)) text += sentence + "\n";
    return text;
}

// "unlocked a Main$Account at Main.java:7": one end of the edge that is missing.
std::string text_of_synchronisation(const findings::TraceEvent& event) {
    using enum machine::MemoryEventKind;
    std::string_view verb;
    switch (*event.memory) {
        case Lock: verb = "locked"; break;
        case Unlock: verb = "unlocked"; break;
        case Start: verb = "started"; break;
        case VolatileRead:
        case AcquireRead:
        case FailedUpdateVolatile:
        case FailedUpdateAcquire: verb = "read"; break;
        case VolatileWrite:
        case ReleaseWrite: verb = "wrote"; break;
        case PlainRead:
        case PlainWrite:
        case OpaqueRead:
        case OpaqueWrite:
        case UpdatePlain:
        case UpdateAcquire:
        case UpdateRelease:
        case UpdateVolatile:
        case FailedUpdatePlain:
        case FailedUpdateRelease:
        case AcquireFence:
        case ReleaseFence:
        case FullFence:
        case Begin:
        case End:
        case AllEnded:
        case ClassInitialised:
        case ClassSeenInitialised:
        case New:
        case Freeze: verb = "updated"; break;
    }
    bool is_object = *event.memory == Lock || *event.memory == Unlock || *event.memory == Start;
    std::string text = fmt::format("{} {}", verb, is_object ? event.operation.object : event.operation.target);
    return event.place.line == 0 ? text : fmt::format("{} at {}:{}", text, event.place.file, event.place.line);
}

}  // namespace

std::string verb_of(const races::RaceSide& access) {
    bool is_plain = access.mode == races::AccessMode::Plain;
    return fmt::format("{}{}{}", is_plain ? "" : name_of(access.mode), is_plain ? "" : " ", name_of(access.kind));
}

std::string file_and_line(const Place& place) {
    if (place.file.empty()) return place.class_name;
    return place.line > 0 ? fmt::format("{}:{}", place.file, place.line) : place.file;
}

std::string text_of(const std::vector<machine::StackFrame>& stack) {
    std::string text;
    for (const machine::StackFrame& frame : stack) text += line_of(frame);
    return text;
}

std::string text_of(const std::vector<StandingThread>& threads) {
    std::string text;
    for (const StandingThread& thread : threads)
        text += fmt::format("thread \"{}\" {}\n{}", thread.name, what_comes_next(thread.next), text_of(thread.stack));
    return text;
}

std::string text_of(const NextOperation& next) {
    std::string text(machine::describe(next.kind));
    if (!next.klass.empty()) return text + ": " + next.klass;
    if (next.kind == OperationKind::Join) return fmt::format("{} \"{}\"", text, next.thread);
    if (!next.object_class.empty()) text += " a " + next.object_class;
    return next.held_by.empty() ? text : fmt::format("{}, held by \"{}\"", text, next.held_by);
}

std::string what_comes_next(const NextOperation& next) {
    return fmt::format("{} {}", next.can_happen ? "is about to" : "waits to", text_of(next));
}

std::string message_of(const Finding& finding) {
    switch (finding.kind) {
        case FindingKind::Deadlock: return message_of_deadlock(finding);
        case FindingKind::Livelock: return message_of_livelock(finding);
        case FindingKind::Assertion:
        case FindingKind::Exception: return message_of_failure(finding);
        case FindingKind::DataRace:
            return fmt::format("{} and {} race on {}", text_of_side(finding.race->earlier), text_of_side(finding.race->later),
                               finding.race->location.name);
    }
    return "";
}

std::string details_of(const Finding& finding, const findings::Trace& trace) {
    switch (finding.kind) {
        case FindingKind::Deadlock: return text_of(threads_concerned(finding));
        case FindingKind::Livelock: return text_of(finding.threads);
        case FindingKind::Assertion:
        case FindingKind::Exception: return text_of_failure(finding);
        case FindingKind::DataRace: return text_of_race(finding, trace);
    }
    return "";
}

std::vector<std::string> why_of(const Finding& finding, const findings::Trace& trace) {
    if (!finding.witness) return {};
    const races::Race& race = *finding.race;
    const findings::RaceWitness& witness = *finding.witness;
    std::string first = verb_of(race.earlier), second = verb_of(race.later);
    std::vector<std::string> why;
    why.push_back(witness.release ? fmt::format("\"{}\" then {}", race.earlier.thread,
                                                text_of_synchronisation(trace.events[*witness.release]))
                                  : fmt::format("\"{}\" has released nothing since its {}", race.earlier.thread, first));
    why.push_back(witness.acquisition
                      ? fmt::format("\"{}\" before its {} {}", race.later.thread, second,
                                    text_of_synchronisation(trace.events[*witness.acquisition]))
                      : fmt::format("\"{}\" has acquired nothing between that and its {}", race.later.thread, second));
    if (witness.release && witness.acquisition && !witness.is_same_element)
        why.emplace_back("these are different: no edge goes from the one thread to the other");
    why.push_back(fmt::format("so nothing orders the {} before the {}", first, second));
    if (!race.location.torn_type.empty())
        why.push_back(
            fmt::format("a {} may be read and written in two halves (JLS 17.7): a value may be seen that nobody wrote, half "
                        "old, half new",
                        race.location.torn_type));
    return why;
}

}  // namespace raceproof::report
