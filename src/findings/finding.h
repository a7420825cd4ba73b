// What a search found wrong, as data: the kind, where in the program, and a schedule that leads to it. Recorded in the state that
// shows it; words for people are in report/.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "findings/standing_threads.h"
#include "findings/throwables.h"
#include "findings/witness.h"
#include "machine/visibility.h"
#include "races/race.h"
#include "search/system.h"

namespace raceproof::findings {

enum class FindingKind : std::uint8_t {
#define FINDING(name, text, title) name,
#include "findings/findings.def"
#undef FINDING
};

std::string_view name_of(FindingKind kind);   // "deadlock", as in the result file
std::string_view title_of(FindingKind kind);  // "deadlock", "failed assertion", as people read it

struct Finding {
    FindingKind kind{};
    // Of the threads concerned, by their numbers; the places tell findings apart. A race has none.
    std::vector<Position> positions;
    std::vector<StandingThread> threads;  // Deadlock, Livelock: all that live, those that are not concerned too
    bool is_partial = false;              // Deadlock: other threads can go on
    std::optional<Throwable> thrown;      // Assertion, Exception
    std::optional<races::Race> race;      // DataRace
    std::optional<RaceWitness> witness;   // DataRace: from a closer look
    // ── a schedule that leads there ──
    search::Path path;
    std::size_t cycle = 0;  // Livelock: so many steps at the end of the path can be taken again and again, for ever
    // The scheduling points that the path goes by: a machine must have them to replay it.
    std::shared_ptr<const machine::Visibility> visibility;
    std::uint64_t traces = 0;  // how many executions ended in it

    std::string id() const;  // stable between runs: from kind and places, whichever thread is where
};

Finding deadlock_of(machine::Machine& machine);
// Of these threads only (findings/lock_cycle.h).
Finding partial_deadlock_of(machine::Machine& machine, const std::vector<state::ThreadId>& threads);
// From the present state threads can go round for ever, at these positions.
Finding livelock_of(machine::Machine& machine, std::vector<Position> positions);
// `throwable` has ended the thread, or is what a failed assert in its top frame is about to throw.
Finding failure_of(machine::Machine& machine, state::Thread& thread, state::Ref throwable);
Finding data_race(races::Race race);

}  // namespace raceproof::findings
