#include "cli/check_options.h"

#include <fmt/format.h>

#include <algorithm>
#include <initializer_list>
#include <utility>

#include "cli/check_option_rows.h"

namespace raceproof::cli {

namespace {

constexpr std::uint64_t kDefaultExecutions = 1000;
// Where a random execution is cut if the user does not say: it need not end.
constexpr std::uint64_t kDefaultRandomDepth = 100'000;

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

enum class Races { Full, Weak, Off };

void read_races(const ParsedOptions& options, Reader& reader, CheckWords& words) {
    explore::CheckOptions& check = words.check;
    auto races = reader.choice<Races>("--races", {{"full", Races::Full}, {"weak", Races::Weak}, {"off", Races::Off}});
    auto detector = reader.choice<memory::DetectorKind>("--detector", {{"locksets", memory::DetectorKind::Locksets},
                                                                       {"summary", memory::DetectorKind::Summary},
                                                                       {"clocks", memory::DetectorKind::Clocks}});
    if (races != Races::Off) {
        check.races.emplace();
        check.races->detector = detector;
        check.races->weak = races == Races::Weak;
    } else if (options.has("--detector")) {
        reader.fail("--detector is for data races: not with --races off");
    }
    // Synchronisation is enough as long as every race is seen, also one in which the read comes first: a read that a weak
    // detector forgets could see another value on a schedule that switches before it.
    auto points = races == Races::Full ? explore::SchedulePoints::Synchronisation : explore::SchedulePoints::All;
    if (options.has("--schedule-points"))
        points = reader.choice<explore::SchedulePoints>(
            "--schedule-points", {{"all", explore::SchedulePoints::All}, {"sync", explore::SchedulePoints::Synchronisation}});
    check.schedule_points = points;
    words.races = options.get("--races", "full");
    words.schedule_points = points == explore::SchedulePoints::All ? "all" : "sync";
}

// Leaves out nothing, or only plain accesses as scheduling points, or also steps whose order makes no difference.
enum class ReductionWord { Dynamic, Goldilocks, Sync, None };

void read_reduction(const ParsedOptions& options, Reader& reader, CheckWords& words) {
    auto word = reader.choice<ReductionWord>("--reduction", {{"sync", ReductionWord::Sync},
                                                             {"goldilocks", ReductionWord::Goldilocks},
                                                             {"dynamic", ReductionWord::Dynamic},
                                                             {"none", ReductionWord::None}});
    if (word == ReductionWord::Dynamic) words.check.reduction = explore::Reduction::Dynamic;
    if (word == ReductionWord::Goldilocks) words.check.reduction = explore::Reduction::Goldilocks;
    if (word == ReductionWord::None && !options.has("--schedule-points")) {
        words.check.schedule_points = explore::SchedulePoints::All;
        words.schedule_points = "all";
    }
}

enum class Order { DepthFirst, BreadthFirst, Random };

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
    if (check.races && check.races->detector == memory::DetectorKind::Clocks && order != Order::Random &&
        check.store != explore::StoreKind::None)
        reader.fail("--detector clocks cannot tell states apart by their past: it needs --store none or --search random");
    for (const char* key : {"--seed", "--executions"})
        if (options.has(key) && order != Order::Random) reader.fail(fmt::format("{} is for --search random only", key));
    check.limits.states = count_or_zero(reader, "--max-states");
    check.limits.depth = count_or_zero(reader, "--max-depth");
    check.limits.seconds = reader.value("--max-time", 0.0, parse_duration);
    check.limits.bytes = reader.value("--max-memory", std::uint64_t{0}, parse_size);
    if (check.reduction != explore::Reduction::None && (order != Order::DepthFirst || options.has("--liveness")))
        reader.fail(fmt::format("--reduction {} goes depth-first, without --liveness", options.get("--reduction")));
    if (options.has("--liveness")) read_liveness(order, reader, check);
    if (order == Order::BreadthFirst) check.strategy = search::breadth_first;
    if (order != Order::Random) return;
    std::uint64_t seed = reader.value("--seed", std::uint64_t{1}, [](const std::string& text) { return parse_count(text, 0); });
    std::uint64_t count = options.has("--executions") ? count_or_zero(reader, "--executions") : kDefaultExecutions;
    words.executions = count;
    if (check.limits.depth == 0) check.limits.depth = kDefaultRandomDepth;
    check.strategy = [seed, count] { return search::random_walks(seed, count); };
}

}  // namespace

Result<CheckWords> parse_check_words(std::span<const std::string> given) {
    auto options = parse_options(check_option_rows(), given);
    if (!options) return options.error();
    CheckWords words;
    words.help = options->has("-h");
    if (words.help) return words;
    Reader reader(*options);
    read_program(*options, reader, words);
    read_races(*options, reader, words);
    read_reduction(*options, reader, words);
    words.check.system.time_outs = reader.choice<explore::TimeOuts>(
        "--timeouts", {{"quiescent", explore::TimeOuts::Quiescent}, {"any", explore::TimeOuts::Any}});
    read_search(*options, reader, words);
    words.time_outs = options->get("--timeouts", "quiescent");
    words.store = options->get("--store", "fingerprints");
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

}  // namespace raceproof::cli
