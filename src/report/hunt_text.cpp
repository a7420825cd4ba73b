#include "report/hunt_text.h"

#include <fmt/format.h>

#include "base/text.h"
#include "report/assumptions.h"
#include "report/units.h"
#include "report/verdict_text.h"
#include "report/violation_text.h"

namespace raceproof::report {

using hunting::HuntedWarning;
using hunting::HuntSummary;
using hunting::WarningStatus;

namespace {

std::string side_text(const races::RaceSide& side) { return fmt::format("{} at {}", name_of(side.kind), short_text(side.place)); }

// What was done about a warning that is still open.
std::string tried_text(const HuntedWarning& warning) {
    if (warning.attempts == 0) return "not searched for";
    return fmt::format("{} from the middle of a run, {} of them to the end: no witness in {}",
                       count_text(warning.attempts, "attempt"), warning.searched_whole, count_text(warning.states, "state"));
}

std::string open_text(const HuntSummary& hunt, WarningStatus status) {
    std::string text;
    for (const HuntedWarning& warning : hunt.warnings) {
        if (warning.status != status) continue;
        text +=
            fmt::format("{}: {}: {}, {}\n", status == WarningStatus::Open ? "open" : "refuted",
                        printable(warning.race.location.name), side_text(warning.race.earlier), side_text(warning.race.later));
        if (status == WarningStatus::Open) text += fmt::format("  {}\n", tried_text(warning));
    }
    return text;
}

std::string extent_text(const HuntSummary& hunt) {
    std::uint64_t instructions = 0, steps = 0;
    for (const hunting::RunSummary& run : hunt.runs) {
        instructions += run.instructions;
        steps += run.steps;
    }
    return fmt::format("hunted: {} of {} and {}; {}: {} confirmed, {} refuted, {} open\n", count_text(hunt.runs.size(), "run"),
                       count_text(steps, "step"), count_text(instructions, "bytecode"),
                       count_text(hunt.warnings.size(), "warning"), hunt.count(WarningStatus::Confirmed),
                       hunt.count(WarningStatus::Refuted), hunt.count(WarningStatus::Open));
}

}  // namespace

std::string hunt_text(const CheckReport& report, Detail detail) {
    std::string text;
    for (const Violation& violation : report.violations) text += violation_text(violation, report.sources, detail);
    const HuntSummary& hunt = *report.hunt;
    text += open_text(hunt, WarningStatus::Open);
    if (detail == Detail::Verbose) text += open_text(hunt, WarningStatus::Refuted);
    text += extent_text(hunt);
    if (hunt.has_forgotten)
        text += "some locations were forgotten during a run: there were too many to monitor, and warnings may be missing\n";
    if (report.result.is_exhaustive() || report.result.bound == search::Bound::Unsupported) return text + verdict_text(report);
    return text + (report.violations.empty() ? "no verdict: nothing was confirmed, and not all schedules were explored\n"
                                             : "there may be more: not all schedules were explored\n");
}

}  // namespace raceproof::report
