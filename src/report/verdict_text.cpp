#include "report/verdict_text.h"

#include <fmt/format.h>

#include "report/units.h"

namespace raceproof::report {

using explore::TrustRule;
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

std::string race_free_text(const CheckReport& report) {
    if (report.is_race_free()) return "race free (exhaustive): every execution of this program is sequentially consistent\n";
    bool is_complete = report.result.is_exhaustive() && report.followed_all_executions();
    if (is_complete && report.basis.races == "full")
        return "race free (exhaustive) but for fields whose races are declared to do no harm\n";
    if (is_complete && report.basis.races == "weak")
        return "no race that begins with a write (exhaustive); others were not looked for (--races weak)\n";
    return "";
}

// "trusted: java.util.concurrent.**, com.example.** but not com.example.Main; …"
std::string trust_text(const Basis& basis) {
    std::string text = "trusted: java.util.concurrent.**";
    for (const TrustRule& rule : basis.trust)
        if (!rule.is_about_field())
            text += fmt::format("{}{}", rule.kind == TrustRule::Kind::Trust ? ", " : " but not ", rule.subject);
    return text + "; their own plain accesses are not checked";
}

// What the user said of a field on the command line; what an annotation says stands in the program.
std::string reason_text(const Basis& basis, std::string_view field) {
    for (const TrustRule& rule : basis.trust)
        if (rule.is_about_field() && rule.subject == field)
            return rule.reason.empty() ? " (untracked)" : fmt::format(" (benign: {})", rule.reason);
    return " (as annotated)";
}

// What the search took for granted, a line each.
std::vector<std::string> assumptions(const CheckReport& report) {
    const Basis& basis = report.basis;
    std::vector<std::string> lines;
    if (basis.schedule_points == "sync" && basis.races != "full")
        lines.emplace_back("the program has no data race: threads switched only at synchronisation (--schedule-points all)");
    if (basis.time_outs == "quiescent")
        lines.emplace_back("time runs out only when nothing else can happen (--timeouts any: at any time)");
    if (!basis.spurious) lines.emplace_back("no spurious wake-ups (--spurious: explored too)");
    if (basis.races != "off") lines.push_back(trust_text(basis));
    for (const std::string& field : report.result.exempt_fields)
        lines.push_back(fmt::format("races on {} do no harm{}", field, reason_text(basis, field)));
    double probability = report.result.statistics.collision_probability;
    if (probability > 0)
        lines.push_back(
            fmt::format("no fingerprint collision: chance below {} (--store exact: none)", magnitude_text(probability)));
    return lines;
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
    for (const std::string& line : assumptions(report)) {
        text += fmt::format("{:11}{}\n", title, line);
        title = "";
    }
    if (!report.basis.project_file.empty()) text += fmt::format("  options: {}\n", report.basis.project_file);
    return text + unexamined_text(report.basis);
}

std::string proof_text(const CheckReport& report) {
    return fmt::format("{}no violation (exhaustive): no deadlock, no failed assertion, no uncaught exception{}\n{}",
                       race_free_text(report), report.basis.liveness ? ", no livelock" : "", basis_text(report));
}

// Of a search that has found something: is there more?
std::string violations_text(const CheckReport& report) {
    const explore::CheckResult& result = report.result;
    std::string found = count_text(report.violations.size(), "violation");
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

std::string outcome_text(const CheckReport& report) {
    const explore::CheckResult& result = report.result;
    switch (report.verdict()) {
        case Verdict::Proved: return proof_text(report);
        case Verdict::Violation: return violations_text(report);
        case Verdict::Bounded:
            return fmt::format("bounded by {}: nothing found in {}\nno verdict: not all schedules were explored\n",
                               limit_text(report), extent_text(report));
        case Verdict::Unsupported: break;
    }
    return fmt::format("unsupported: {}\n{}no verdict: nothing found in {} up to there\n", result.unsupported.reason,
                       result.unsupported.stack, extent_text(report));
}

}  // namespace

std::string verdict_text(const CheckReport& report) {
    std::string text = outcome_text(report);
    for (const std::string& note : report.result.notes) text += fmt::format("note: {}\n", note);
    return text;
}

}  // namespace raceproof::report
