#include "cli/replay_command.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <filesystem>
#include <optional>

#include "base/say.h"
#include "base/text.h"
#include "cli/exit_status.h"
#include "cli/host_console.h"
#include "cli/options.h"
#include "cli/run_command.h"
#include "cli/source_folders.h"
#include "explore/explain.h"
#include "explore/machine_system.h"
#include "report/finding_text.h"
#include "report/frames_text.h"
#include "report/trace_text.h"
#include "schedules/schedule_file.h"
#include "search/simplest_cycle.h"
#include "session/guest.h"

namespace raceproof::cli {

namespace {

namespace fs = std::filesystem;

constexpr OptionRow kOptions[] = {
    {"--stop-at", OptionKind::Value, "STEP", "stop before this step and print every thread's stack, locals and monitors"},
    {"--show", OptionKind::Flag, "", "print what the program prints, too"},
    {"--verbose", OptionKind::Flag, "", "one line a step, those inside the JDK too"},
    {"--source-path", OptionKind::Value, "PATH", "folders to find sources in, separated by ':'"},
    {"-h, --help", OptionKind::Flag, "", "print this help"},
};

int fail(const std::string& message) {
    say("raceproof: {}\n", printable_lines(message));
    return kBadInput;
}

// The program's output belongs to the last of several passes, and only if it is asked for.
class ReplayConsole final : public machine::Console {
  public:
    bool shows = false;
    void write(int descriptor, std::string_view bytes) override {
        if (!shows) return;
        host_.write(descriptor, bytes);
        host_.flush();
    }
    int read(std::span<std::uint8_t>) override { return 0; }
    int available() override { return 0; }

  private:
    HostConsole host_;
};

session::GuestOptions guest_options(const schedules::ScheduleFile& schedule) {
    const schedules::ReplayContext& context = *schedule.context;
    session::GuestOptions options;
    options.target = schedule.target;
    options.class_path = schedule.class_path;
    options.state.journal = options.state.hash = true;
    options.initialises_library = true;
    options.state.heap_bytes = context.heap_bytes;
    options.machine.assertions = context.assertions;
    options.machine.spurious = context.spurious;
    options.machine.explores_random = context.explores_random;
    options.machine.processors = context.processors;
    options.machine.properties = context.properties;
    options.modules = context.modules;
    options.grains = context.grains;
    options.machine.stop_at_failures = true;
    return options;
}

// A schedule that a search has found, taken again.
class Replay {
  public:
    Replay(const schedules::ScheduleFile& schedule, machine::Machine& vm, ReplayConsole& console)
        : schedule_(schedule),
          console_(console),
          detection_(make_detection(*schedule.context, vm)),
          system_(vm, system_options(*schedule.context), detection_.get()) {
        for (const machine::ScheduleStep& step : schedule.steps)
            path_.push_back({static_cast<std::uint32_t>(step.thread), step.alternative});
        findings::Finding recorded;
        recorded.path = path_;
        recorded.visibility = std::make_shared<machine::Visibility>(schedule.context->visibility());
        system_.prepare_for(recorded);
    }

    // How many of the steps can be taken.
    std::size_t possible_steps() {
        system_.push_mark();
        std::size_t count = 0;
        for (bool goes_on = true; goes_on && count < path_.size() && is_enabled(path_[count]); ++count) {
            search::Outcome outcome = system_.take(path_[count]);
            goes_on = outcome == search::Outcome::Running || outcome == search::Outcome::Notable;
        }
        system_.undo();
        system_.pop_mark();
        return count;
    }

    // Do the last steps lead back to where they began, as often as one likes?
    bool goes_round() {
        std::size_t round = std::min(schedule_.context->cycle, path_.size());
        auto first = path_.end() - static_cast<std::ptrdiff_t>(round);
        return search::is_fair_cycle(system_, {path_.begin(), first}, {first, path_.end()});
    }

    std::size_t step_count() const { return path_.size(); }

    // What the whole schedule leads to; the finding that was recorded, if it is among several. Its path and scheduling points are
    // there also if it leads to nothing.
    std::optional<findings::Finding> finding() {
        system_.push_mark();
        search::Outcome outcome = search::Outcome::Running;
        for (const search::Step& step : path_) outcome = system_.take(step);
        std::vector<findings::Finding> found;
        if (outcome == search::Outcome::Violation || outcome == search::Outcome::Notable) found = system_.violations();
        if (outcome == search::Outcome::Running || outcome == search::Outcome::Notable) {
            system_.enabled(enabled_);
            if (enabled_.empty()) found.insert(found.begin(), system_.deadlock());
        }
        system_.undo();
        system_.pop_mark();
        auto is_recorded = [&](const findings::Finding& one) { return one.id() == schedule_.context->finding; };
        auto recorded = std::find_if(found.begin(), found.end(), is_recorded);
        if (recorded == found.end()) recorded = found.begin();
        return recorded == found.end() ? std::nullopt : std::optional(*recorded);
    }

    // Prints each line before its step, and takes the steps before `stop`.
    void run(std::size_t stop, const std::vector<report::TraceLine>& lines, bool shows_output) {
        console_.shows = shows_output;
        auto line = lines.begin();
        for (std::size_t i = 0; i < stop; ++i) {
            for (; line != lines.end() && line->first_step == i; ++line) fmt::print("{}\n", printable(line->text));
            std::fflush(stdout);
            system_.take(path_[i]);
        }
        console_.shows = false;
    }

    const search::Path& path() const { return path_; }

    std::string threads() {
        findings::ObjectNames names(system_.machine());
        report::describe_frames(system_.machine(), names);  // so that objects of one class are told apart from the first on
        return report::describe_frames(system_.machine(), names);
    }

    static explore::SystemOptions system_options(const schedules::ReplayContext& context) {
        explore::SystemOptions options;
        options.time_outs = context.time_outs;
        options.stops_at_violations = false;  // the schedule knows where to stop
        return options;
    }

  private:
    static std::unique_ptr<races::RaceDetection> make_detection(const schedules::ReplayContext& context, machine::Machine& vm) {
        return context.races ? std::make_unique<races::RaceDetection>(vm, *context.races) : nullptr;
    }
    bool is_enabled(const search::Step& step) {
        system_.enabled(enabled_);
        return std::find(enabled_.begin(), enabled_.end(), step) != enabled_.end();
    }

    const schedules::ScheduleFile& schedule_;
    ReplayConsole& console_;
    std::unique_ptr<races::RaceDetection> detection_;
    explore::MachineSystem system_;
    search::Path path_;
    std::vector<search::Step> enabled_;
};

Result<std::size_t> stop_of(const ParsedOptions& options, std::size_t steps) {
    if (!options.has("--stop-at")) return steps;
    std::string text = options.get("--stop-at");
    std::size_t number = 0;
    auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc{} || end != text.data() + text.size() || number < 1 || number > steps)
        return Error{fmt::format("--stop-at needs a step from 1 to {}, not '{}'", steps, text)};
    return number - 1;
}

// The finding that the schedule leads to, or one that is nothing but its path.
findings::Finding as_finding(const std::optional<findings::Finding>& found, const schedules::ScheduleFile& schedule,
                             const search::Path& path) {
    findings::Finding finding = found.value_or(findings::Finding{});
    finding.path = path;
    if (!found && schedule.context->cycle != 0) finding.kind = findings::FindingKind::Livelock;
    finding.cycle = schedule.context->cycle;
    finding.visibility = std::make_shared<machine::Visibility>(schedule.context->visibility());
    return finding;
}

// What the schedule has led to; the exit status.
int tell_end(const std::optional<findings::Finding>& found, const findings::Finding& finding, const findings::Trace& trace,
             bool goes_round) {
    if (found) {
        fmt::print("\n{}: {}\n{}", findings::title_of(finding.kind), printable(report::message_of(finding)),
                   printable_lines(report::details_of(finding, trace)));
        return kFound;
    }
    if (goes_round) {
        fmt::print("\n{}: from step {} on it goes round, leads back to where it was and leaves no thread out\n",
                   findings::title_of(findings::FindingKind::Livelock), finding.path.size() - finding.cycle + 1);
        return kFound;
    }
    fmt::print("\nthe schedule ends without a violation\n");
    return kSuccess;
}

int replay_exploration(const schedules::ScheduleFile& schedule, const ParsedOptions& options) {
    ReplayConsole console;
    auto guest = session::open_guest(guest_options(schedule), console);
    if (!guest) return fail(guest.error().message);
    machine::Machine& vm = *(*guest)->vm;
    session::prepare_exploration(**guest, schedule.arguments);

    auto replay = std::make_unique<Replay>(schedule, vm, console);
    std::size_t possible = replay->possible_steps();
    if (possible < replay->path().size())
        return fail(fmt::format("the schedule does not fit this program: its step {} cannot be taken", possible + 1));
    auto stop = stop_of(options, replay->path().size());
    if (!stop) return fail(stop.error().message);
    bool goes_round = replay->goes_round();
    std::optional<findings::Finding> found = replay->finding();
    findings::Finding finding = as_finding(found, schedule, replay->path());
    // The trace is recorded as `check` does it, by a detector that looks closer.
    replay.reset();
    findings::Trace trace = explore::record(vm, Replay::system_options(*schedule.context), schedule.context->races, finding);
    replay = std::make_unique<Replay>(schedule, vm, console);
    report::SourceLines sources(source_folders(schedule.target, options.get("--source-path"), schedule.class_path));
    auto detail = options.has("--verbose") ? report::TraceDetail::Verbose : report::TraceDetail::Compact;
    findings::Trace shown = trace;
    std::erase_if(shown.events, [&](const findings::TraceEvent& event) { return event.step >= *stop; });
    replay->run(*stop, report::trace_lines(shown, finding, sources, detail), options.has("--show"));
    if (options.has("--stop-at")) {
        fmt::print("\nbefore step {}:\n{}", *stop + 1, printable_lines(replay->threads()));
        return kSuccess;
    }
    return tell_end(found, finding, trace, goes_round);
}

// A schedule of `raceproof run`.
int replay_run(schedules::ScheduleFile schedule) {
    std::vector<std::string> again = schedule.options;
    if (!schedule.class_path.empty()) again.insert(again.end(), {"-cp", schedule.class_path});
    again.push_back(schedule.target);
    again.insert(again.end(), schedule.arguments.begin(), schedule.arguments.end());
    return run_again(again, std::move(schedule.steps));
}

// Where a file or folder of the program is: here, or where the schedule was made.
std::string found_path(const std::string& path, const std::string& folder) {
    std::error_code error;
    if (fs::path(path).is_absolute() || fs::exists(path, error)) return path;
    fs::path there = fs::path(folder) / path;
    return fs::exists(there, error) ? there.string() : path;
}

void find_program(schedules::ScheduleFile& schedule) {
    std::error_code error;
    if (schedule.folder.empty() || fs::equivalent(schedule.folder, ".", error)) return;
    bool is_file = schedule.target.ends_with(".java") || schedule.target.ends_with(".jar");
    if (is_file) schedule.target = found_path(schedule.target, schedule.folder);
    // A class without a class path is looked for in the working folder.
    if (schedule.class_path.empty() && !is_file) schedule.class_path = ".:" + schedule.folder;
    std::string class_path;
    for (std::string_view rest = schedule.class_path; !rest.empty();) {
        std::size_t end = std::min(rest.find(':'), rest.size());
        class_path += (class_path.empty() ? "" : ":") + found_path(std::string(rest.substr(0, end)), schedule.folder);
        rest.remove_prefix(std::min(end + 1, rest.size()));
    }
    schedule.class_path = class_path;
}

}  // namespace

std::string replay_help() {
    return fmt::format(
        "usage: raceproof replay [OPTIONS] FILE\n\n"
        "Runs a program again under the schedule in FILE: the same steps, the same result. The program is looked for here, then "
        "where it\n"
        "was; a step that it no longer offers is reported.\n\n"
        "A schedule of `raceproof run --schedule FILE` runs as it did. One of `raceproof check --save FILE` is told step by "
        "step,\n"
        "and ends with what is wrong. The options are for these.\n\n"
        "options:\n{}\n"
        "exit status: 1 the schedule ends in a violation; 0 it does not, or --stop-at was reached; 2 bad usage or input; of a\n"
        "schedule of run: the program's own.\n",
        describe_options(kOptions));
}

int replay_command(std::span<const std::string> words) {
    auto options = parse_options(kOptions, words);
    if (!options) return fail(fmt::format("{} (see raceproof replay --help)", options.error().message));
    if (options->has("-h")) {
        fmt::print("{}", replay_help());
        return kSuccess;
    }
    if (options->rest.size() != 1)
        return fail("replay needs one schedule file, behind the options (see raceproof replay --help)");
    auto schedule = schedules::read_schedule(options->rest.front());
    if (!schedule) return fail(schedule.error().message);
    find_program(*schedule);
    return schedule->context ? replay_exploration(*schedule, *options) : replay_run(schedule.take());
}

}  // namespace raceproof::cli
