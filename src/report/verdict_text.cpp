#include "report/verdict_text.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/text.h"
#include "report/assumptions.h"
#include "report/units.h"

namespace raceproof::report {

using search::Bound;

namespace {

// "--max-time 10 s": the limit that ended the search.
std::string limit_text(const CheckReport& report) {
    const search::Limits& limits = report.limits;
    switch (report.limit()) {
        case Bound::States: return fmt::format("--max-states {}", limits.states);
        case Bound::Time: return fmt::format("--max-time {}", duration_text(limits.seconds));
        case Bound::Memory:
            return limits.bytes == 0 ? "memory, of which there is no more"
                                     : fmt::format("--max-memory {}", bytes_text(limits.bytes));
        case Bound::Depth: return fmt::format("--max-depth {}, beyond which executions were not followed", limits.depth);
        case Bound::Executions: return fmt::format("--executions {}, a sample", report.executions_limit);
        case Bound::Interrupted: return "an interrupt";
        case Bound::None:
        case Bound::Work:  // of slices only
        case Bound::Found:
        case Bound::Unsupported: break;
    }
    return "";
}

// "1,234 states, 5,678 transitions, 90 executions"
std::string extent_text(const CheckReport& report) {
    const search::Statistics& statistics = report.result.statistics;
    return fmt::format("{}, {}, {}", count_text(statistics.states, "state"), count_text(statistics.transitions, "transition"),
                       count_text(statistics.executions, "execution"));
}

// What is said of races, and so of the executions there are.
std::string race_free_text(const CheckReport& report) {
    bool has_weak = !report.result.weak_accesses.empty();
    if (report.is_race_free() && !has_weak)
        return "race free (exhaustive): every execution of this program is sequentially consistent\n";
    if (report.is_race_free()) return "race free (exhaustive) on every sequentially consistent execution\n";
    bool is_complete = report.result.is_exhaustive() && report.followed_all_executions();
    if (is_complete && report.basis.races == "full") {
        std::string trusted = report.trusted_by_user(), exceptions;
        if (!trusted.empty()) exceptions = fmt::format("the plain accesses of {}", trusted);
        if (!report.result.exempt_fields.empty())
            exceptions += fmt::format("{}fields whose races are declared to do no harm", trusted.empty() ? "" : ", and ");
        return fmt::format("race free (exhaustive) but for {}\n", exceptions);
    }
    if (is_complete && report.basis.races == "weak")
        return "no race that begins with a write (exhaustive); others were not looked for (--races weak)\n";
    return "";
}

std::string unexamined_text(const Basis& basis) {
    std::string text;
    if (basis.races == "off") text += "data races (--races full)";
    if (!basis.liveness)
        text += fmt::format("{}livelocks; threads stuck while others run, monitors in a circle excepted (--liveness)",
                            text.empty() ? "" : "; ");
    return text.empty() ? "" : fmt::format("  not looked for: {}\n", text);
}

// Of a search that went all the way.
std::string basis_text(const CheckReport& report) {
    std::string text = fmt::format("  explored: all schedules of {}: {}\n", report.program, extent_text(report));
    std::string_view title = "  assumed: ";
    for (const StatedAssumption& assumption : stated_assumptions(report)) {
        text += fmt::format("{:11}{}\n", title, text_of(assumption));
        title = "";
    }
    if (!report.basis.project_file.empty()) text += fmt::format("  options: {}\n", report.basis.project_file);
    return text + unexamined_text(report.basis);
}

std::string proof_text(const CheckReport& report) {
    std::string_view where = report.result.weak_accesses.empty() ? "" : " on these";
    if (!where.empty() && !report.is_race_free()) where = " on sequentially consistent executions";
    return fmt::format("{}no violation{} (exhaustive): no deadlock, no failed assertion, no uncaught exception{}\n{}",
                       race_free_text(report), where, report.basis.liveness ? ", no livelock" : "", basis_text(report));
}

// The first few places.
std::string weak_accesses_text(const CheckReport& report) {
    constexpr std::size_t kMost = 5;
    const std::vector<explore::WeakAccess>& accesses = report.result.weak_accesses;
    std::string text;
    for (std::size_t i = 0; i < std::min(accesses.size(), kMost); ++i)
        text += fmt::format("  {}  {}\n", short_text(accesses[i].place), printable(accesses[i].called));
    if (accesses.size() > kMost) text += fmt::format("  and {} more\n", accesses.size() - kMost);
    return text;
}

// Why a search that went all the way still proves nothing; empty if it does.
std::string reservations_text(const CheckReport& report) {
    std::string text;
    if (report.leaves_out_weak_executions())
        text += fmt::format(
            "bounded by accesses weaker than volatile: of their executions only the sequentially consistent ones were explored "
            "(--assume-sc: take them for all)\n{}",
            weak_accesses_text(report));
    std::string names;
    for (const StatedAssumption& assumption : stated_assumptions(report))
        if (assumption.weight != Weight::Method) names += fmt::format("{}{}", names.empty() ? "" : ", ", assumption.name);
    if (report.basis.strict && !names.empty()) text += fmt::format("bounded by --strict: this rests on {}\n", names);
    return text;
}

// Of a search that has found something: is there more?
std::string violations_text(const CheckReport& report) {
    const explore::CheckResult& result = report.result;
    std::string found = report.violations.empty() ? "no new violation" : count_text(report.violations.size(), "violation");
    if (report.violations.empty() && result.is_exhaustive())
        return fmt::format("{}{} (exhaustive)\n{}", reservations_text(report), found, basis_text(report));
    if (result.is_exhaustive())
        return fmt::format("{} (exhaustive): these are all{}\n{}{}", found,
                           report.followed_all_executions()
                               ? ", each execution followed to its end"
                               : "; behind a race only the sequentially consistent executions were followed",
                           race_free_text(report), basis_text(report));
    found += fmt::format(" in {}; not exhaustive: ", count_text(result.statistics.states, "state"));
    if (result.bound == Bound::Found) return found + "stopped at the first violation, --all goes on\n";
    if (result.bound == Bound::Unsupported)
        return fmt::format("{}stopped at something unsupported: {}\n{}", found, result.unsupported.reason,
                           result.unsupported.stack);
    return fmt::format("{}bounded by {}\n", found, limit_text(report));
}

// What one can do about a search that did not end.
std::string what_next_text(const CheckReport& report) {
    switch (report.result.bound) {
        case Bound::Time:
        case Bound::States:
        case Bound::Memory:
            return "what to try next: a higher limit; fewer threads or iterations; raceproof hunt, for programs that are too "
                   "large\n";
        case Bound::Depth: return "what to try next: a higher --max-depth; fewer iterations; --search pct, which samples\n";
        default: return "";
    }
}

std::string outcome_text(const CheckReport& report) {
    const explore::CheckResult& result = report.result;
    switch (report.verdict()) {
        case Verdict::Proved: return proof_text(report);
        case Verdict::Violation: return violations_text(report);
        case Verdict::Bounded:
            if (result.is_exhaustive()) return reservations_text(report) + proof_text(report);
            return fmt::format("bounded by {}: nothing found in {}\nno verdict: not all schedules were explored\n{}",
                               limit_text(report), extent_text(report), what_next_text(report));
        case Verdict::Unsupported: break;
    }
    return fmt::format("unsupported: {}\n{}no verdict: nothing found in {} up to there\n", result.unsupported.reason,
                       result.unsupported.stack, extent_text(report));
}

}  // namespace

std::string left_out_text(const CheckReport& report) {
    if (report.known.empty()) return "";
    return fmt::format("left out: {} that {} names\n", count_text(report.known.size(), "known violation"), report.baseline);
}

std::string verdict_text(const CheckReport& report) {
    std::string text = outcome_text(report);
    for (const std::string& note : report.result.notes) text += fmt::format("note: {}\n", note);
    return text;
}

}  // namespace raceproof::report
