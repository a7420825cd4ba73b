#include "findings/finding.h"

#include <fmt/format.h>

#include <algorithm>
#include <tuple>

#include "base/hash128.h"

namespace raceproof::findings {

using machine::Machine;
using machine::OperationKind;
using program::Place;
using state::Thread;
using state::ThreadId;

std::string_view name_of(FindingKind kind) {
    static constexpr std::string_view kNames[] = {
#define FINDING(name, text, title) text,
#include "findings/findings.def"
#undef FINDING
    };
    return kNames[static_cast<std::size_t>(kind)];
}

std::string_view title_of(FindingKind kind) {
    static constexpr std::string_view kTitles[] = {
#define FINDING(name, text, title) title,
#include "findings/findings.def"
#undef FINDING
    };
    return kTitles[static_cast<std::size_t>(kind)];
}

std::string Finding::id() const {
    std::vector<std::string> parts;
    for (const Position& position : positions)
        parts.push_back(fmt::format("{}.{}:{}", position.place.class_name, position.place.method, position.place.line));
    std::sort(parts.begin(), parts.end());
    if (race) parts.push_back(race->identity());
    std::string text = fmt::format("{}|{}", name_of(kind), fmt::join(parts, "|"));
    Hasher hasher(1);
    hasher.add_bytes(text.data(), text.size());
    return fmt::format("{}-{:08x}", name_of(kind), static_cast<std::uint32_t>(hasher.finish().low));
}

namespace {

Finding stuck(Machine& machine, const std::vector<ThreadId>& threads) {
    Finding finding;
    finding.kind = FindingKind::Deadlock;
    finding.threads = standing_threads(machine);
    for (ThreadId id : threads) finding.positions.push_back(position_of(machine, machine.state().thread(id)));
    return finding;
}

}  // namespace

Finding deadlock_of(Machine& machine) {
    std::vector<ThreadId> all;
    for (std::size_t i = 0; i < machine.state().thread_count(); ++i) {
        Thread& thread = machine.state().thread(static_cast<ThreadId>(i));
        bool only_awaits = machine.pending(thread).kind == OperationKind::AwaitThreads;
        if (thread.depth != 0 && !only_awaits) all.push_back(thread.id);
    }
    return stuck(machine, all);
}

Finding partial_deadlock_of(Machine& machine, const std::vector<ThreadId>& threads) {
    Finding finding = stuck(machine, threads);
    finding.is_partial = true;
    return finding;
}

Finding livelock_of(Machine& machine, std::vector<Position> positions) {
    std::stable_sort(positions.begin(), positions.end(), [](const Position& a, const Position& b) {
        return std::tie(a.number, a.place.class_name, a.place.line) < std::tie(b.number, b.place.class_name, b.place.line);
    });
    Finding finding;
    finding.kind = FindingKind::Livelock;
    finding.positions = std::move(positions);
    finding.threads = standing_threads(machine);
    return finding;
}

Finding failure_of(Machine& machine, Thread& thread, state::Ref throwable) {
    Finding finding;
    finding.thrown = record_throwable(machine, throwable);
    const Throwable& telling = finding.thrown->telling();
    finding.kind = telling.is_assertion ? FindingKind::Assertion : FindingKind::Exception;
    const machine::StackFrame* frame = telling.frame_of_program();
    finding.positions.push_back({machine::thread_name(machine, thread), static_cast<std::uint32_t>(thread.id),
                                 OperationKind::None, "", frame == nullptr ? Place{} : frame->place});
    return finding;
}

Finding data_race(races::Race race) {
    Finding finding;
    finding.kind = FindingKind::DataRace;
    finding.race = std::move(race);
    return finding;
}

}  // namespace raceproof::findings
