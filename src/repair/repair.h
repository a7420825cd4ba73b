// How to remove the races of a program: what the analysis of their executions suggests (advice/), made into changes of the
// program (fixes/), each explored as the program itself was. Nothing is claimed that was not explored.
#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "advice/analysis.h"
#include "advice/change.h"
#include "findings/finding.h"
#include "findings/trace.h"
#include "fixes/program_classes.h"
#include "patches/patch.h"
#include "repair/evidence.h"
#include "repair/no_fix.h"
#include "repair/trial.h"

namespace raceproof::repair {

// Acquire and release accesses instead of volatile ones. They are never called proved: what they allow beyond sequentially
// consistent executions is not explored.
enum class WeakerAccesses : std::uint8_t {
    NotTried,
    Order,       // in all sequentially consistent executions the race is gone, too
    DoNotOrder,  // the race is still there
    Undecided,   // within the limits
};
std::string_view name_of(WeakerAccesses accesses);  // "order", as in the result file

// A fix, and what came of it for one race.
struct TriedFix {
    advice::Fix fix;
    FixStatus status{};
    std::vector<advice::Advice> advice;            // that it follows
    std::size_t races = 0;                         // for how many races it was suggested
    std::vector<advice::Statement> split_updates;  // an update of another thread in between is lost
    std::optional<LostUpdate> lost_update;         // an execution that shows that
    // If all that it does is to make variables volatile: what weaker accesses of them would do.
    WeakerAccesses acquire_release = WeakerAccesses::NotTried;
    std::vector<findings::Finding> left;  // violations of the changed program
    std::optional<Shown> shown;           // Deadlock, Violation
    std::uint64_t states = 0;             // explored
    // ── of the source, if it was asked for (repair/patching.h) ──
    std::optional<patches::Patch> patch;
    std::string diff;              // of the patch; empty: there is none
    std::string why_no_diff;       // the reason
    bool is_patch_proved = false;  // compiled, and explored again from there
};

struct RaceRepair {
    std::string race;                    // its identity
    std::vector<advice::Advice> advice;  // of all its traces together
    std::size_t traces = 0;              // that were analysed
    std::vector<TriedFix> fixes;         // the best first
    std::optional<NoFix> no_fix = {};    // if none of them is proved: why
};

struct RepairOptions {
    double seconds = 0;            // for all explorations together; 0: no limit
    std::size_t most_changes = 3;  // of a combination
    // Called before each exploration; false ends.
    std::function<bool(std::size_t tried, std::size_t planned)> progress;
};

struct Repairs {
    std::vector<RaceRepair> races;               // in the order of their identities
    std::vector<advice::Frequency> frequencies;  // of advice, over all races
    std::size_t explored = 0;                    // changed programs
    bool is_complete = true;                     // no limit was reached
};

// The traces of each race, none if no execution could be recorded, and how others came to its location in order.
struct RaceTraces {
    std::string race;
    std::vector<advice::Trace> traces;
    std::vector<advice::Acquisition> history;
};
std::vector<RaceTraces> traces_of(const Evidence& evidence);

Repairs repair(std::span<const RaceTraces> races, fixes::ProgramClasses& classes, const TrialRunner& runner,
               const RepairOptions& options);

}  // namespace raceproof::repair
