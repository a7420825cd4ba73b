#include "hunting/witness_search.h"

#include <algorithm>
#include <array>

#include "hunting/pace.h"
#include "hunting/witness_prefix.h"
#include "prediction/deadlock_prediction.h"
#include "prediction/race_prediction.h"
#include "program/place.h"
#include "search/follow.h"
#include "search/search_plan.h"
#include "search/store.h"

namespace raceproof::hunting {

using search::Decision;
using search::Outcome;
using search::Path;
using search::Step;

namespace {

// Keeps what is found, and ends with the race that is looked for.
class WitnessVisitor final : public search::Visitor {
  public:
    WitnessVisitor(GuidedSystem& system, WitnessSearch& found, const Path& prefix, const races::Race& wanted,
                   const WitnessOptions& options)
        : system_(system), found_(found), prefix_(prefix), wanted_(wanted), options_(options) {}

    // Without the thread that is left out, a standstill is none.
    Decision on_deadlock(const Path&) override { return Decision::Continue; }
    Decision on_violation(const Path& path) override { return on_notable(path); }
    Decision on_notable(const Path& path) override {
        for (const GuidedSystem::Found& found : system_.found()) {
            Path whole = prefix_;
            whole.insert(whole.end(), path.begin(), path.end());
            whole.insert(whole.end(), found.completed_by.begin(), found.completed_by.end());
            found_.add(found.finding, whole);
        }
        return has_race(found_.found(), wanted_) ? Decision::Stop : Decision::Continue;
    }
    Decision on_progress(const search::Statistics&) override { return options_.goes_on() ? Decision::Continue : Decision::Stop; }

  private:
    GuidedSystem& system_;
    WitnessSearch& found_;
    const Path& prefix_;
    const races::Race& wanted_;
    const WitnessOptions& options_;
};

bool goes_on(Outcome outcome) { return outcome == Outcome::Running || outcome == Outcome::Notable; }

}  // namespace

WitnessSearch::WitnessSearch(machine::Machine& machine, const explore::SystemOptions& system,
                             const races::DetectionOptions& races)
    : options_(system.without_stops()),
      races_(races),
      detection_(machine, races),
      system_(machine, options_, &detection_),
      visibility_(std::make_shared<machine::Visibility>(machine.visibility)) {
    detection_.accesses().remembers_everything = true;
    system_.push_mark();
}

void WitnessSearch::add(findings::Finding finding, std::span<const Step> path) {
    auto [entry, is_new] = found_.try_emplace(finding.id(), std::move(finding));
    findings::Finding& known = entry->second;
    ++known.traces;
    if (!is_new && known.path.size() <= path.size()) return;
    known.path.assign(path.begin(), path.end());
    known.visibility = visibility_;
}

bool has_race(const FindingsById& findings, const races::Race& race) {
    return std::ranges::any_of(findings,
                               [&](const auto& entry) { return entry.second.race && is_same(*entry.second.race, race); });
}

bool WitnessSearch::stop_at_racing_locations() {
    return_to_start();
    detection_.adopt_what_was_learnt();
    machine::Visibility& visibility = system_.machine().visibility;
    if (detection_.learnt().racing.empty()) return false;
    visibility.plain = machine::PlainAccesses::Listed;
    visibility.listed = detection_.learnt().racing;
    visibility_ = std::make_shared<machine::Visibility>(visibility);
    return true;
}

bool WitnessSearch::take(explore::MachineSystem& system, std::span<const Step> path, std::size_t from, Whose whose,
                         const std::function<bool()>& may_go_on, const std::function<void(std::size_t)>& at_each) {
    bool counts = whose == Whose::OfAnotherOrder || counts_races_of_runs;
    Pace pace(system.machine());
    std::size_t taken = from;
    return search::follow(system, path.subspan(from), [&](const Step& step) {
        if (pace.is_time_to_look() && !may_go_on()) return false;
        Outcome outcome = system.take(step);
        ++taken;
        if (outcome == Outcome::Notable || outcome == Outcome::Violation)
            for (findings::Finding& finding : system.violations())
                if (counts || !finding.race) add(std::move(finding), path.first(taken));
        if (!goes_on(outcome)) return false;
        at_each(taken);
        return true;
    });
}

void WitnessSearch::try_path(const Path& path, const std::function<bool()>& may_go_on) {
    return_to_start();
    take(system_, path, 0, Whose::OfAnotherOrder, may_go_on);
    system_.undo();
}

void WitnessSearch::return_to_start() {
    for (; !checkpoints_.empty(); checkpoints_.pop_back()) {
        system_.undo();
        system_.pop_mark();
    }
    system_.undo();
    last_run_ = nullptr;
}

bool WitnessSearch::go_to(const Path& run, std::size_t count, const std::function<bool()>& may_go_on) {
    constexpr std::size_t kCheckpoints = 64, kLeastApart = 64;
    const std::size_t apart = std::max(run.size() / kCheckpoints, kLeastApart);
    if (last_run_ != run.data()) return_to_start();
    last_run_ = run.data();
    for (; !checkpoints_.empty() && checkpoints_.back() > count; checkpoints_.pop_back()) {
        system_.undo();
        system_.pop_mark();
    }
    system_.undo();
    std::size_t from = checkpoints_.empty() ? 0 : checkpoints_.back();
    return take(system_, std::span(run).first(count), from, Whose::OfRun, may_go_on, [&](std::size_t taken) {
        if (taken % apart != 0) return;
        system_.push_mark();
        checkpoints_.push_back(taken);
    });
}

void WitnessSearch::replay(machine::Machine& machine, const Path& run, const std::function<bool()>& may_go_on,
                           RunRecorder& recorder) {
    // All detectors find the same races: this one costs least if nobody asks for labels.
    races::DetectionOptions races = races_;
    races.detector = memory::DetectorKind::Clocks;
    races.labels_states = false;
    races::RaceDetection detection(machine, races);
    detection.accesses().remembers_everything = true;
    explore::MachineSystem system(machine, options_, &detection);
    recorder.begin_step(0);
    take(system, run, 0, Whose::OfRun, may_go_on, [&](std::size_t taken) {
        machine.state().forget();
        recorder.begin_step(static_cast<std::uint32_t>(taken));
    });
    // Where a location lies does not depend on the machine.
    detection.adopt_what_was_learnt();
    for (std::uint64_t location : detection.learnt().racing.keys()) detection_.learnt().racing.add(location);
}

bool WitnessSearch::has_race_at(const program::Place& one, const program::Place& other) const {
    return std::ranges::any_of(found_, [&](const auto& entry) {
        if (!entry.second.race) return false;
        const program::Place &earlier = entry.second.race->earlier.place, &later = entry.second.race->later.place;
        return (earlier == one && later == other) || (earlier == other && later == one);
    });
}

namespace {

// The steps of the run that make these events, and at last those of the events that come next: what else these steps do comes
// behind the prediction.
Path path_of(const Path& run, const RunRecorder& recorder, const std::vector<std::uint32_t>& events,
             std::span<const std::uint32_t> next) {
    std::vector<std::uint32_t> steps;
    for (std::uint32_t event : events) steps.push_back(recorder.step_of(event));
    std::ranges::sort(steps);
    steps.erase(std::ranges::unique(steps).begin(), steps.end());
    for (std::uint32_t event : next) {
        std::erase(steps, recorder.step_of(event));
        steps.push_back(recorder.step_of(event));
    }
    Path path;
    for (std::uint32_t step : steps) path.push_back(run[step]);
    return path;
}

constexpr std::size_t kMostPredictions = 64;  // of a run

}  // namespace

void WitnessSearch::try_predicted(const Path& run, const RunRecorder& recorder, const std::function<bool()>& may_go_on) {
    const prediction::Trace& trace = recorder.trace();
    std::size_t tried = 0;
    auto try_next = [&](const Path& path) {
        ++tried;
        try_path(path, may_go_on);
    };
    for (const prediction::PredictedRace& race :
         prediction::predict_races(trace, {.with_schedules = false, .goes_on = may_go_on})) {
        const RunRecorder::Site &first = recorder.site_of(race.first), &second = recorder.site_of(race.second);
        bool is_known = has_race_at(program::place_of(*first.method, first.pc), program::place_of(*second.method, second.pc));
        if (is_known || tried == kMostPredictions || !may_go_on()) continue;
        try_next(path_of(run, recorder, prediction::schedule_of(trace, race.prefixes), std::array{race.first, race.second}));
    }
    if (!may_go_on()) return;
    prediction::DeadlockPredictionOptions options{.max_extensions = 1'000'000, .with_schedules = false, .goes_on = may_go_on};
    for (const prediction::PredictedDeadlock& deadlock : prediction::predict_deadlocks(trace, options).deadlocks)
        if (tried < 2 * kMostPredictions && may_go_on())
            try_next(path_of(run, recorder, prediction::schedule_of(trace, deadlock.prefixes), {}));
}

Path WitnessSearch::extended(const Path& run, const Suspicion& suspicion, const std::function<bool()>& may_go_on) {
    std::vector<StepAccesses> window = record_window(system_, run, suspicion.first.step, suspicion.second.step, may_go_on);
    auto meets = [&](const StepAccesses& step) {
        auto has = [&](const std::vector<std::uint64_t>& all) { return std::ranges::find(all, suspicion.name) != all.end(); };
        return has(step.writes) || (suspicion.first.kind == AccessKind::Write && has(step.reads));
    };
    std::vector<Step> steps;
    auto can_be_taken = [&](const Step& step) {
        return search::can_be_taken(system_, step, steps) && goes_on(system_.take(step));
    };
    Path prefix(run.begin(), run.begin() + static_cast<std::ptrdiff_t>(suspicion.first.step));
    if (window.empty()) return prefix;
    Path others = extend_prefix(window, meets, can_be_taken);
    prefix.insert(prefix.end(), others.begin(), others.end());
    return prefix;
}

Attempt WitnessSearch::search(const Path& run, const Warning& warning, const Suspicion& suspicion,
                              const WitnessOptions& options) {
    Attempt attempt;
    attempt.was_replayed = go_to(run, suspicion.first.step, options.goes_on);
    if (attempt.was_replayed) {
        Path prefix = extended(run, suspicion, options.goes_on);
        GuidedSystem guided(system_, suspicion, options.guidance);
        WitnessVisitor visitor(guided, *this, prefix, warning.race, options);
        search::SearchPlan plan{.order = search::Order::DepthFirst, .reduction = search::Reduction::Dynamic};
        auto store = search::fingerprint_store();
        search::SearchResult result = search::make_strategy(plan)->run(guided, *store, visitor, options.limits);
        attempt.bound = result.bound;
        attempt.statistics = result.statistics;
        system_.ignore_effects();
    }
    return attempt;
}

}  // namespace raceproof::hunting
