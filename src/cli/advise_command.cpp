#include "cli/advise_command.h"

#include <fmt/format.h>

#include <algorithm>
#include <memory>
#include <optional>

#include "base/atomic_file.h"
#include "base/say.h"
#include "base/text.h"
#include "cli/check_option_rows.h"
#include "cli/checked_program.h"
#include "cli/exit_status.h"
#include "cli/interrupts.h"
#include "cli/option_reader.h"
#include "cli/progress.h"
#include "cli/publish.h"
#include "cli/save_schedules.h"
#include "cli/source_folders.h"
#include "cli/stored_advice.h"
#include "cli/trace_keeper.h"
#include "fixes/program_classes.h"
#include "repair/patching.h"
#include "repair/repair.h"
#include "report/advice_text.h"
#include "report/result_text.h"

namespace raceproof::cli {

namespace {

constexpr OptionRow kAdviceOptions[] = {
    {"--list", OptionKind::Flag, "", "only the races, without advice"},
    {"--race", OptionKind::Value, "ID", "only this race; the id is in brackets behind its name"},
    {"--trace", OptionKind::Value, "N", "of a stored race: only this trace, with its happens-before edges"},
    {"--max-changes", OptionKind::Value, "N", "combine so many changes at most, if no single one is enough (default: 3)"},
    {"--patch", OptionKind::Value, "FILE",
     "write the best proved fix as a patch of the source, after the patched source was compiled and proved, too"},
};

// Of the time limit: the rest is for the changed programs.
constexpr double kShareOfSearch = 0.5, kShareOfPatches = 0.1;

struct AdviseWords {
    CheckWords check;
    StoredAdviceWords stored;
    std::uint64_t most_changes = 3;
    std::string patch;
};

std::vector<OptionRow> option_rows() {
    std::vector<OptionRow> rows = check_option_rows();
    rows.insert(rows.end(), std::begin(kAdviceOptions), std::end(kAdviceOptions));
    return rows;
}

Result<AdviseWords> parse(std::span<const std::string> given) {
    auto options = parse_options(option_rows(), given);
    if (!options) return options.error();
    auto check = read_check_words(*options, "advise");
    if (!check) return check.error();
    AdviseWords words{.check = check.take(), .stored = {}};
    if (words.check.help) return words;
    Reader reader(*options);
    if (options->has("--max-changes")) words.most_changes = reader.count("--max-changes");
    words.stored = {words.check.guest.target, options->get("--race"), reader.count("--trace"), options->has("--list")};
    words.patch = options->get("--patch");
    if (options->has("--patch") && words.patch.empty()) reader.fail("--patch needs a file");
    if (!reader.error().empty()) return Error{reader.error()};
    if (!words.check.check.races) return Error{"advise is about data races: not with --races off"};
    words.check.check.all = true;
    return words;
}

// The race of a finding's id; empty if there is none.
std::string identity_of(const report::CheckReport& report, const std::string& id) {
    for (const report::Violation& violation : report.violations)
        if (violation.finding.id() == id && violation.finding.race) return violation.finding.race->identity();
    return "";
}

void add(repair::Repairs repairs, report::CheckReport& report) {
    report.advice = report::AdviceSummary{std::move(repairs.frequencies), repairs.explored, repairs.is_complete};
    for (repair::RaceRepair& race : repairs.races)
        for (report::Violation& violation : report.violations)
            if (violation.finding.race && violation.finding.race->identity() == race.race) violation.repair = race;
}

patches::Sources sources_of(const AdviseWords& words) {
    const session::GuestOptions& guest = words.check.guest;
    patches::Sources sources;
    if (guest.target.ends_with(".java")) sources.files.push_back(guest.target);
    sources.roots = source_folders("", words.check.source_path);
    sources.class_path = guest.class_path;
    return sources;
}

// Diffs of the fixes that are going to be shown, if the source is there.
void add_diffs(report::CheckReport& report, const patches::Sources& sources, const classfile::JdkHome& jdk) {
    if (sources.files.empty() && sources.roots.empty()) return;
    std::vector<repair::TriedFix*> fixes;
    for (report::Violation& violation : report.violations)
        if (violation.repair)
            for (repair::TriedFix& fix : violation.repair->fixes)
                if (fix.status != repair::FixStatus::Fails) fixes.push_back(&fix);
    if (!fixes.empty()) repair::add_diffs(fixes, sources, jdk);
}

// The first proved fix of which a patch can be made that is proved, too.
Result<Done> write_patch(const AdviseWords& words, report::CheckReport& report, const patches::Sources& sources,
                         const classfile::JdkHome& jdk, const repair::TrialRunner& runner, double seconds) {
    std::string reason = "no fix was proved";
    for (report::Violation& violation : report.violations) {
        if (!violation.repair) continue;
        for (repair::TriedFix& fix : violation.repair->fixes) {
            if (fix.status != repair::FixStatus::Proved || fix.diff.empty() || !fix.split_updates.empty()) continue;
            auto proved = repair::prove_patch(fix, sources, jdk, runner, seconds);
            fix.is_patch_proved = proved && *proved;
            if (fix.is_patch_proved) {
                auto written = write_file(words.patch, fix.diff);
                if (!written) return written.error();
                return Done{};
            }
            reason = proved ? "the patched source could not be proved" : proved.error().message;
        }
    }
    return Error{fmt::format("no patch was written to {}: {}", words.patch, reason)};
}

int advise(const AdviseWords& words) {
    auto jdk = classfile::find_jdk();
    if (!jdk) return fail(jdk.error().message);
    repair::Evidence evidence(words.check.traces_per_race);
    std::unique_ptr<TraceKeeper> keeper;
    auto collect = [&](session::Guest& guest, explore::CheckOptions& options) -> Result<std::shared_ptr<void>> {
        if (words.check.traces.empty()) return evidence.collect_from(*guest.vm, options);
        auto opened = TraceKeeper::open(words.check.traces, guest.target, words.check.guest.target, words.check.traces_per_race);
        if (!opened) return opened.error();
        keeper = opened.take();
        keeper->listen_to(evidence);
        return evidence.collect_from(*guest.vm, options);
    };
    auto finish = [&](const explore::CheckResult& result) -> Result<std::vector<std::string>> {
        if (keeper != nullptr)
            if (auto done = keeper->finish(evidence); !done) return done.error();
        if (words.check.save.empty()) return std::vector<std::string>{};
        return save_schedules(words.check.save, {words.check.guest, words.check.arguments, words.check.check}, result.findings);
    };
    auto checked = check_program(words.check, {collect, finish, {}}, kShareOfSearch);
    if (!checked) return fail(checked.error().message);
    report::CheckReport& report = checked->report;
    std::vector<repair::RaceTraces> races = repair::traces_of(evidence);
    for (const report::Violation& known : report.known)
        if (known.finding.race)
            std::erase_if(races, [&](const repair::RaceTraces& race) { return race.race == known.finding.race->identity(); });
    if (!words.stored.race.empty()) {
        std::string wanted = identity_of(report, words.stored.race);
        std::erase_if(races, [&](const repair::RaceTraces& race) { return race.race != wanted; });
        if (races.empty()) return fail(fmt::format("there is no data race with the id {}", words.stored.race));
    }
    if (races.empty() || words.stored.only_lists) return publish(*checked, words.check, report::result_text);
    fixes::ProgramClasses classes(*checked->guest->program);
    explore::CheckOptions exploration = words.check.check;
    exploration.progress = [](const search::Statistics&, std::size_t) { return !was_interrupted(); };
    auto is_proof = [&report](const explore::CheckResult& result) {
        report::CheckReport changed;
        changed.result = result;
        changed.basis = report.basis;
        return changed.verdict() == report::Verdict::Proved;
    };
    Budget& budget = *checked->budget;
    double limit = words.check.check.limits.seconds;
    budget.begin_phase({.end = limit * (1 - kShareOfPatches), .bytes = words.check.check.limits.bytes});
    exploration.budget = &budget;
    session::GuestOptions changed_guest = words.check.guest;
    changed_guest.machine.budget = &budget;
    repair::TrialRunner runner(*checked->guest, changed_guest, words.check.arguments, exploration, is_proof);
    repair::RepairOptions options;
    if (limit != 0) options.seconds = std::max(budget.phase().end - budget.seconds(), 1e-3);
    options.most_changes = words.most_changes;
    bool shows_progress = ProgressDisplay::mode_of_standard_error(words.check.quiet) == ProgressDisplay::Mode::Live;
    options.progress = [&](std::size_t tried, std::size_t planned) {
        if (shows_progress) say("\r\033[Kexploring change {} of {}", tried + 1, planned);
        return !was_interrupted();
    };
    add(repair::repair(races, classes, runner, options), report);
    if (shows_progress) say("\r\033[K");
    patches::Sources sources = sources_of(words);
    budget.begin_phase({.end = limit, .bytes = words.check.check.limits.bytes});
    add_diffs(report, sources, *jdk);
    std::optional<Error> error;
    if (!words.patch.empty())
        if (auto written = write_patch(words, report, sources, *jdk, runner, limit); !written) error = written.error();
    int status = publish(*checked, words.check, report::advice_text);
    return error ? fail(error->message) : status;
}

}  // namespace

std::string advise_help() {
    return "usage: raceproof advise [OPTIONS] MAIN [ARGUMENTS…]\n"
           "       raceproof advise [OPTIONS] FILE.db\n\n"
           "Finds the data races of a Java program as check --all does, analyses executions that show them, and explores the\n"
           "program with each change that could remove them: a field made volatile or atomic, a lock, a moved statement.\n"
           "Of stored traces (check --all --traces FILE.db) it says what they suggest, without exploring anything.\n\n"
           "options besides those of check (raceproof help check):\n" +
           describe_options(kAdviceOptions);
}

int advise_command(std::span<const std::string> given) {
    auto words = parse(given);
    // A program has arguments of its own, a store has none: what stands behind it are options.
    if (std::size_t behind = words ? words->check.arguments.size() : 0; behind > 0 && is_trace_store(words->stored.file)) {
        std::vector<std::string> reordered(given.begin(), given.end());
        auto file = reordered.end() - static_cast<std::ptrdiff_t>(behind) - 1;
        std::rotate(file, file + 1, reordered.end());
        words = parse(reordered);
        if (words && !words->check.arguments.empty()) words = Error{"FILE.db is the only word that is no option"};
    }
    if (!words) return fail(fmt::format("{} (see raceproof advise --help)", words.error().message));
    if (words->check.help) {
        fmt::print("{}", advise_help());
        return kSuccess;
    }
    if (is_trace_store(words->stored.file)) {
        const Outputs& outputs = words->check.outputs;
        if (outputs.has_formats() || !outputs.json.empty() || !words->check.baseline_file.empty())
            return fail("stored traces have no result: --json, reports of it and --baseline are for a program");
        return advise_from_store(words->stored);
    }
    words->check.command = command_line("advise", given);
    note_interrupts();
    return advise(*words);
}

}  // namespace raceproof::cli
