#include "cli/check_option_rows.h"

#include <fmt/format.h>

namespace raceproof::cli {

namespace {

constexpr OptionRow kProgramOptions[] = {
    {"-cp, -classpath, --class-path", OptionKind::Value, "PATH",
     "directories and jars to find classes in, separated by ':' (default: .)"},
    {"-D", OptionKind::Property, "KEY=VALUE", "set a system property"},
    {"-ea, -enableassertions", OptionKind::Flag, "", "enable assertions (default)"},
    {"-da, -disableassertions", OptionKind::Flag, "", "disable assertions"},
    {"--heap", OptionKind::Value, "SIZE", "memory for the program's objects, such as 64m or 2g (default: 1g)"},
    {"--processors", OptionKind::Value, "N", "what Runtime.availableProcessors answers (default: 1)"},
};

constexpr OptionRow kScheduleOptions[] = {
    {"--races", OptionKind::Value, "WHICH",
     "data races: full (default); weak: only those in which the write comes first; off: none"},
    {"--detector", OptionKind::Value, "NAME", "how races are detected: locksets (default), summary or clocks; all agree"},
    {"--schedule-points", OptionKind::Value, "WHERE",
     "where threads may switch: sync: at synchronisation, enough if no data race is found, the default with --races full; all: "
     "at every access to shared memory, too, the default with weak and off"},
    {"--reduction", OptionKind::Value, "HOW",
     "which schedules are left out: dynamic (default): those that differ only in the order of steps that do not concern each "
     "other; goldilocks: those that switch after a step that concerns nobody; sync: those that differ only in plain accesses; "
     "none"},
    {"--timeouts", OptionKind::Value, "WHEN",
     "quiescent (default): timed waits end by time-out when nothing else can happen; any: at any point"},
    {"--liveness", OptionKind::Flag, "",
     "also find executions that go round for ever although no thread is left out; takes more memory"},
    {"--spurious", OptionKind::Flag, "", "wait and park may wake up, weak compare-and-set may fail, for no reason"},
};

constexpr OptionRow kSearchOptions[] = {
    {"--all, --all-races", OptionKind::Flag, "", "go on after the first violation: find all"},
    {"--search", OptionKind::Value, "ORDER",
     "portfolio (default): depth-first, with time for other orders if that takes long; depth-first; heuristic: what promises a "
     "data race first; breadth-first: short schedules first; these sample executions and prove nothing: random, pct (priorities "
     "with change points), pos (partial orders)"},
    {"--heuristics", OptionKind::Value, "LIST",
     "heuristic search: what promises a race, of wf (writes), ww (what another thread wrote), ara (no synchronisation) and af "
     "(acquiring what was not released), separated by ',' (default: all)"},
    {"--seed", OptionKind::Value, "N", "which executions are sampled (default: 1)"},
    {"--executions, --max-executions", OptionKind::Value, "N",
     "random, pct, pos: how many executions (default: 1000, or until --max-time)"},
    {"--pct-depth", OptionKind::Value, "D", "pct: of bugs to look for; one less than that are the change points (default: 3)"},
    {"--store", OptionKind::Value, "KIND",
     "how visited states are remembered: fingerprints (default), 128 bits each; covering: the same, and a state is left out too "
     "if fewer orders were known at an earlier visit; exact: as a whole; none: not at all, every execution is followed"},
};

constexpr OptionRow kLimitOptions[] = {
    {"--max-states", OptionKind::Value, "N", "stop after so many states"},
    {"--max-time", OptionKind::Value, "SECONDS", "stop after so long; also 90s, 5m, 2h"},
    {"--max-memory", OptionKind::Value, "SIZE", "stop when the process takes so much memory, the table of states included"},
    {"--max-depth", OptionKind::Value, "N", "follow no execution for more than so many steps"},
};

constexpr OptionRow kOutputOptions[] = {
    {"--json", OptionKind::Value, "FILE",
     "write the result to FILE (docs/result.md); - is standard output, the report for people then goes to standard error"},
    {"--save", OptionKind::Value, "FILE",
     "write the schedule of the first violation to FILE, of the others to FILE.2, FILE.3, …: raceproof replay FILE tells it "
     "again"},
    {"--quiet", OptionKind::Flag, "", "no progress"},
    {"--verbose", OptionKind::Flag, "", "statistics"},
    {"-h, --help", OptionKind::Flag, "", "print this help"},
};

struct Group {
    const char* title;
    std::span<const OptionRow> rows;
};

constexpr Group kGroups[] = {
    {"the program", kProgramOptions}, {"schedules", kScheduleOptions}, {"search", kSearchOptions},
    {"limits", kLimitOptions},        {"output", kOutputOptions},
};

}  // namespace

std::vector<OptionRow> check_option_rows() {
    std::vector<OptionRow> rows;
    for (const Group& group : kGroups) rows.insert(rows.end(), group.rows.begin(), group.rows.end());
    return rows;
}

std::string check_help() {
    std::string text =
        "usage: raceproof check [OPTIONS] MAIN [ARGUMENTS…]\n\n"
        "Explores all schedules of a Java program: finds deadlocks, failed assertions and uncaught exceptions, each with a\n"
        "schedule that leads there, or proves that there are none.\n\n"
        "MAIN is a class (com.example.Main), a source file (Foo.java, compiled with javac -g into a temporary folder) or a jar\n"
        "with a Main-Class. ARGUMENTS are the program's own. What it prints is dropped, its input is empty.\n\n";
    for (const Group& group : kGroups) text += fmt::format("{}:\n{}\n", group.title, describe_options(group.rows));
    return text +
           "examples:\n"
           "  raceproof check Bank.java                                   first violation, or a proof\n"
           "  raceproof check --all --json result.json -cp classes Bank   all violations, also for programs to read\n"
           "  raceproof check --search breadth-first Bank.java            a shortest schedule\n"
           "  raceproof check --max-time 5m --max-memory 4g bank.jar      as far as that goes\n\n"
           "exit status: 0 nothing is wrong, proved; 1 a violation was found; 2 bad usage or input; 3 no verdict: stopped at a\n"
           "limit, by an interrupt (Ctrl-C; what was found is reported) or at something unsupported.\n";
}

}  // namespace raceproof::cli
