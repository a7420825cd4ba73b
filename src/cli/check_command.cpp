#include "cli/check_command.h"

#include <fmt/format.h>

#include <chrono>
#include <filesystem>
#include <new>

#include "base/process_memory.h"
#include "base/text.h"
#include "cli/check_option_rows.h"
#include "cli/check_options.h"
#include "cli/exit_status.h"
#include "cli/interrupts.h"
#include "cli/progress.h"
#include "cli/save_schedules.h"
#include "cli/source_folders.h"
#include "cli/trust_warnings.h"
#include "explore/explain.h"
#include "report/atomic_file.h"
#include "report/result_json.h"
#include "report/result_text.h"
#include "session/guest.h"

namespace raceproof::cli {

namespace {

int fail(const std::string& message) {
    fmt::print(stderr, "raceproof: {}\n", printable_lines(message));
    return kBadInput;
}

// The program's output belongs to thousands of executions: it is dropped. Its input is empty.
class SilentConsole final : public machine::Console {
  public:
    void write(int, std::string_view) override {}
    int read(std::span<std::uint8_t>) override { return 0; }
    int available() override { return 0; }
};

class Stopwatch {
  public:
    double seconds() const { return std::chrono::duration<double>(std::chrono::steady_clock::now() - start_).count(); }

  private:
    std::chrono::steady_clock::time_point start_ = std::chrono::steady_clock::now();
};

explore::CheckResult search(session::Guest& guest, const CheckWords& words, const Stopwatch& watch) {
    ProgressDisplay display(ProgressDisplay::mode_of_standard_error(words.quiet));
    explore::CheckOptions options = words.check;
    options.progress = [&](const search::Statistics& statistics, std::size_t findings) {
        display.update(statistics, findings, watch.seconds());
        return !was_interrupted();
    };
    // What went before the search, a long initialiser for instance, has used up time too.
    if (options.limits.seconds != 0) options.limits.seconds = std::max(options.limits.seconds - watch.seconds(), 1e-3);
    return explore::check(*guest.vm, options);
}

// Tells at once what is odd about the options, before a long search.
std::vector<std::string> warn(const session::Guest& guest, const CheckWords& words) {
    if (!words.check.races) return {};
    std::vector<std::string> warnings = warnings_about_names(guest, words.check.races->trust);
    for (const std::string& warning : warnings) fmt::print(stderr, "raceproof: warning: {}\n", printable(warning));
    return warnings;
}

report::CheckReport report_of(const CheckWords& words, explore::CheckResult result, std::vector<findings::Trace> traces) {
    report::CheckReport report;
    report.program = words.guest.target;
    report.sources = report::SourceLines(source_folders(words.guest.target, words.source_path));
    for (std::size_t i = 0; i < result.findings.size(); ++i)
        report.violations.push_back({std::move(result.findings[i]), std::move(traces[i])});
    result.findings.clear();
    report.result = std::move(result);
    report.basis = words.basis;
    if (words.check.races) report.basis.trust = words.check.races->trust.rules();
    report.limits = words.check.limits;
    report.executions_limit = words.executions;
    return report;
}

int status_of(report::Verdict verdict) {
    switch (verdict) {
        case report::Verdict::Proved: return kSuccess;
        case report::Verdict::Violation: return kFound;
        case report::Verdict::Bounded:
        case report::Verdict::Unsupported: break;
    }
    return kNoVerdict;
}

// Prints and writes what there is to tell; the exit status.
int publish(const report::CheckReport& report, const CheckWords& words) {
    bool json_to_output = words.json == "-";
    std::FILE* for_people = json_to_output ? stderr : stdout;
    std::string text = report::result_text(report, words.verbose ? report::Detail::Verbose : report::Detail::Brief);
    fmt::print(for_people, "{}", printable_lines(text));
    bool printed = std::fflush(for_people) == 0;
    int status = status_of(report.verdict());
    if (json_to_output) {
        fmt::print("{}", report::result_json(report));
        printed = std::fflush(stdout) == 0;
    } else if (!words.json.empty()) {
        if (auto written = report::write_file(words.json, report::result_json(report)); !written)
            status = fail(written.error().message);
    }
    return printed ? status : fail("standard output could not be written");
}

int check_program(const CheckWords& words) {
    Stopwatch watch;
    SilentConsole console;
    auto guest = session::open_guest(words.guest, console);
    if (!guest) return fail(guest.error().message);
    double limit = words.check.limits.seconds;
    session::prepare_exploration(**guest, words.arguments,
                                 [&] { return !was_interrupted() && (limit == 0 || watch.seconds() < limit); });
    std::vector<std::string> warnings = warn(**guest, words);
    explore::CheckResult result = search(**guest, words, watch);
    std::vector<findings::Trace> traces = explore::explain(*(*guest)->vm, words.check, result.findings);
    if (!words.save.empty()) {
        auto saved = save_schedules(words.save, {words.guest, words.arguments, words.check}, result.findings);
        if (!saved) return fail(saved.error().message);
    }
    report::CheckReport report = report_of(words, std::move(result), std::move(traces));
    report.warnings = std::move(warnings);
    if (words.check.races)
        for (std::string& warning : warnings_about_patterns(**guest, words.check.races->trust))
            report.result.notes.push_back(std::move(warning));
    report.seconds = watch.seconds();
    report.peak_memory_bytes = peak_resident_bytes();
    return publish(report, words);
}

}  // namespace

int check_command(std::span<const std::string> given) {
    auto words = parse_check_words(given);
    if (!words) return fail(fmt::format("{} (see raceproof check --help)", words.error().message));
    if (words->help) {
        fmt::print("{}", check_help());
        return kSuccess;
    }
    note_interrupts();
    try {
        return check_program(*words);
    } catch (const std::bad_alloc&) {
        fmt::print(stderr, "raceproof: out of memory before the search could begin\n");
        return kNoVerdict;
    }
}

}  // namespace raceproof::cli
