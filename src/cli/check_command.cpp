#include "cli/check_command.h"

#include <fmt/format.h>
#include <signal.h>

#include "cli/exit_status.h"
#include "cli/guest.h"
#include "cli/options.h"
#include "explore/check.h"

namespace raceproof::cli {

namespace {

constexpr OptionRow kOptions[] = {
    {"-cp, -classpath, --class-path", OptionKind::Value, "PATH",
     "directories and jars to find classes in, separated by ':' (default: .)"},
    {"-D", OptionKind::Property, "KEY=VALUE", "set a system property"},
    {"-da, -disableassertions", OptionKind::Flag, "", "disable assertions (they are enabled by default)"},
    {"--heap", OptionKind::Value, "SIZE", "memory for the program's objects, such as 64m or 2g (default: 1g)"},
    {"--processors", OptionKind::Value, "N", "what Runtime.availableProcessors answers (default: 1)"},
    {"--all", OptionKind::Flag, "", "go on after the first violation: find all"},
    {"--schedule-points", OptionKind::Value, "WHERE",
     "all (default): threads may switch at every access to shared memory; sync: at synchronisation only, which is enough for "
     "programs without data races"},
    {"--timeouts", OptionKind::Value, "WHEN",
     "quiescent (default): timed waits end by time-out when nothing else can happen; any: at any point"},
    {"--races", OptionKind::Flag, "", "decide data races"},
    {"--detector", OptionKind::Value, "NAME", "locksets, summary, clocks"},
    {"--spurious", OptionKind::Flag, "", "wait and park may wake up, weak compare-and-set may fail, for no reason"},
    {"--search", OptionKind::Value, "ORDER", "depth-first (default), breadth-first or random"},
    {"--seed", OptionKind::Value, "N", "seed of the random search (default: 1)"},
    {"--store", OptionKind::Value, "KIND", "fingerprints (default), exact (whole states), none (all executions)"},
    {"--max-states", OptionKind::Value, "N", "stop after so many states"},
    {"--max-time", OptionKind::Value, "SECONDS", "stop after so long"},
    {"--max-memory", OptionKind::Value, "SIZE", "stop when the table of states takes so much"},
    {"--max-depth", OptionKind::Value, "N", "cut executions after so many steps"},
    {"-h, --help", OptionKind::Flag, "", "print this help"},
};

volatile sig_atomic_t interrupted = 0;

int fail(const std::string& message) {
    fmt::print(stderr, "raceproof: {}\n", message);
    return kBadInput;
}

// The program's output belongs to thousands of executions: it is dropped. Its input is empty.
class SilentConsole final : public machine::Console {
  public:
    void write(int, std::string_view) override {}
    int read(std::span<std::uint8_t>) override { return 0; }
    int available() override { return 0; }
};

}  // namespace

std::string check_help() {
    return fmt::format("usage: raceproof check [OPTIONS] MAIN [ARGUMENTS…]\n\noptions:\n{}\n", describe_options(kOptions));
}

int check_command(std::span<const std::string> words) {
    auto options = parse_options(kOptions, words);
    if (!options) return fail(fmt::format("{} (see raceproof check --help)", options.error().message));
    if (options->has("-h")) {
        fmt::print("{}", check_help());
        return kSuccess;
    }
    if (options->rest.empty()) return fail("check needs a class, a .java file or a jar (see raceproof check --help)");
    GuestOptions guest_options;
    guest_options.target = options->rest.front();
    guest_options.class_path = options->get("-cp");
    guest_options.state.journal = guest_options.state.hash = true;
    guest_options.state.heap_bytes = 1u << 30;
    guest_options.machine.assertions = !options->has("-da");
    guest_options.machine.stop_at_failures = true;
    guest_options.machine.spurious = options->has("--spurious");
    SilentConsole console;
    auto guest = open_guest(guest_options, console);
    if (!guest) return fail(guest.error().message);
    machine::Machine& vm = *(*guest)->vm;
    machine::Stop stop = prepare_main(**guest, std::span(options->rest).subspan(1));
    if (stop.kind == machine::StopKind::Unsupported) return fail(stop.reason);
    vm.state().freeze();

    explore::CheckOptions check_options;
    if (options->get("--schedule-points") == "sync") check_options.schedule_points = explore::SchedulePoints::Synchronisation;
    if (options->get("--timeouts") == "any") check_options.system.time_outs = explore::TimeOuts::Any;
    if (options->get("--store") == "exact") check_options.store = explore::StoreKind::Exact;
    if (options->get("--store") == "none") check_options.store = explore::StoreKind::None;
    if (options->get("--search") == "breadth-first") check_options.strategy = search::breadth_first;
    check_options.all = options->has("--all");
    if (options->has("--races")) {
        check_options.races.emplace();
        check_options.schedule_points = explore::SchedulePoints::Synchronisation;
        if (options->get("--detector") == "summary") check_options.races->detector = memory::DetectorKind::Summary;
        if (options->get("--detector") == "clocks") check_options.races->detector = memory::DetectorKind::Clocks;
    }
    explore::CheckResult result = explore::check(vm, check_options);
    for (const explore::Finding& finding : result.findings)
        fmt::print("{} ({} traces, {} steps): {}\n{}", finding.id(), finding.traces, finding.path.size(), finding.message,
                   finding.details);
    const search::Statistics& s = result.statistics;
    fmt::print("{} bound={} states={} transitions={} executions={} depth={} searches={} seconds={:.3f} bytes={} written={}\n",
               result.findings.empty() ? "no violation" : "violation", search::name_of(result.bound), s.states, s.transitions,
               s.executions, s.max_depth, result.searches, s.seconds, s.store_bytes, vm.visibility.written.keys().size());
    if (result.bound == search::Bound::Unsupported)
        fmt::print("unsupported {}\n{}", result.unsupported.reason, result.unsupported.stack);
    return result.findings.empty() ? kSuccess : kFound;
}

}  // namespace raceproof::cli
