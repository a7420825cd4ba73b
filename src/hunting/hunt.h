// Races and deadlocks in programs that are too large to explore: a few monitored runs warn, searches that begin in the middle of
// the runs look for witnesses, and what time is left goes to the exploration of the whole program, which alone can prove
// anything. Every warning ends confirmed, refuted or open.
#pragma once

#include <algorithm>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "explore/check.h"
#include "hunting/coverage.h"
#include "hunting/monitored_run.h"
#include "hunting/promise.h"
#include "hunting/seen_order.h"
#include "hunting/witness_search.h"

namespace raceproof::hunting {

struct HuntOptions {
    explore::CheckOptions check;  // of the whole program; how races are looked for, and the limits of everything together
    bool assumes_sc = false;      // of accesses weaker than volatile
    std::uint64_t runs = 8;       // and as many once more, if there are races, with threads that switch where they were
    std::uint64_t seed = 1;
    Guidance guidance;
    bool counts_races_of_runs = true;  // those that a run shows by itself; else only what prediction and searches find
    bool predicts = true;              // from each run
    bool searches = true;              // from the middle of runs
    bool explores = true;              // the whole program, in the end
    // A machine before `main`, as the one that the search has; it lives until the next is asked for. Null: there is none.
    std::function<machine::Machine*()> fresh_machine;
    struct Progress {
        std::uint64_t runs = 0, warnings = 0, confirmed = 0;
    };
    std::function<bool(const Progress&)> progress = [](const Progress&) { return true; };
};

enum class WarningStatus : std::uint8_t { Confirmed, Refuted, Open };
std::string_view name_of(WarningStatus status);  // "confirmed", as in the result file

// What brought a warning's witness.
enum class FoundBy : std::uint8_t { Nothing, Run, Prediction, Search, Exploration };
std::string_view name_of(FoundBy by);  // "run", as in the result file

struct HuntedWarning {
    races::Race race;
    Promise promise;
    WarningStatus status = WarningStatus::Open;
    FoundBy found_by = FoundBy::Nothing;
    std::vector<SeenOrder> orders;     // what kept the accesses in order in the runs that warned: some of it
    std::uint64_t attempts = 0;        // searches that began in a run
    std::uint64_t searched_whole = 0;  // of these, those that came to their end
    std::uint64_t states = 0;          // that they visited
    double seconds = 0;                // that they took, with the way to where they began
};

struct RunSummary {
    std::uint64_t steps = 0, instructions = 0, accesses = 0;
    RunEnd end{};
    double seconds = 0;           // of processor time, under the lockset monitor
    double again_seconds = 0;     // of processor time, to take it again under the race detector and record it
    bool stops_at_races = false;  // threads could switch at locations that had raced before, too
    bool has_forgotten = false;   // it had more locations than could be monitored
};

struct HuntSummary {
    std::vector<RunSummary> runs;
    std::vector<HuntedWarning> warnings;  // the most promising first
    Coverage coverage;                    // by runs and searches, without the exploration
    bool has_explored = false;            // the whole program, as far as time allowed

    std::size_t count(WarningStatus status) const {
        return static_cast<std::size_t>(std::ranges::count(warnings, status, &HuntedWarning::status));
    }
};

struct HuntResult {
    explore::CheckResult check;  // everything that was confirmed, and how far the exploration came
    HuntSummary summary;
};

// The machine stands before `main`, its state frozen. Afterwards it stands there again.
HuntResult hunt(machine::Machine& machine, const HuntOptions& options);

}  // namespace raceproof::hunting
