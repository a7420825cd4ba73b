#include "cli/check_option_rows.h"

#include <fmt/format.h>

#include "cli/module_options.h"
#include "cli/outputs.h"

namespace raceproof::cli {

namespace {

constexpr OptionRow kProgramOptions[] = {
    {"-cp, -classpath, --class-path", OptionKind::Value, "PATH", "folders and jars with classes, separated by ':' (default: .)"},
    {"--source-path", OptionKind::Value, "PATH", "folders with sources, to show in reports (default: that of a .java file)"},
    {"-D", OptionKind::Property, "KEY=VALUE", "set a system property"},
    {"-ea, -enableassertions", OptionKind::Flag, "", "assertions on (default)"},
    {"-da, -disableassertions", OptionKind::Flag, "", "assertions off"},
    kAddExports,
    kAddOpens,
    {"--heap", OptionKind::Value, "SIZE", "memory for the program's objects (default: 1g)"},
    {"--processors", OptionKind::Value, "N", "what Runtime.availableProcessors answers (default: 2)"},
};

constexpr OptionRow kPropertyOptions[] = {
    {"--races", OptionKind::Value, "WHICH", "full (default); weak: only those in which the write comes first; off"},
    {"--liveness", OptionKind::Flag, "",
     "also find what goes round for ever although every thread gets its turn; takes more memory"},
    {"--strict", OptionKind::Flag, "",
     "no proof that rests on what the outside decides (random numbers, the clock, …) or on your word: bounded, status 3"},
    {"--all, --all-races", OptionKind::Flag, "", "go on after the first violation: find all"},
};

constexpr OptionRow kTrustOptions[] = {
    {"--trust", OptionKind::Value, "CLASSES",
     "do not check the plain accesses of this code: com.foo.Bar, com.foo.* (a package), com.foo.** (and those below it); "
     "java.util.concurrent.** is trusted"},
    {"--untrust", OptionKind::Value, "CLASSES", "check them after all; the last that fits decides"},
    {"--assume-sc", OptionKind::Flag, "",
     "accesses weaker than volatile (opaque, acquire, release, fences) have only sequentially consistent executions: others are "
     "not explored"},
    {"--untracked", OptionKind::Value, "CLASS.FIELD", "report no race on this field: nothing depends on it"},
    {"--benign", OptionKind::Value, "CLASS.FIELD=WHY", "nor on this, but explore what its values lead to"},
};

constexpr OptionRow kScheduleOptions[] = {
    {"--schedule-points", OptionKind::Value, "WHERE",
     "where threads may switch: sync, at synchronisation (default; enough as all races are seen), or all, also at every access "
     "to "
     "shared memory (default with --races weak or off)"},
    {"--library", OptionKind::Value, "GRAIN",
     "java.util.concurrent: operations (default), a call is one step unless it waits or its documentation promises less; steps, "
     "threads may switch inside of it"},
    {"--atomic", OptionKind::Value, "CLASSES",
     "calls of these classes of yours are one step, too: their methods take effect at once (patterns as for --trust)"},
    {"--reduction", OptionKind::Value, "HOW",
     "schedules to leave out: dynamic (default), those that differ only in the order of steps that do not concern each other; "
     "goldilocks, those that switch after a step that concerns nobody; sync, those that differ only in plain accesses; none"},
    {"--timeouts", OptionKind::Value, "WHEN",
     "timed waits run out: any (default), at any time; quiescent, only when nothing else can happen, so that a second is long "
     "enough"},
    {"--spurious", OptionKind::Flag, "", "wait and park may wake up, weak compare-and-set may fail, for no reason"},
    {"--random", OptionKind::Value, "HOW",
     "random numbers: fixed (default), one sequence; explore: all of nextBoolean and of nextInt with up to 16 values, a sample "
     "of Math.random and nextDouble"},
};

constexpr OptionRow kSearchOptions[] = {
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
     "visited states are kept as fingerprints of 128 bits, and left out if earlier visits cover all races that can follow "
     "(subsumption, default) or if the same could follow (fingerprints); exact: kept as a whole; none: not at all"},
    {"--detector", OptionKind::Value, "NAME", "of races: locksets (default), summary or clocks; all agree"},
};

constexpr OptionRow kLimitOptions[] = {
    {"--max-time", OptionKind::Value, "SECONDS", "stop after so long, reports included; also 90s, 5m, 2h"},
    {"--max-memory", OptionKind::Value, "SIZE", "stop when the process takes so much: 500m, 4g"},
    {"--max-states", OptionKind::Value, "N", "stop after so many states"},
    {"--max-depth", OptionKind::Value, "N", "follow no execution for more than so many steps"},
};

constexpr OptionRow kOutputOptions[] = {
    {"--json", OptionKind::Value, "FILE",
     "write the result for programs to read; - is standard output, the report then goes to standard error"},
    {"--baseline", OptionKind::Value, "FILE",
     "report only what this file does not name; it is written by raceproof baseline. Finds all violations, as --all does"},
    {"--save", OptionKind::Value, "FILE", "write the schedules of violations to FILE, FILE.2, …, for raceproof replay"},
    {"--traces", OptionKind::Value, "FILE.db",
     "keep executions that show races, for raceproof advise FILE.db; with --all, of all races"},
    {"--traces-per-race", OptionKind::Value, "N", "so many of each race at most (default: 100)"},
    {"--verbose", OptionKind::Flag, "", "every step of the schedules, and statistics"},
    {"--color", OptionKind::Value, "WHEN",
     "colours in the report: auto (default), on a terminal unless NO_COLOR is set; always; never"},
    {"--quiet", OptionKind::Flag, "", "no progress"},
    {"--config", OptionKind::Value, "FILE", "options of the project (default: raceproof.toml here or in a folder above)"},
    {"--no-config", OptionKind::Flag, "", "none of these; --no-liveness and the like take back a single one"},
    {"-h, --help", OptionKind::Flag, "", "print this help"},
};

struct Group {
    const char* title;
    std::span<const OptionRow> rows;
};

constexpr Group kGroups[] = {
    {"the program", kProgramOptions},
    {"what to look for", kPropertyOptions},
    {"what to take as right", kTrustOptions},
    {"schedules", kScheduleOptions},
    {"search", kSearchOptions},
    {"limits (default: none)", kLimitOptions},
    {"input and output", kOutputOptions},
    {"reports (- is standard output; raceproof report makes the same of a result file)", kFormatOptions},
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
        "Explores all schedules of a Java program. Proves that it has no data race, deadlock, failed assertion or uncaught\n"
        "exception, or shows what is wrong and a schedule that leads there.\n\n"
        "MAIN is a class (com.example.Main), a source file (Foo.java) or a jar; the ARGUMENTS are its own. What it prints is\n"
        "dropped, and its input is empty.\n\n"
        "  raceproof check Bank.java                              the first violation, or a proof\n"
        "  raceproof check --all -cp classes com.example.Bank     all violations\n"
        "  raceproof check --max-time 5m --json out.json bank.jar as far as that goes; also for programs to read\n\n";
    for (const Group& group : kGroups) text += fmt::format("{}:\n{}\n", group.title, describe_options(group.rows));
    return text +
           "exit status: 0 proved; 1 a violation was found; 2 bad usage or input; 3 no verdict: stopped at a limit, by Ctrl-C "
           "(what\n"
           "was found is reported) or at something unsupported. More: docs/checking.md.\n";
}

}  // namespace raceproof::cli
