#include "cli/check_options.h"

#include <fmt/format.h>

#include <algorithm>
#include <initializer_list>
#include <utility>

#include "cli/options.h"

namespace raceproof::cli {

namespace {

constexpr std::uint64_t kDefaultExecutions = 1000;
// Where a random execution is cut if the user does not say: it need not end.
constexpr std::uint64_t kDefaultRandomDepth = 100'000;

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
    {"--schedule-points", OptionKind::Value, "WHERE",
     "all (default): threads may switch at every access to shared memory; sync: at synchronisation only, which is enough for "
     "programs without data races"},
    {"--races", OptionKind::Flag, "",
     "decide data races too; scheduling points are then at synchronisation, and where a race was found"},
    {"--detector", OptionKind::Value, "NAME", "how races are detected: locksets (default), summary or clocks; all agree"},
    {"--timeouts", OptionKind::Value, "WHEN",
     "quiescent (default): timed waits end by time-out when nothing else can happen; any: at any point"},
    {"--liveness", OptionKind::Flag, "",
     "also find executions that go round for ever although no thread is left out; takes more memory"},
    {"--spurious", OptionKind::Flag, "", "wait and park may wake up, weak compare-and-set may fail, for no reason"},
};

constexpr OptionRow kSearchOptions[] = {
    {"--all", OptionKind::Flag, "", "go on after the first violation: find all"},
    {"--search", OptionKind::Value, "ORDER",
     "depth-first (default); breadth-first: short schedules first; random: samples executions, proves nothing"},
    {"--seed", OptionKind::Value, "N", "random search: which executions (default: 1)"},
    {"--executions", OptionKind::Value, "N", "random search: how many executions (default: 1000)"},
    {"--store", OptionKind::Value, "KIND",
     "how visited states are remembered: fingerprints (default), 128 bits each; exact: as a whole; none: not at all, every "
     "execution is followed"},
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

std::vector<OptionRow> all_rows() {
    std::vector<OptionRow> rows;
    for (const Group& group : kGroups) rows.insert(rows.end(), group.rows.begin(), group.rows.end());
    return rows;
}

// Reads options one after the other; keeps the first error.
class Reader {
  public:
    explicit Reader(const ParsedOptions& options) : options_(options) {}

    template <typename Value>
    Value choice(const char* key, std::initializer_list<std::pair<const char*, Value>> choices) {
        std::string given = options_.get(key, choices.begin()->first);
        std::string names;
        for (auto choice = choices.begin(); choice != choices.end(); ++choice) {
            if (given == choice->first) return choice->second;
            names += fmt::format("{}{}",
                                 choice == choices.begin()     ? ""
                                 : choice + 1 == choices.end() ? " or "
                                                               : ", ",
                                 choice->first);
        }
        fail(fmt::format("{} is {}, not '{}'", key, names, given));
        return choices.begin()->second;
    }

    // The value of an option by one of the parsers; `fallback` if it was not given.
    template <typename Value, typename Parse>
    Value value(const char* key, Value fallback, Parse parse) {
        if (!options_.has(key)) return fallback;
        auto parsed = parse(options_.get(key));
        if (parsed) return static_cast<Value>(*parsed);
        fail(fmt::format("{}: {}", key, parsed.error().message));
        return fallback;
    }

    void fail(std::string message) {
        if (error_.empty()) error_ = std::move(message);
    }
    const std::string& error() const { return error_; }

  private:
    const ParsedOptions& options_;
    std::string error_;
};

std::uint64_t count_or_zero(Reader& reader, const char* key) {
    return reader.value(key, std::uint64_t{0}, [](const std::string& text) { return parse_count(text); });
}

void read_program(const ParsedOptions& options, Reader& reader, CheckWords& words) {
    GuestOptions& guest = words.guest;
    guest.class_path = options.get("-cp");
    guest.state.journal = guest.state.hash = true;
    guest.initialises_library = true;
    guest.state.heap_bytes = reader.value("--heap", std::uint64_t{1} << 30, parse_size);
    guest.machine.processors = reader.value("--processors", 1, [](const std::string& text) -> Result<std::uint64_t> {
        auto count = parse_count(text);
        if (count && *count > INT32_MAX) return Error{fmt::format("'{}' are too many", text)};
        return count;
    });
    guest.machine.assertions = !options.has_last("-da", "-ea");
    guest.machine.stop_at_failures = true;
    guest.machine.spurious = options.has("--spurious");
    for (const std::string& property : options.all("-D")) {
        std::size_t equals = property.find('=');
        guest.machine.properties.emplace_back(property.substr(0, equals),
                                              equals == std::string::npos ? "" : property.substr(equals + 1));
    }
}

enum class Order { DepthFirst, BreadthFirst, Random };

void read_races(Reader& reader, explore::CheckOptions& check) {
    check.races.emplace();
    check.races->detector = reader.choice<memory::DetectorKind>("--detector", {{"locksets", memory::DetectorKind::Locksets},
                                                                               {"summary", memory::DetectorKind::Summary},
                                                                               {"clocks", memory::DetectorKind::Clocks}});
    check.schedule_points = explore::SchedulePoints::Synchronisation;
}

// A search of its own, which must know every state again.
void read_liveness(Order order, Reader& reader, explore::CheckOptions& check) {
    if (order != Order::DepthFirst) reader.fail("--liveness goes depth-first: no other --search can be chosen");
    if (check.store == explore::StoreKind::None) reader.fail("--liveness must remember states: --store none cannot be chosen");
    check.strategy = search::fair_cycles;
}

void read_search(const ParsedOptions& options, Reader& reader, CheckWords& words) {
    explore::CheckOptions& check = words.check;
    check.all = options.has("--all");
    check.store = reader.choice<explore::StoreKind>("--store", {{"fingerprints", explore::StoreKind::Fingerprints},
                                                                {"exact", explore::StoreKind::Exact},
                                                                {"none", explore::StoreKind::None}});
    auto order = reader.choice<Order>(
        "--search", {{"depth-first", Order::DepthFirst}, {"breadth-first", Order::BreadthFirst}, {"random", Order::Random}});
    for (const char* key : {"--seed", "--executions"})
        if (options.has(key) && order != Order::Random) reader.fail(fmt::format("{} is for --search random only", key));
    check.limits.states = count_or_zero(reader, "--max-states");
    check.limits.depth = count_or_zero(reader, "--max-depth");
    check.limits.seconds = reader.value("--max-time", 0.0, parse_duration);
    check.limits.bytes = reader.value("--max-memory", std::uint64_t{0}, parse_size);
    if (options.has("--liveness")) read_liveness(order, reader, check);
    if (order == Order::BreadthFirst) check.strategy = search::breadth_first;
    if (order != Order::Random) return;
    std::uint64_t seed = reader.value("--seed", std::uint64_t{1}, [](const std::string& text) { return parse_count(text, 0); });
    std::uint64_t count = options.has("--executions") ? count_or_zero(reader, "--executions") : kDefaultExecutions;
    words.executions = count;
    if (check.limits.depth == 0) check.limits.depth = kDefaultRandomDepth;
    check.strategy = [seed, count] { return search::random_walks(seed, count); };
}

// What changes which steps the program offers.
std::vector<std::string> lasting_options(const ParsedOptions& options) {
    std::vector<std::string> words;
    for (const char* flag : {"-da", "--spurious", "--races"})
        if (options.has(flag)) words.emplace_back(flag);
    for (const std::string& property : options.all("-D")) words.push_back("-D" + property);
    for (const char* name : {"--heap", "--processors", "--timeouts", "--schedule-points", "--detector"})
        if (options.has(name)) words.push_back(fmt::format("{}={}", name, options.get(name)));
    return words;
}

}  // namespace

Result<CheckWords> parse_check_words(std::span<const std::string> given) {
    std::vector<OptionRow> rows = all_rows();
    auto options = parse_options(rows, given);
    if (!options) return options.error();
    CheckWords words;
    words.help = options->has("-h");
    if (words.help) return words;
    Reader reader(*options);
    read_program(*options, reader, words);
    bool decides_races = options->has("--races");
    if (decides_races) read_races(reader, words.check);
    if (options->has("--detector") && !decides_races) reader.fail("--detector is for --races only");
    if (options->has("--schedule-points") && decides_races) reader.fail("--races has its own --schedule-points");
    if (!decides_races)
        words.check.schedule_points = reader.choice<explore::SchedulePoints>(
            "--schedule-points", {{"all", explore::SchedulePoints::All}, {"sync", explore::SchedulePoints::Synchronisation}});
    words.check.system.time_outs = reader.choice<explore::TimeOuts>(
        "--timeouts", {{"quiescent", explore::TimeOuts::Quiescent}, {"any", explore::TimeOuts::Any}});
    read_search(*options, reader, words);
    words.schedule_points = decides_races ? "sync and races" : options->get("--schedule-points", "all");
    words.time_outs = options->get("--timeouts", "quiescent");
    words.store = options->get("--store", "fingerprints");
    words.lasting = lasting_options(*options);
    words.json = options->get("--json");
    words.save = options->get("--save");
    if (options->has("--save") && words.save.empty()) reader.fail("--save needs a file");
    words.quiet = options->has("--quiet");
    words.verbose = options->has("--verbose");
    if (options->has("--json") && words.json.empty()) reader.fail("--json needs a file");
    if (!reader.error().empty()) return Error{reader.error()};
    if (options->rest.empty()) return Error{"check needs a class, a .java file or a jar"};
    words.guest.target = options->rest.front();
    words.arguments.assign(options->rest.begin() + 1, options->rest.end());
    return words;
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
