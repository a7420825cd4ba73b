#include "cli/hunt_command.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>

#include "base/process_memory.h"
#include "base/say.h"
#include "base/stopwatch.h"
#include "base/text.h"
#include "cli/check_option_rows.h"
#include "cli/checked_program.h"
#include "cli/exit_status.h"
#include "cli/interrupts.h"
#include "cli/option_reader.h"
#include "cli/progress.h"
#include "cli/publish.h"
#include "cli/save_schedules.h"
#include "cli/trace_keeper.h"
#include "explore/replay_findings.h"
#include "repair/evidence.h"
#include "report/hunt_text.h"
#include "report/units.h"

namespace raceproof::cli {

namespace {

constexpr OptionRow kHuntOptions[] = {
    {"--runs", OptionKind::Value, "N", "monitored runs under different schedules; --seed chooses them (default: 8)"},
    {"--include-first-thread", OptionKind::Flag, "",
     "in the search for the second access, the thread that stands before the first one goes on, too"},
    {"--no-run-races", OptionKind::Flag, "", "races that a run shows by itself do not count: what else finds them?"},
    {"--no-prediction", OptionKind::Flag, "", "do not try what a run would have in another order"},
    {"--no-search", OptionKind::Flag, "", "no searches from the middle of a run"},
    {"--no-exploration", OptionKind::Flag, "", "do not explore the whole program in the end"},
    {"--no-hint", OptionKind::Flag, "", "in that search, the thread of the second access does not go first"},
};

constexpr double kDefaultSeconds = 60;
// A single run may take long, and so does each schedule that is tried in order to make one simpler: at most so much, and of all
// the time at most this share.
constexpr double kShorteningSeconds = 1, kShareOfShortening = 0.06;
constexpr double kSecondsAfterInterrupt = 0.5;  // to tell what was confirmed

// May the hunt, and what is made of its findings, still go on? It ends with the time, or soon after an interrupt.
class Deadline {
  public:
    explicit Deadline(const search::Limits& limits) : limits_(limits) {}

    bool is_ahead() {
        double now = watch_.seconds();
        if (was_interrupted() && !interrupted_at_) interrupted_at_ = now;
        return now < limits_.seconds && (!interrupted_at_ || now < *interrupted_at_ + kSecondsAfterInterrupt);
    }
    // For what keeps its way back: it takes memory as it goes on. To look at that takes as long as a step may do.
    bool is_ahead_with_memory() {
        if (limits_.bytes != 0 && watch_.seconds() > next_look_) {
            next_look_ = watch_.seconds() + kSecondsPerLook;
            has_memory_ = static_cast<double>(resident_bytes()) < static_cast<double>(limits_.bytes) * kShareOfMemory;
        }
        return has_memory_ && is_ahead();
    }

  private:
    static constexpr double kSecondsPerLook = 0.001, kShareOfMemory = 0.95;

    Stopwatch watch_;
    const search::Limits limits_;
    std::optional<double> interrupted_at_;
    double next_look_ = 0;
    bool has_memory_ = true;
};

struct HuntWords {
    CheckWords check;
    hunting::HuntOptions hunt;
};

std::vector<OptionRow> option_rows() {
    std::vector<OptionRow> rows = check_option_rows();
    rows.insert(rows.end(), std::begin(kHuntOptions), std::end(kHuntOptions));
    return rows;
}

Result<HuntWords> parse(std::span<const std::string> given) {
    auto options = parse_options(option_rows(), given);
    if (!options) return options.error();
    auto check = read_check_words(*options, "hunt");
    if (!check) return check.error();
    HuntWords words{.check = check.take(), .hunt = {}};
    if (words.check.help) return words;
    Reader reader(*options);
    if (options->has("--runs")) words.hunt.runs = reader.count("--runs");
    if (options->has("--seed")) words.hunt.seed = reader.count("--seed");
    words.hunt.counts_races_of_runs = !options->has("--no-run-races");
    words.hunt.predicts = !options->has("--no-prediction");
    words.hunt.searches = !options->has("--no-search");
    words.hunt.explores = !options->has("--no-exploration");
    words.hunt.guidance = {options->has("--include-first-thread"), !options->has("--no-hint")};
    if (!reader.error().empty()) return Error{reader.error()};
    // What was refuted must not be a race that nobody has looked for.
    if (words.check.basis.races != "full")
        return Error{fmt::format("hunt is about all data races: not with --races {}", words.check.basis.races)};
    if (words.check.check.schedule_points != explore::SchedulePoints::Synchronisation)
        return Error{"hunt switches threads where they synchronise: not with --schedule-points all"};
    words.hunt.assumes_sc = words.check.basis.assumes_sc;
    words.check.check.all = true;
    double& seconds = words.check.check.limits.seconds;
    if (seconds == 0) seconds = kDefaultSeconds;
    words.check.check.shortening.seconds = std::min(kShorteningSeconds, seconds * kShareOfShortening);
    return words;
}

class HuntProgress {
  public:
    HuntProgress(std::uint64_t runs, bool quiet)
        : runs_(runs), is_live_(ProgressDisplay::mode_of_standard_error(quiet) == ProgressDisplay::Mode::Live) {}
    ~HuntProgress() { clear(); }

    void update(const hunting::HuntOptions::Progress& progress) {
        if (!is_live_) return;  // it is asked for at every step
        std::string text = fmt::format("{} of {}, {}, {} confirmed", report::count_text(progress.runs, "run"), runs_,
                                       report::count_text(progress.warnings, "warning"), progress.confirmed);
        if (text == shown_) return;
        say("\r\033[K{}", text);
        shown_ = std::move(text);
    }
    void clear() {
        if (!shown_.empty()) say("\r\033[K");
        shown_.clear();
    }

  private:
    std::uint64_t runs_;
    bool is_live_;
    std::string shown_;
};

// Keeps an execution of each race: the one that is told.
Result<Done> keep_traces(session::Guest& guest, const CheckWords& words, const std::vector<findings::Finding>& findings) {
    auto keeper = TraceKeeper::open(words.traces, guest.target, words.guest.target, words.traces_per_race);
    if (!keeper) return keeper.error();
    repair::Evidence evidence(words.traces_per_race);
    (*keeper)->listen_to(evidence);
    explore::CheckOptions options = words.check;
    std::shared_ptr<void> collecting = evidence.collect_from(*guest.vm, options);
    explore::replay_findings(*guest.vm, options, findings);
    return (*keeper)->finish(evidence);
}

int hunt(const HuntWords& words) {
    hunting::HuntSummary summary;
    session::Guest* hunted = nullptr;
    Deadline deadline(words.check.check.limits);
    CheckWords check_words = words.check;
    check_words.check.shortening.goes_on = [&] { return deadline.is_ahead_with_memory(); };
    auto search = [&](session::Guest& guest, const explore::CheckOptions& check) {
        hunted = &guest;
        hunting::HuntOptions options = words.hunt;
        options.check = check;
        machine::SilentConsole console;
        std::unique_ptr<session::Guest> beside;
        options.fresh_machine = [&]() -> machine::Machine* {
            beside.reset();
            session::GuestOptions same = words.check.guest;
            same.target = guest.target.main_class;
            // A run compares no states, unless time passes only where nobody gets anywhere without it.
            same.state.hash = check.system.time_outs == schedules::TimeOuts::Quiescent;
            auto opened = session::open_beside(guest, same, console);
            if (!opened) return nullptr;
            beside = opened.take();
            session::prepare_exploration(*beside, words.check.arguments);
            return beside->vm.get();
        };
        HuntProgress display(options.runs, words.check.quiet);
        options.progress = [&](const hunting::HuntOptions::Progress& progress) {
            display.update(progress);
            return !was_interrupted();
        };
        hunting::HuntResult result = hunting::hunt(*guest.vm, options);
        summary = std::move(result.summary);
        return std::move(result.check);
    };
    auto save = [&](const explore::CheckResult& result) -> Result<std::vector<std::string>> {
        if (!words.check.traces.empty())
            if (auto kept = keep_traces(*hunted, words.check, result.findings); !kept) return kept.error();
        if (words.check.save.empty()) return std::vector<std::string>{};
        return save_schedules(words.check.save, {words.check.guest, words.check.arguments, words.check.check}, result.findings);
    };
    auto checked = check_program(check_words, {{}, save, search});
    if (!checked) return fail(checked.error().message);
    checked->report.hunt = std::move(summary);
    return publish(*checked, words.check, report::hunt_text);
}

}  // namespace

std::string hunt_help() {
    return "usage: raceproof hunt [OPTIONS] MAIN [ARGUMENTS…]\n\n"
           "Looks for data races of a Java program that is too large for check. A few monitored runs warn of accesses that no\n"
           "common lock keeps apart; a search from the middle of a run looks for a schedule that brings each pair together. "
           "What\n"
           "time is left goes to the exploration of the whole program.\n\n"
           "Each warning ends confirmed, with a schedule; refuted, if all schedules were explored; or open.\n"
           "Without --max-time it takes a minute at most.\n\n"
           "options besides those of check (raceproof help check):\n" +
           describe_options(kHuntOptions) +
           "\nexit status: 1 something was confirmed; 0 nothing is wrong, and all schedules were explored; 3 neither;\n"
           "2 bad usage or input. More: docs/hunting.md.\n";
}

int hunt_command(std::span<const std::string> given) {
    auto words = parse(given);
    if (!words) return fail(fmt::format("{} (see raceproof hunt --help)", words.error().message));
    if (words->check.help) {
        fmt::print("{}", hunt_help());
        return kSuccess;
    }
    words->check.command = command_line("hunt", given);
    note_interrupts();
    return hunt(*words);
}

}  // namespace raceproof::cli
