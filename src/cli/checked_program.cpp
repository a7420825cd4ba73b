#include "cli/checked_program.h"

#include <malloc.h>

#include <algorithm>

#include "base/process_memory.h"
#include "base/say.h"
#include "base/text.h"
#include "cli/early_results.h"
#include "cli/interrupts.h"
#include "cli/path_warnings.h"
#include "cli/progress.h"
#include "cli/trust_warnings.h"
#include "explore/explain.h"

namespace raceproof::cli {

namespace {

// Explaining what was found has its own share of the time, at most this; and a little is left to print it.
constexpr double kShareToExplain = 0.25, kMostSecondsToExplain = 5, kSecondsToPrint = 0.1;
constexpr double kSecondsAfterInterrupt = 0.4;

double seconds_to_explain(double limit) { return std::min(limit * kShareToExplain, kMostSecondsToExplain); }

Result<explore::CheckResult> search(session::Guest& guest, const CheckWords& words, Budget& budget, const CheckSteps& steps,
                                    report::GrowthCurve& growth, EarlyResults& early) {
    ProgressDisplay display(ProgressDisplay::mode_of_standard_error(words.quiet));
    explore::CheckOptions options = words.check;
    options.progress = [&](const search::Statistics& statistics, std::size_t findings) {
        double now = budget.seconds();
        display.update(statistics, findings, now);
        growth.observe(now, statistics.states);
        early.observe(statistics);
        return !was_interrupted();
    };
    // What went before the search, a long initialiser for instance, has used up time too.
    double end = budget.phase().end;
    if (end != 0) options.limits.seconds = std::max(end - budget.seconds(), 1e-3);
    std::shared_ptr<void> held;
    if (steps.before_search) {
        auto prepared = steps.before_search(guest, options);
        if (!prepared) return prepared.error();
        held = prepared.take();
    }
    options.at_new_finding = [&](const findings::Finding& finding) { early.add(finding); };
    budget.at_look = [&] { early.keep_if_due(); };
    if (steps.search_program) {
        budget.begin_phase({.heeds_interrupts = false});  // it keeps the time itself
        return steps.search_program(guest, options);
    }
    options.budget = &budget;
    options.seconds_to_explain = seconds_to_explain(end);
    return explore::check(*guest.vm, options);
}

std::vector<findings::Trace> explain(session::Guest& guest, const CheckWords& words, Budget& budget, double limit,
                                     std::vector<findings::Finding>& found) {
    explore::CheckOptions options = words.check;
    options.budget = &budget;
    Budget::Phase phase{.end = limit, .bytes = words.check.limits.bytes};
    if (was_interrupted())
        phase = {.end = budget.seconds() + kSecondsAfterInterrupt, .bytes = phase.bytes, .heeds_interrupts = false};
    // The store is gone; what the host has not got back yet is there to be used again.
    ::malloc_trim(0);
    if (phase.bytes != 0) phase.bytes = std::max(phase.bytes, resident_bytes()) + phase.bytes / 32;
    budget.begin_phase(phase);
    return explore::explain(*guest.vm, options, found);
}

// Tells at once what is odd about the options, before a long search.
std::vector<std::string> warn(const session::Guest& guest, const CheckWords& words) {
    warn_about_paths(words.guest.class_path, words.source_path);
    if (!words.check.races) return {};
    std::vector<std::string> warnings = warnings_about_names(guest, words.check.races->trust);
    for (const std::string& warning : warnings) say("raceproof: warning: {}\n", printable(warning));
    return warnings;
}

}  // namespace

namespace {

// When the check that begins now has to have ended, on the clock of its budget; 0: never.
double end_of(const Budget& budget, double limit) {
    return limit == 0 ? 0 : budget.seconds() + std::max(limit - kSecondsToPrint, 1e-3);
}

// The guest was opened, in the present phase of the budget, which ends at `end`.
Result<Checked> check_opened(Checked checked, const CheckWords& words, const CheckSteps& steps, double end) {
    Budget& budget = *checked.budget;
    session::prepare_exploration(*checked.guest, words.arguments);
    std::vector<std::string> warnings = warn(*checked.guest, words);
    report::GrowthCurve growth;
    EarlyResults early(words);
    auto searched = search(*checked.guest, words, budget, steps, growth, early);
    budget.at_look = [] {};
    if (!searched) return searched.error();
    explore::CheckResult result = searched.take();
    early.end();
    growth.finish(budget.seconds(), result.statistics.states);
    std::vector<findings::Trace> traces = explain(*checked.guest, words, budget, end, result.findings);
    budget.begin_phase({.heeds_interrupts = false});
    std::vector<std::string> schedule_files;
    if (steps.after_search) {
        auto saved = steps.after_search(result);
        if (saved)
            schedule_files = saved.take();
        else
            checked.unsaved = saved.error();
    }
    early.drop_schedules_from(schedule_files.size());
    checked.report = report_of(words, std::move(result), std::move(traces), schedule_files);
    checked.report.growth = std::move(growth);
    checked.report.warnings = std::move(warnings);
    if (words.check.races)
        for (std::string& warning : warnings_about_patterns(*checked.guest, words.check.races->trust))
            checked.report.result.notes.push_back(std::move(warning));
    checked.report.seconds = budget.seconds();
    checked.report.peak_memory_bytes = peak_resident_bytes();
    return checked;
}

}  // namespace

Result<Checked> check_guest(Checked opened, const CheckWords& words, const CheckSteps& steps) {
    Budget& budget = *opened.budget;
    budget.restart();
    budget.is_interrupted = was_interrupted;
    double end = end_of(budget, words.check.limits.seconds);
    budget.begin_phase({.end = end, .bytes = words.check.limits.bytes});
    return check_opened(std::move(opened), words, steps, end);
}

Result<Checked> check_program(const CheckWords& words, const CheckSteps& steps, double share) {
    Checked checked;
    checked.budget = std::make_unique<Budget>();
    Budget& budget = *checked.budget;
    budget.is_interrupted = was_interrupted;
    double end = end_of(budget, words.check.limits.seconds * share);
    budget.begin_phase({.end = end, .bytes = words.check.limits.bytes});
    if (auto tried = try_outputs(words); !tried) return tried.error();
    checked.console = std::make_unique<machine::SilentConsole>();
    session::GuestOptions guest_options = words.guest;
    guest_options.machine.budget = &budget;
    auto opened = session::open_guest(guest_options, *checked.console);
    if (!opened) return opened.error();
    checked.guest = opened.take();
    return check_opened(std::move(checked), words, steps, end);
}

}  // namespace raceproof::cli
