#include "cli/check_options.h"

#include "base/shell.h"
#include "cli/check_option_rows.h"
#include "cli/module_options.h"
#include "cli/option_reader.h"
#include "cli/project_file.h"
#include "cli/result_files.h"
#include "cli/search_options.h"

namespace raceproof::cli {

namespace {

void read_program(const ParsedOptions& options, Reader& reader, CheckWords& words) {
    session::GuestOptions& guest = words.guest;
    guest.class_path = options.get("-cp");
    guest.state.journal = guest.state.hash = true;
    guest.initialises_library = true;
    guest.state.heap_bytes = reader.value("--heap", std::uint64_t{1} << 30, parse_size);
    guest.machine.processors = reader.value("--processors", 2, [](const std::string& text) -> Result<std::uint64_t> {
        auto count = parse_count(text);
        if (count && *count > INT32_MAX) return Error{fmt::format("'{}' are too many", text)};
        return count;
    });
    guest.machine.assertions = !options.has_last("-da", "-ea");
    guest.machine.stop_at_failures = true;
    guest.machine.spurious = options.has("--spurious");
    guest.machine.explores_random = reader.choice<bool>("--random", {{"fixed", false}, {"explore", true}});
    if (auto modules = read_module_options(options))
        guest.modules = modules.take();
    else
        reader.fail(modules.error().message);
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
    } else if (options.has("--detector") && options.origin("--detector").empty()) {
        reader.fail("--detector is for data races: not with --races off");
    }
    // Synchronisation is enough as long as every race is seen, also one in which the read comes first: a read that a weak
    // detector forgets could see another value on a schedule that switches before it.
    auto points = races == Races::Full ? explore::SchedulePoints::Synchronisation : explore::SchedulePoints::All;
    if (options.has("--schedule-points"))
        points = reader.choice<explore::SchedulePoints>(
            "--schedule-points", {{"all", explore::SchedulePoints::All}, {"sync", explore::SchedulePoints::Synchronisation}});
    check.schedule_points = points;
    words.basis.races = options.get("--races", "full");
    words.basis.schedule_points = points == explore::SchedulePoints::All ? "all" : "sync";
}

// Leaves out nothing, or only plain accesses as scheduling points, or also steps whose order makes no difference.
enum class ReductionWord { Dynamic, Goldilocks, Sync, None };

void read_reduction(const ParsedOptions& options, Reader& reader, CheckWords& words) {
    // Only a depth-first search knows what can follow a state when it leaves it.
    std::string order = options.get("--search", "portfolio");
    bool can_be_dynamic = (order == "portfolio" || order == "depth-first") && !options.has("--liveness");
    words.basis.reduction = options.get("--reduction", can_be_dynamic ? "dynamic" : "sync");
    if (!options.has("--reduction")) {
        if (can_be_dynamic) words.check.plan.reduction = search::Reduction::Dynamic;
        return;
    }
    auto word = reader.choice<ReductionWord>("--reduction", {{"dynamic", ReductionWord::Dynamic},
                                                             {"goldilocks", ReductionWord::Goldilocks},
                                                             {"sync", ReductionWord::Sync},
                                                             {"none", ReductionWord::None}});
    if (word == ReductionWord::Dynamic) words.check.plan.reduction = search::Reduction::Dynamic;
    if (word == ReductionWord::Goldilocks) words.check.plan.reduction = search::Reduction::Goldilocks;
    if (word == ReductionWord::None && !options.has("--schedule-points")) {
        words.check.schedule_points = explore::SchedulePoints::All;
        words.basis.schedule_points = "all";
    }
}

// In the order in which they were given: the last that fits decides.
void read_trust(const ParsedOptions& options, Reader& reader, explore::CheckOptions& check) {
    using Kind = races::TrustRule::Kind;
    for (const ParsedOptions::Given& given : options.given()) {
        for (Kind kind : {Kind::Trust, Kind::Untrust, Kind::Untracked, Kind::Benign}) {
            if (given.key != fmt::format("--{}", name_of(kind))) continue;
            std::string place = given.origin.empty() ? "" : given.origin + ": ";
            auto rule = races::TrustRule::parse(kind, given.text);
            if (!rule)
                reader.fail(fmt::format("{}{}: {}", place, given.key, rule.error().message));
            else if (check.races)
                check.races->trust.add(rule.take());
            else if (given.origin.empty())  // a project's rules do no harm
                reader.fail(fmt::format("{} is for data races: not with --races off", given.key));
        }
    }
}

// Who is not trusted is not taken at his word about when a call takes effect either.
void read_grain(const ParsedOptions& options, Reader& reader, CheckWords& words) {
    using enum machine::LibraryGrain;
    machine::GrainOptions& grains = words.guest.grains;
    grains.library = reader.choice<machine::LibraryGrain>("--library", {{"operations", Operations}, {"steps", Steps}});
    grains.atomic = options.all("--atomic");
    grains.untrusted = options.all("--untrust");
}

void read_limits(Reader& reader, search::Limits& limits) {
    limits.states = reader.count("--max-states");
    limits.depth = reader.count("--max-depth");
    limits.seconds = reader.value("--max-time", 0.0, parse_duration);
    limits.bytes = reader.value("--max-memory", std::uint64_t{0}, parse_size);
}

// The file is read at once: it is a pity to learn after a long search that it cannot be.
void read_known(const ParsedOptions& options, Reader& reader, CheckWords& words) {
    if (!options.has("--baseline")) return;
    words.baseline_file = options.get("--baseline");
    auto baseline = read_baseline_file(words.baseline_file);
    if (!baseline) return reader.fail(fmt::format("{}--baseline: {}", options.origin("--baseline"), baseline.error().message));
    words.baseline = baseline.take();
    // A search that stops at a known violation has not looked for news.
    words.check.all = true;
}

// Adds the options of the project file; its name, empty if there is none.
Result<std::string> read_project(ParsedOptions& options) {
    if (options.has("--config") && options.has("--no-config")) return Error{"--config and --no-config contradict each other"};
    std::string path = options.has("--no-config") ? "" : options.has("--config") ? options.get("--config") : find_project_file();
    if (options.has("--config") && path.empty()) return Error{"--config needs a file"};
    if (path.empty()) return path;
    auto project = read_project_file(path);
    if (!project) return project.error();
    options.put_before(project.take());
    return path;
}

}  // namespace

Result<CheckWords> read_check_words(ParsedOptions& options, std::string_view command) {
    CheckWords words;
    words.help = options.has("-h");
    if (words.help) return words;
    auto project = read_project(options);
    if (!project) return project.error();
    words.basis.project_file = project.take();
    Reader reader(options);
    read_program(options, reader, words);
    read_races(options, reader, words);
    read_reduction(options, reader, words);
    read_trust(options, reader, words.check);
    read_grain(options, reader, words);
    words.check.system.time_outs = reader.choice<schedules::TimeOuts>(
        "--timeouts", {{"any", schedules::TimeOuts::Any}, {"quiescent", schedules::TimeOuts::Quiescent}});
    read_limits(reader, words.check.limits);
    read_search(reader, words);
    words.basis.time_outs = options.get("--timeouts", "any");
    words.basis.store = options.get("--store", "fingerprints");
    words.basis.library = options.get("--library", "operations");
    words.basis.spurious = options.has("--spurious");
    words.basis.random = options.get("--random", "fixed");
    words.basis.processors = words.guest.machine.processors;
    words.basis.strict = options.has("--strict");
    words.basis.assumes_sc = options.has("--assume-sc");
    words.basis.liveness = options.has("--liveness");
    words.outputs = read_outputs(options, reader);
    read_known(options, reader, words);
    words.save = options.get("--save");
    words.traces = options.get("--traces");
    if (options.has("--traces-per-race")) words.traces_per_race = reader.count("--traces-per-race");
    if (options.has("--traces") && words.traces.empty()) reader.fail("--traces needs a file");
    if (options.has("--traces") && !words.check.races) reader.fail("--traces is about data races: not with --races off");
    words.source_path = options.get("--source-path");
    if (options.has("--save") && words.save.empty()) reader.fail("--save needs a file");
    words.quiet = options.has("--quiet");
    words.verbose = options.has("--verbose");
    words.colours =
        reader.choice<Colours>("--color", {{"auto", Colours::Auto}, {"always", Colours::Always}, {"never", Colours::Never}});
    if (!reader.error().empty()) return Error{reader.error()};
    if (options.rest.empty()) return Error{fmt::format("{} needs a class, a .java file or a jar", command)};
    words.guest.target = options.rest.front();
    words.arguments.assign(options.rest.begin() + 1, options.rest.end());
    return words;
}

std::string command_line(std::string_view command, std::span<const std::string> words) {
    std::string line = fmt::format("raceproof {}", command);
    for (const std::string& word : words) line += " " + shell_quoted(word);
    return line;
}

Result<CheckWords> parse_check_words(std::span<const std::string> given) {
    auto options = parse_options(check_option_rows(), given);
    if (!options) return options.error();
    auto words = read_check_words(*options, "check");
    if (words) words->command = command_line("check", given);
    return words;
}

}  // namespace raceproof::cli
