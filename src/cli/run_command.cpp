#include "cli/run_command.h"

#include <fmt/format.h>

#include <charconv>
#include <filesystem>
#include <memory>
#include <optional>
#include <vector>

#include "base/budget.h"
#include "base/say.h"
#include "base/text.h"
#include "cli/exit_status.h"
#include "cli/host_console.h"
#include "cli/interrupts.h"
#include "cli/module_options.h"
#include "cli/options.h"
#include "cli/path_warnings.h"
#include "findings/standing_threads.h"
#include "findings/throwables.h"
#include "machine/run_now.h"
#include "report/finding_text.h"
#include "report/throwable_text.h"
#include "schedules/event_log.h"
#include "schedules/schedule_file.h"
#include "schedules/single_run.h"
#include "session/guest.h"

namespace raceproof::cli {

namespace {

using machine::kNull;
using machine::Machine;
using machine::Stop;
using machine::StopKind;

constexpr OptionRow kOptions[] = {
    {"-cp, -classpath, --class-path", OptionKind::Value, "PATH",
     "directories and jars to find classes in, separated by ':' (default: .)"},
    {"--jdk", OptionKind::Value, "PATH", "the JDK to use (default: a JDK 17, by JAVA_HOME, PATH or in the usual folder)"},
    {"-D", OptionKind::Property, "KEY=VALUE", "set a system property"},
    {"-ea, -enableassertions", OptionKind::Flag, "", "enable assertions"},
    {"-da, -disableassertions", OptionKind::Flag, "", "disable assertions (default)"},
    kAddExports,
    kAddOpens,
    {"--heap", OptionKind::Value, "SIZE", "memory for the program's objects, such as 64m or 2g (default: 1g)"},
    {"--processors", OptionKind::Value, "N", "what Runtime.availableProcessors answers (default: 2)"},
    {"--collect-every", OptionKind::Value, "SIZE", "collect garbage after so much allocation (default: 32m)"},
    {"--journal", OptionKind::Flag, "", "keep the undo journal and the state's hash, as exploration does; for measuring"},
    {"--scheduler", OptionKind::Value, "NAME", "round-robin (default) or random: who goes next"},
    {"--seed", OptionKind::Value, "N", "seed of the random scheduler (default: 1)"},
    {"--timeouts", OptionKind::Value, "WHEN",
     "quiescent (default): timed waits end by time-out when nothing else can happen; any: at any point"},
    {"--schedule", OptionKind::Value, "FILE", "write the schedule to FILE: raceproof replay FILE runs it again"},
    {"--events", OptionKind::Value, "FILE", "write every memory event to FILE"},
    {"-h, --help", OptionKind::Flag, "", "print this help"},
};

// As a shell has it of a program that a signal ended.
int status_of_interrupt() { return 128 + interrupting_signal(); }

int fail(const std::string& message) {
    say("raceproof: {}\n", printable_lines(message));
    return kBadInput;
}

struct Session {
    Budget budget;
    HostConsole console;
    std::unique_ptr<session::Guest> guest;
    std::unique_ptr<schedules::Scheduler> scheduler;
    schedules::RunOptions run_options;
    std::unique_ptr<schedules::EventLog> events;
    schedules::ScheduleFile schedule;  // what is recorded
    std::string schedule_path;         // empty: not recorded
};

Result<Done> apply_options(const ParsedOptions& options, session::GuestOptions& guest) {
    auto heap = parse_size(options.get("--heap", "1g"));
    if (!heap) return heap.error();
    auto collect = parse_size(options.get("--collect-every", "32m"));
    if (!collect) return collect.error();
    auto processors = parse_size(options.get("--processors", "2"));
    if (!processors) return Error{"--processors needs a number from 1 on"};
    guest.state.heap_bytes = *heap;
    guest.state.journal = guest.state.hash = options.has("--journal");
    guest.machine.collect_every_bytes = *collect;
    guest.machine.processors = static_cast<int>(*processors);
    guest.machine.assertions = options.has("-ea");
    guest.target = options.rest.front();
    choose_jdk(options);
    guest.class_path = options.get("-cp");
    auto modules = read_module_options(options);
    if (!modules) return modules.error();
    guest.modules = modules.take();
    for (const std::string& property : options.all("-D")) {
        std::size_t equals = property.find('=');
        guest.machine.properties.emplace_back(property.substr(0, equals),
                                              equals == std::string::npos ? "" : property.substr(equals + 1));
    }
    return Done{};
}

int report_unsupported(const Stop& stop) {
    say("raceproof: unsupported: {}\n{}", printable(stop.reason), stop.stack);
    return kNoVerdict;
}

// Who waits for what, and where.
int report_deadlock(Machine& vm) {
    say("raceproof: deadlock: no thread can go on\n{}", report::text_of(findings::standing_threads(vm)));
    return kFound;
}

int report_failure(Machine& vm, machine::Ref uncaught) {
    findings::Throwable thrown = findings::record_throwable(vm, uncaught);
    say("raceproof: {}\n{}", report::name_and_message(thrown), report::stack_trace_text(thrown));
    return kFound;
}

int exit_status_of(Machine& vm, const schedules::RunResult& result) {
    switch (result.end) {
        case schedules::RunEnd::Completed:
        case schedules::RunEnd::Exit: return result.exit_status;
        case schedules::RunEnd::Deadlock: return report_deadlock(vm);
        case schedules::RunEnd::Unsupported: return report_unsupported(result.stop);
        case schedules::RunEnd::Interrupted: return status_of_interrupt();
        case schedules::RunEnd::Failed: return report_failure(vm, result.stop.uncaught);
        case schedules::RunEnd::GivenUp:
            say("raceproof: an assumption (Raceproof.assume) does not hold in this schedule\n");
            return kNoVerdict;
        case schedules::RunEnd::Diverged:
            return fail("the schedule does not fit this program: it asks for a step that cannot be taken");
    }
    return kNoVerdict;
}

// The exception that the main class's initialiser threw goes where Java sends it: Thread.dispatchUncaughtException prints it.
int report_uncaught(Machine& vm, state::Thread& thread, machine::Ref exception) {
    state::Slot arguments[] = {state::slot_of(thread.status.java_thread), state::slot_of(exception)};
    machine::push_call(vm, thread, *vm.known().thread_members.dispatch_uncaught, arguments);
    Stop stop = machine::run_to_end(vm, thread);
    return stop.kind == StopKind::Unsupported ? report_unsupported(stop) : static_cast<int>(kFound);
}

Result<Done> choose_scheduler(const ParsedOptions& options, Session& session) {
    std::string name = options.get("--scheduler", "round-robin");
    std::string seed_text = options.get("--seed", "1");
    std::uint64_t seed = 0;
    auto [end, error] = std::from_chars(seed_text.data(), seed_text.data() + seed_text.size(), seed);
    if (error != std::errc{} || end != seed_text.data() + seed_text.size())
        return Error{fmt::format("--seed needs a number, not '{}'", seed_text)};
    if (name == "round-robin")
        session.scheduler = schedules::round_robin_scheduler();
    else if (name == "random")
        session.scheduler = schedules::random_scheduler(seed);
    else
        return Error{fmt::format("--scheduler is round-robin or random, not '{}'", name)};
    session.schedule_path = options.get("--schedule");
    session.run_options.record = !session.schedule_path.empty();
    std::string time_outs = options.get("--timeouts", "quiescent");
    if (time_outs != "quiescent" && time_outs != "any")
        return Error{fmt::format("--timeouts is quiescent or any, not '{}'", time_outs)};
    session.run_options.time_outs = time_outs == "any" ? schedules::TimeOuts::Any : schedules::TimeOuts::Quiescent;
    session.run_options.interrupted = was_interrupted;
    return Done{};
}

int run_main(Session& session) {
    Machine& vm = *session.guest->vm;
    Stop stop = session::prepare_main(*session.guest, session.schedule.arguments);
    if (stop.kind == StopKind::Unsupported) return report_unsupported(stop);
    if (stop.kind == StopKind::Exit) return stop.exit_status.value_or(0);
    if (stop.uncaught != kNull) return report_uncaught(vm, vm.main_thread(), stop.uncaught);
    std::optional<machine::Listening> listening;
    if (session.events != nullptr) listening.emplace(vm.events, *session.events);
    schedules::RunResult result = schedules::run_schedule(vm, *session.scheduler, session.run_options);
    listening.reset();
    int status = exit_status_of(vm, result);
    if (session.schedule_path.empty()) return status;
    session.schedule.steps = std::move(result.steps);
    auto written = schedules::write_schedule(session.schedule, session.schedule_path);
    return written ? status : fail(written.error().message);
}

}  // namespace

std::string run_help() {
    return fmt::format(
        "usage: raceproof run [OPTIONS] MAIN [ARGUMENTS…]\n\n"
        "Runs a Java program on raceproof's own virtual machine: one schedule, no exploration. Same output and exit status as "
        "java.\n\n"
        "MAIN is a class (com.example.Main), a source file (Foo.java, compiled with javac -g into a temporary folder) or a jar "
        "with a\n"
        "Main-Class. ARGUMENTS are the program's own.\n\n"
        "options:\n{}\n"
        "exit status: the program's own; 1 after an uncaught exception; 2 bad usage or input; 3 the program needs something "
        "that\n"
        "raceproof does not have (the message names it).\n",
        describe_options(kOptions));
}

namespace {

// The options that change what the program does, as they must be given again for the same steps to be possible.
std::vector<std::string> lasting_options(const ParsedOptions& options) {
    std::vector<std::string> words;
    for (const char* flag : {"-ea"})
        if (options.has(flag)) words.emplace_back(flag);
    for (const std::string& property : options.all("-D")) words.push_back("-D" + property);
    for (const char* name : {"--add-exports", "--add-opens"})
        for (const std::string& package : options.all(name)) words.push_back(fmt::format("{}={}", name, package));
    for (const char* name : {"--heap", "--processors", "--timeouts"})
        if (options.has(name)) words.push_back(fmt::format("{}={}", name, options.get(name)));
    return words;
}

int run_interruptibly(Session& session) {
    try {
        return run_main(session);
    } catch (const LimitReached&) {  // there is no other limit
        return status_of_interrupt();
    }
}

// `replayed`: the steps to take, instead of a scheduler's.
int run_words(std::span<const std::string> words, std::optional<std::vector<machine::ScheduleStep>> replayed) {
    auto options = parse_options(kOptions, words);
    if (!options) return fail(fmt::format("{} (see raceproof run --help)", options.error().message));
    if (options->has("-h")) {
        fmt::print("{}", run_help());
        return kSuccess;
    }
    if (options->rest.empty()) return fail("run needs a class, a .java file or a jar (see raceproof run --help)");

    session::GuestOptions guest_options;
    if (auto applied = apply_options(*options, guest_options); !applied) return fail(applied.error().message);

    note_interrupts();
    Session session;
    session.budget.is_interrupted = was_interrupted;
    session.budget.begin_phase({});
    guest_options.machine.budget = &session.budget;
    if (auto chosen = choose_scheduler(*options, session); !chosen) return fail(chosen.error().message);
    if (replayed) session.scheduler = schedules::replay_scheduler(std::move(*replayed));
    session.schedule.options = lasting_options(*options);
    session.schedule.class_path = options->get("-cp");
    session.schedule.target = options->rest.front();
    std::error_code error;
    session.schedule.folder = std::filesystem::current_path(error).string();
    session.schedule.arguments.assign(options->rest.begin() + 1, options->rest.end());
    warn_about_paths(guest_options.class_path, "");
    auto guest = session::open_guest(guest_options, session.console);
    if (!guest) return fail(guest.error().message);
    session.guest = guest.take();
    if (options->has("--events"))
        session.events = std::make_unique<schedules::EventLog>(*session.guest->vm, options->get("--events"));
    int status = run_interruptibly(session);
    if (session.events && !session.events->ok()) return fail(fmt::format("cannot write {}", options->get("--events")));
    session.console.flush();
    if (session.console.failed() && status == kSuccess) return fail("standard output could not be written");
    return status;
}

}  // namespace

int run_command(std::span<const std::string> words) { return run_words(words, std::nullopt); }

int run_again(std::span<const std::string> words, std::vector<machine::ScheduleStep> steps) {
    return run_words(words, std::move(steps));
}

}  // namespace raceproof::cli
