#include "cli/checked_program.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/process_memory.h"
#include "base/stopwatch.h"
#include "base/text.h"
#include "cli/interrupts.h"
#include "cli/path_warnings.h"
#include "cli/progress.h"
#include "cli/source_folders.h"
#include "cli/trust_warnings.h"
#include "explore/explain.h"

namespace raceproof::cli {

namespace {

Result<explore::CheckResult> search(session::Guest& guest, const CheckWords& words, const Stopwatch& watch,
                                    const CheckSteps& steps, report::GrowthCurve& growth) {
    ProgressDisplay display(ProgressDisplay::mode_of_standard_error(words.quiet));
    explore::CheckOptions options = words.check;
    options.progress = [&](const search::Statistics& statistics, std::size_t findings) {
        double now = watch.seconds();
        display.update(statistics, findings, now);
        growth.observe(now, statistics.states);
        return !was_interrupted();
    };
    // What went before the search, a long initialiser for instance, has used up time too.
    if (options.limits.seconds != 0) options.limits.seconds = std::max(options.limits.seconds - watch.seconds(), 1e-3);
    std::shared_ptr<void> held;
    if (steps.before_search) {
        auto prepared = steps.before_search(guest, options);
        if (!prepared) return prepared.error();
        held = prepared.take();
    }
    return steps.search_program ? steps.search_program(guest, options) : explore::check(*guest.vm, options);
}

// Tells at once what is odd about the options, before a long search.
std::vector<std::string> warn(const session::Guest& guest, const CheckWords& words) {
    warn_about_paths(words.guest.class_path, words.source_path);
    if (!words.check.races) return {};
    std::vector<std::string> warnings = warnings_about_names(guest, words.check.races->trust);
    for (const std::string& warning : warnings) fmt::print(stderr, "raceproof: warning: {}\n", printable(warning));
    return warnings;
}

// What the baseline names is not told again.
void set_aside_known(const CheckWords& words, report::CheckReport& report) {
    report.baseline = words.baseline_file;
    std::vector<report::Violation> news;
    for (report::Violation& violation : report.violations) {
        auto known = words.baseline.findings.find(violation.finding.id());
        bool is_known = known != words.baseline.findings.end();
        if (is_known) violation.reason = known->second.reason;
        (is_known ? report.known : news).push_back(std::move(violation));
    }
    report.violations = std::move(news);
}

report::CheckReport report_of(const CheckWords& words, explore::CheckResult result, std::vector<findings::Trace> traces,
                              const std::vector<std::string>& schedule_files) {
    report::CheckReport report;
    report.command = words.command;
    report.program = words.guest.target;
    report.sources = report::SourceLines(source_folders(words.guest.target, words.source_path, words.guest.class_path));
    for (std::size_t i = 0; i < result.findings.size(); ++i)
        report.violations.push_back({.finding = std::move(result.findings[i]),
                                     .trace = std::move(traces[i]),
                                     .schedule_file = i < schedule_files.size() ? schedule_files[i] : ""});
    result.findings.clear();
    set_aside_known(words, report);
    report.result = std::move(result);
    report.basis = words.basis;
    if (words.check.races) report.basis.trust = words.check.races->trust.rules();
    report.limits = words.check.limits;
    report.executions_limit = words.executions;
    return report;
}

}  // namespace

Result<Checked> check_program(const CheckWords& words, const CheckSteps& steps) {
    Stopwatch watch;
    Checked checked;
    checked.console = std::make_unique<machine::SilentConsole>();
    auto opened = session::open_guest(words.guest, *checked.console);
    if (!opened) return opened.error();
    checked.guest = opened.take();
    double limit = words.check.limits.seconds;
    session::prepare_exploration(*checked.guest, words.arguments,
                                 [&] { return !was_interrupted() && (limit == 0 || watch.seconds() < limit); });
    std::vector<std::string> warnings = warn(*checked.guest, words);
    report::GrowthCurve growth;
    auto searched = search(*checked.guest, words, watch, steps, growth);
    if (!searched) return searched.error();
    explore::CheckResult result = searched.take();
    growth.finish(watch.seconds(), result.statistics.states);
    std::vector<findings::Trace> traces = explore::explain(*checked.guest->vm, words.check, result.findings);
    std::vector<std::string> schedule_files;
    if (steps.after_search) {
        auto saved = steps.after_search(result);
        if (!saved) return saved.error();
        schedule_files = saved.take();
    }
    checked.report = report_of(words, std::move(result), std::move(traces), schedule_files);
    checked.report.growth = std::move(growth);
    checked.report.warnings = std::move(warnings);
    if (words.check.races)
        for (std::string& warning : warnings_about_patterns(*checked.guest, words.check.races->trust))
            checked.report.result.notes.push_back(std::move(warning));
    checked.report.seconds = watch.seconds();
    checked.report.peak_memory_bytes = peak_resident_bytes();
    return checked;
}

}  // namespace raceproof::cli
