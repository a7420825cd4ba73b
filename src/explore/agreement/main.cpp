// explore_agreement CLASS_PATH [places] [operations]: explores programs of tests/agreement and tests/memory_model under many
// configurations, and prints what it finds.
//
// A line of standard input asks for one program:    NAME CONFIGURATION,… OBSERVABLE,…/OBSERVABLE,…
// Each configuration is answered by one line:       NAME CONFIGURATION BOUND STATES TRANSITIONS SAMPLED OUTCOME…
//
// A configuration is POINTS/STORE/TIMEOUTS/SCOPE/ORDER/REDUCTION:LIMIT, for instance all/exact/any/shared/depth-first/sync:10000,
// the limit being a number of states. POINTS may also be a detector of races: the points are then synchronisation and what races.
// Outcomes are written as the model writes them (tests/agreement/model.py), and races as data-race:12W-15R, by the lines of the
// two accesses in the order of the execution. With `places` an uncaught exception and a failed assertion are told with the line
// that threw: exception:t1@23. With `operations` calls of java.util.concurrent are one step. A final state is told by the
// observables before the slash; an exit, which is known by a status that is not 0, by those behind it. tests/run_agreement.py
// compares.
//
// The machine is booted once. Each program is initialised on the frozen state, and afterwards everything it did is undone.
#include <fmt/format.h>

#include <iostream>
#include <map>
#include <set>
#include <sstream>

#include "base/verify.h"
#include "classfile/class_source.h"
#include "explore/check.h"
#include "machine/library_operations.h"
#include "machine/machine.h"
#include "machine/run_now.h"
#include "machine/silent_console.h"

namespace raceproof::explore {

namespace {

// Loops of these programs that go on for longer do so for ever.
constexpr std::int64_t kStretch = 1 << 8;

std::vector<std::string> split(const std::string& text, char separator) {
    std::vector<std::string> parts;
    std::istringstream stream(text);
    for (std::string part; std::getline(stream, part, separator);) parts.push_back(part);
    return parts;
}

template <class T>
T choice(const std::map<std::string, T>& choices, const std::string& name) {
    auto found = choices.find(name);
    VERIFY(found != choices.end(), "should know every word of a configuration");
    return found->second;
}

void choose_points(CheckOptions& options, const std::string& word) {
    const std::map<std::string, memory::DetectorKind> detectors = {{"summary", memory::DetectorKind::Summary},
                                                                   {"locksets", memory::DetectorKind::Locksets},
                                                                   {"clocks", memory::DetectorKind::Clocks}};
    options.schedule_points = word == "all" ? SchedulePoints::All : SchedulePoints::Synchronisation;
    if (word == "all" || word == "sync") return;
    options.races.emplace();
    options.races->detector = choice(detectors, word);
}

using OptionSetter = std::function<void(CheckOptions&)>;

std::map<std::string, OptionSetter> orders() {
    return {
        {"depth-first", [](CheckOptions&) {}},
        {"breadth-first", [](CheckOptions& options) { options.plan.order = search::Order::BreadthFirst; }},
        {"heuristic",
         [](CheckOptions& options) {
             options.plan.order = search::Order::HeuristicFirst;
             if (options.races) options.races->heuristics.emplace();
         }},
        {"portfolio",
         [](CheckOptions& options) {
             // These searches are short: the others must have their turns early and often.
             options.limits.batch = 8;
             options.slices = SliceOptions{.first = 16, .share = 1};
         }},
    };
}

std::map<std::string, OptionSetter> reductions() {
    return {
        {"sync", [](CheckOptions&) {}},  // what POINTS says, and nothing else
        {"goldilocks", [](CheckOptions& options) { options.plan.reduction = search::Reduction::Goldilocks; }},
        {"dynamic", [](CheckOptions& options) { options.plan.reduction = search::Reduction::Dynamic; }},
    };
}

CheckOptions parse_configuration(const std::string& text) {
    std::vector<std::string> limited = split(text, ':'), words = split(limited[0], '/');
    VERIFY(limited.size() == 2 && words.size() == 6, "should be asked for POINTS/STORE/TIMEOUTS/SCOPE/ORDER/REDUCTION:LIMIT");
    CheckOptions options;
    choose_points(options, words[0]);
    options.store = choice<StoreKind>({{"none", StoreKind::None},
                                       {"fingerprints", StoreKind::Fingerprints},
                                       {"subsumption", StoreKind::Subsumption},
                                       {"exact", StoreKind::Exact}},
                                      words[1]);
    options.system.time_outs =
        choice<schedules::TimeOuts>({{"any", schedules::TimeOuts::Any}, {"quiescent", schedules::TimeOuts::Quiescent}}, words[2]);
    options.scope =
        choice<machine::Scope>({{"shared", machine::Scope::Shared}, {"everything", machine::Scope::Everything}}, words[3]);
    options.system.when_alone =
        options.scope == machine::Scope::Shared ? schedules::WhenAlone::StopsOnlyToWait : schedules::WhenAlone::StopsAsAlways;
    choice(orders(), words[4])(options);
    choice(reductions(), words[5])(options);
    options.system.stretch = kStretch;
    options.limits.states = std::stoull(limited[1]);
    options.all = true;
    return options;
}

// The value of x, shared.x, array[2] or x.value, x being a static field of the program.
std::int32_t value_of(machine::Machine& vm, program::Class& klass, const std::string& path) {
    std::size_t dot = path.find('.'), bracket = path.find('[');
    std::string name = path.substr(0, std::min(dot, bracket));
    for (const program::Field& field : klass.fields) {
        if (field.name.text() != name) continue;
        state::Slot slot = vm.objects.get_static(field);
        if (dot == std::string::npos && bracket == std::string::npos) return state::as_int(slot);
        state::Object& object = vm.state().at(state::as_ref(slot));
        if (dot == std::string::npos) return object.elements<std::int32_t>()[std::stoul(path.substr(bracket + 1))];
        auto* holder = const_cast<program::Class*>(object.klass);
        return state::as_int(vm.objects.get(object, *holder->find_field(path.substr(dot + 1), "I")));
    }
    VERIFY(false, "should find every observable");
    return 0;
}

enum class FailureDetail { Thread, ThreadAndLine };

std::string outcome_of(const findings::Finding& finding, FailureDetail detail) {
    if (finding.race) {
        auto side = [](const races::RaceSide& access) {
            return fmt::format("{}{}", access.place.line, access.kind == races::AccessKind::Write ? "W" : "R");
        };
        return fmt::format("{}:{}-{}", name_of(finding.kind), side(finding.race->earlier), side(finding.race->later));
    }
    if (detail == FailureDetail::ThreadAndLine && finding.kind != findings::FindingKind::Deadlock)
        return fmt::format("{}:{}@{}", name_of(finding.kind), finding.positions.at(0).thread, finding.positions.at(0).place.line);
    std::set<std::string> threads;
    for (const findings::Position& position : finding.positions) threads.insert(position.thread);
    return fmt::format("{}:{}", name_of(finding.kind), fmt::join(threads, ","));
}

class Suite {
  public:
    Suite(const std::string& class_path, FailureDetail detail, const machine::GrainOptions& grain_options) : detail_(detail) {
        auto jdk = classfile::find_jdk();
        VERIFY(jdk.ok(), "should find a JDK");
        auto image = classfile::open_jdk_image(jdk->path + "/lib/modules");
        auto path = classfile::ClassPath::open(class_path, jdk->feature);
        VERIFY(image.ok() && path.ok(), "should open the classes");
        std::shared_ptr<const program::GrainPolicy> grains;
        if (!grain_options.are_steps()) grains = std::make_shared<machine::LibraryOperations>(grain_options);
        program_ =
            std::make_unique<program::Program>(program::Sources{image.take(), path.take()}, natives_, nullptr, std::move(grains));
        state::StateOptions state_options;
        state_options.journal = state_options.hash = true;
        machine::MachineOptions options;
        options.assertions = options.stop_at_failures = true;
        vm_ = std::make_unique<machine::Machine>(*program_, natives_, state_options, options, console_);
        VERIFY(vm_->boot().ok(), "should boot");
        vm_->state().freeze();
    }

    void explore(const std::string& name, const std::vector<std::string>& configurations,
                 const std::vector<std::string>& final_observables, const std::vector<std::string>& exit_observables) {
        state::Mark booted = vm_->state().mark();
        program::Class& klass = program_->required(name);
        vm_->visibility = {};
        machine::Stop stop = machine::initialise_now(*vm_, vm_->main_thread(), klass);
        VERIFY(stop.kind == machine::StopKind::Ended && stop.uncaught == state::kNull, "should initialise the program");
        vm_->start_main(*klass.find_method("main", "([Ljava/lang/String;)V"), state::kNull);
        for (const std::string& configuration : configurations) {
            CheckOptions options = parse_configuration(configuration);
            std::set<std::string> outcomes;
            options.at_end = [&](const machine::Stop& last) {
                bool is_exit = last.exit_status.value_or(0) != 0;
                std::vector<std::int32_t> values;
                for (const std::string& path : is_exit ? exit_observables : final_observables)
                    values.push_back(value_of(*vm_, klass, path));
                outcomes.insert(fmt::format("{}:{}", is_exit ? "exit" : "final", fmt::join(values, ",")));
            };
            CheckResult result = check(*vm_, options);
            // An execution that never ends has no outcome, nor has one that goes on while some threads are stuck.
            for (const findings::Finding& finding : result.findings)
                if (finding.kind != findings::FindingKind::Livelock && !finding.is_partial)
                    outcomes.insert(outcome_of(finding, detail_));
            fmt::print("{} {} {} {} {} {} {}\n", name, configuration, search::name_of(result.bound), result.statistics.states,
                       result.statistics.transitions, result.statistics.sampled, fmt::join(outcomes, " "));
        }
        vm_->state().undo_to(booted);
        std::fflush(stdout);
    }

  private:
    FailureDetail detail_;
    machine::SilentConsole console_;
    machine::NativeTable natives_;
    std::unique_ptr<program::Program> program_;
    std::unique_ptr<machine::Machine> vm_;
};

}  // namespace

}  // namespace raceproof::explore

int main(int count, char** arguments) {
    using raceproof::explore::FailureDetail;
    auto detail = FailureDetail::Thread;
    raceproof::machine::GrainOptions grains;
    bool is_understood = count >= 2;
    for (int i = 2; i < count; ++i) {
        std::string_view word = arguments[i];
        if (word == "places")
            detail = FailureDetail::ThreadAndLine;
        else if (word == "operations")
            grains.library = raceproof::machine::LibraryGrain::Operations;
        else if (word == "compound-as-one")
            grains.takes_compound_as_one = true;
        else
            is_understood = false;
    }
    if (!is_understood) {
        fmt::print(stderr, "usage: explore_agreement CLASS_PATH [places] [operations] < REQUESTS\n");
        return 2;
    }
    raceproof::explore::Suite suite(arguments[1], detail, grains);
    for (std::string name, configurations, values; std::cin >> name >> configurations >> values;) {
        using raceproof::explore::split;
        std::size_t slash = values.find('/');
        suite.explore(name, split(configurations, ','), split(values.substr(0, slash), ','),
                      split(values.substr(slash + 1), ','));
    }
    return 0;
}
