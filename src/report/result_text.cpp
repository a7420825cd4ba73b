#include "report/result_text.h"

#include <fmt/format.h>

#include "explore/print_trace.h"
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
        case Bound::Found:
        case Bound::Unsupported: break;
    }
    return "";
}

std::string schedules_text(const CheckReport& report) {
    if (report.races != "off") return fmt::format("all schedules of {}, data races included", report.program);
    return report.schedule_points == "sync"
               ? fmt::format("all schedules of {} that switch threads at synchronisation; all there are if it has no data race",
                             report.program)
               : fmt::format("all schedules of {}", report.program);
}

std::string indented(std::string_view text, std::string_view margin) {
    std::string result;
    while (!text.empty()) {
        std::size_t end = std::min(text.find('\n'), text.size());
        result += fmt::format("{}{}\n", margin, text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return result;
}

// Who goes for how many steps: "main 12, Thread-0 3, main 1".
std::string turns_text(const explore::Trace& trace) {
    std::string text;
    for (std::size_t i = 0, end = 0; i < trace.steps.size(); i = end) {
        while (end < trace.steps.size() && trace.steps[end].thread == trace.steps[i].thread) ++end;
        text += fmt::format("{}{} {}", i == 0 ? "" : ", ", trace.steps[i].thread_name, end - i);
    }
    return text;
}

std::string violation_text(const Violation& violation, Detail detail) {
    const explore::Finding& finding = violation.finding;
    auto trace_detail = detail == Detail::Verbose ? explore::TraceDetail::Verbose : explore::TraceDetail::Compact;
    return fmt::format("violation: {} [{}]\n  {}\n{}  a schedule that leads there, {}: {}\n{}\n", title_of(finding.kind),
                       finding.id(), finding.message, indented(finding.details, "    "),
                       count_text(violation.trace.steps.size(), "step"), turns_text(violation.trace),
                       explore::print_trace(violation.trace, trace_detail, 4));
}

// Why the search ended, and what that means for the verdict.
std::string verdict_text(const CheckReport& report) {
    const explore::CheckResult& result = report.result;
    std::string states = count_text(result.statistics.states, "state");
    switch (report.verdict()) {
        case Verdict::Proved: return fmt::format("no violation (exhaustive): {}, {}\n", states, schedules_text(report));
        case Verdict::Bounded: return fmt::format("bounded by {}: nothing found in {}\n", limit_text(report), states);
        case Verdict::Unsupported:
            return fmt::format("unsupported: {}\n{}no verdict: nothing found in {} up to there\n", result.unsupported.reason,
                               result.unsupported.stack, states);
        case Verdict::Violation: break;
    }
    std::string found = fmt::format("{} in {}", count_text(report.violations.size(), "violation"), states);
    if (result.is_exhaustive()) return fmt::format("{}; exhaustive: these are all, in {}\n", found, schedules_text(report));
    if (result.bound == Bound::Found)
        return fmt::format("{}; not exhaustive: stopped at the first violation, --all goes on\n", found);
    if (result.bound == Bound::Unsupported)
        return fmt::format("{}; not exhaustive: stopped at something unsupported: {}\n{}", found, result.unsupported.reason,
                           result.unsupported.stack);
    return fmt::format("{}; not exhaustive: bounded by {}\n", found, limit_text(report));
}

// How sure it is that states were told apart; only an exhaustive search rests on that.
std::string collision_text(const CheckReport& report) {
    double probability = report.result.statistics.collision_probability;
    if (probability <= 0 || !report.result.is_exhaustive()) return "";
    return fmt::format("chance of a missed state by fingerprint collision: below {}\n", magnitude_text(probability));
}

std::string statistics_text(const CheckReport& report) {
    const search::Statistics& statistics = report.result.statistics;
    std::string text = fmt::format(
        "transitions: {}\nbytecodes: {}\nexecutions: {}\nsampled beside the search: {}\nlongest execution: {}\nsearches: "
        "{}\ntable of states: {}\npeak memory: "
        "{}\ntime: {}\n",
        count_text(statistics.transitions), count_text(report.result.instructions), count_text(statistics.executions),
        count_text(statistics.sampled, "step"), count_text(statistics.max_depth, "step"), count_text(report.result.searches),
        bytes_text(statistics.store_bytes), bytes_text(report.peak_memory_bytes), duration_text(report.seconds));
    return text + fmt::format("scheduling points: {}\nreduction: {}\ntime-outs: {}\nstore: {}\n", report.schedule_points,
                              report.reduction, report.time_outs, report.store);
}

}  // namespace

std::string result_text(const CheckReport& report, Detail detail) {
    std::string text;
    for (const Violation& violation : report.violations) text += violation_text(violation, detail);
    text += verdict_text(report);
    text += collision_text(report);
    for (const std::string& note : report.result.notes) text += fmt::format("note: {}\n", note);
    if (detail == Detail::Verbose) text += statistics_text(report);
    return text;
}

}  // namespace raceproof::report
