#include "report/result_text.h"

#include <fmt/format.h>

#include <algorithm>

#include "report/units.h"
#include "report/verdict_text.h"
#include "report/violation_text.h"

namespace raceproof::report {

namespace {

std::string statistics_text(const CheckReport& report) {
    const search::Statistics& statistics = report.result.statistics;
    return fmt::format(
        "transitions: {}\nbytecodes: {}\nexecutions: {}\nsampled beside the search: {}\nlongest execution: {}\nsearches: {}\n"
        "table of states: {}\npeak memory: {}\ntime: {}\n",
        count_text(statistics.transitions), count_text(report.result.instructions), count_text(statistics.executions),
        count_text(statistics.sampled, "step"), count_text(statistics.max_depth, "step"), count_text(report.result.searches),
        bytes_text(statistics.store_bytes), bytes_text(report.peak_memory_bytes), duration_text(report.seconds));
}

}  // namespace

std::string result_text(const CheckReport& report, Detail detail) {
    std::string text;
    for (const Violation& violation : report.violations) text += violation_text(violation, report.sources, detail);
    text += verdict_text(report);
    if (detail == Detail::Verbose) text += statistics_text(report);
    if (std::any_of(report.violations.begin(), report.violations.end(), [](const Violation& one) { return one.finding.race; }))
        text += fmt::format("how to remove data races: raceproof advise {}\n", report.program);
    return text;
}

}  // namespace raceproof::report
