#include "cli/advise_command.h"

#include <fmt/format.h>

#include <new>

#include "base/text.h"
#include "cli/check_option_rows.h"
#include "cli/checked_program.h"
#include "cli/exit_status.h"
#include "cli/interrupts.h"
#include "cli/option_reader.h"
#include "cli/publish.h"
#include "fixes/program_classes.h"
#include "repair/repair.h"
#include "report/advice_text.h"
#include "report/result_text.h"

namespace raceproof::cli {

namespace {

constexpr std::uint64_t kTracesPerRace = 100;

constexpr OptionRow kAdviceOptions[] = {
    {"--traces-per-race", OptionKind::Value, "N", "analyse so many executions of each race at most (default: 100)"},
    {"--race", OptionKind::Value, "ID", "only this race; the id is in brackets behind its name"},
    {"--max-changes", OptionKind::Value, "N", "combine so many changes at most, if no single one is enough (default: 3)"},
};

struct AdviseWords {
    CheckWords check;
    std::uint64_t traces_per_race = kTracesPerRace;
    std::uint64_t most_changes = 3;
    std::string race;
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
    AdviseWords words{.check = check.take()};
    if (words.check.help) return words;
    Reader reader(*options);
    if (options->has("--traces-per-race")) words.traces_per_race = reader.count("--traces-per-race");
    if (options->has("--max-changes")) words.most_changes = reader.count("--max-changes");
    words.race = options->get("--race");
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

int advise(const AdviseWords& words) {
    repair::Evidence evidence(words.traces_per_race);
    auto checked = check_program(
        words.check, [&](machine::Machine& machine, explore::CheckOptions& options) { evidence.collect_from(machine, options); });
    evidence.stop();
    if (!checked) return fail(checked.error().message);
    std::vector<repair::RaceTraces> races = repair::traces_of(evidence);
    if (!words.race.empty()) {
        std::string wanted = identity_of(checked->report, words.race);
        std::erase_if(races, [&](const repair::RaceTraces& race) { return race.race != wanted; });
        if (races.empty()) return fail(fmt::format("there is no data race with the id {}", words.race));
    }
    if (races.empty()) return publish(checked->report, words.check, report::result_text);
    fixes::ProgramClasses classes(*checked->guest->program);
    repair::Laboratory laboratory(*checked->guest, words.check.guest, words.check.arguments, words.check.check);
    repair::RepairOptions options;
    options.seconds = words.check.check.limits.seconds;
    options.most_changes = words.most_changes;
    options.progress = [](std::size_t, std::size_t) { return !was_interrupted(); };
    repair::Repairs repairs = repair::repair(races, classes, laboratory, options);
    add(std::move(repairs), checked->report);
    return publish(checked->report, words.check,
                   [](const report::CheckReport& report, report::Detail detail) { return report::advice_text(report, detail); });
}

}  // namespace

std::string advise_help() {
    return "usage: raceproof advise [OPTIONS] MAIN [ARGUMENTS…]\n\n"
           "Finds the data races of a Java program as check --all does, analyses executions that show them, and explores the\n"
           "program with each change that could remove them: a field made volatile or atomic, a lock, a moved statement.\n\n"
           "options besides those of check (raceproof help check):\n" +
           describe_options(kAdviceOptions);
}

int advise_command(std::span<const std::string> given) {
    auto words = parse(given);
    if (!words) return fail(fmt::format("{} (see raceproof advise --help)", words.error().message));
    if (words->check.help) {
        fmt::print("{}", advise_help());
        return kSuccess;
    }
    note_interrupts();
    try {
        return advise(*words);
    } catch (const std::bad_alloc&) {
        fmt::print(stderr, "raceproof: out of memory before the search could begin\n");
        return kNoVerdict;
    }
}

}  // namespace raceproof::cli
