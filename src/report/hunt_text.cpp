#include "report/hunt_text.h"

#include <fmt/format.h>

#include <algorithm>

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

// Why it stands where it does among the others.
std::string promise_text(const hunting::Promise& promise) {
    constexpr std::string_view kLocks[] = {"both under locks, but no common one", "one of them without a lock",
                                           "both without a lock"};
    return fmt::format("{} warned, with {} between the two; {}", count_text(promise.runs, "run"),
                       count_text(promise.distance, "step"), kLocks[promise.unlocked]);
}

std::string order_text(const hunting::SeenOrder& order) {
    if (order.by == hunting::OrderedBy::Start) return fmt::format("the start of a thread at {}", short_text(order.released_at));
    std::string_view what = order.by == hunting::OrderedBy::Lock ? "a lock released" : "a volatile variable written";
    std::string_view then = order.by == hunting::OrderedBy::Lock ? "taken" : "read";
    return fmt::format("{} at {} and {} at {}", what, short_text(order.released_at), then, short_text(order.acquired_at));
}

std::string orders_text(const HuntedWarning& warning) {
    std::string text;
    for (const hunting::SeenOrder& order : warning.orders)
        if (order.released_at.is_known()) text += (text.empty() ? "" : ", or by ") + order_text(order);
    return text;
}

std::string warnings_text(const HuntSummary& hunt, WarningStatus status) {
    std::string text;
    for (const HuntedWarning& warning : hunt.warnings) {
        if (warning.status != status) continue;
        text += fmt::format("{}: {}: {}, {}\n", name_of(status), printable(warning.race.location.name),
                            side_text(warning.race.earlier), side_text(warning.race.later));
        if (status == WarningStatus::Refuted) text += "  all schedules were explored, and none has it\n";
        if (status != WarningStatus::Open) continue;
        text += fmt::format("  {}\n  {}\n", promise_text(warning.promise), tried_text(warning));
        if (std::string orders = orders_text(warning); !orders.empty())
            text += fmt::format("  in every run so far ordered by {}\n", orders);
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
                       hunt.count(WarningStatus::Refuted), hunt.count(WarningStatus::Open)) +
           fmt::format("reached: {} of the {} of its classes that were loaded; {}\n", count_text(hunt.coverage.called),
                       count_text(hunt.coverage.methods, "method"), count_text(hunt.coverage.threads, "thread"));
}

}  // namespace

std::string hunt_text(const CheckReport& report, Detail detail) {
    std::string text;
    for (const Violation& violation : report.violations) text += violation_text(violation, report.sources, detail);
    const HuntSummary& hunt = *report.hunt;
    if (hunt.count(WarningStatus::Open) > 1) text += "open warnings, the most promising first:\n";
    text += warnings_text(hunt, WarningStatus::Open);
    if (detail == Detail::Verbose) text += warnings_text(hunt, WarningStatus::Refuted);
    text += extent_text(hunt);
    if (std::ranges::any_of(hunt.runs, &hunting::RunSummary::has_forgotten))
        text += "some locations were forgotten during a run: there were too many to monitor, and warnings may be missing\n";
    if (report.result.is_exhaustive() || report.result.bound == search::Bound::Unsupported) return text + verdict_text(report);
    return text + (report.violations.empty() ? "no verdict: nothing was confirmed, and not all schedules were explored\n"
                                             : "there may be more: not all schedules were explored\n");
}

}  // namespace raceproof::report
