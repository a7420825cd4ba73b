#include "repair/repair.h"

#include <algorithm>
#include <chrono>
#include <map>
#include <set>

#include "fixes/candidates.h"
#include "fixes/overlay_of.h"
#include "repair/ranking.h"

namespace raceproof::repair {

using advice::Advice;
using advice::Fix;

namespace {

// A fix that was explored, for all races that it was suggested for.
struct Explored {
    Trial trial;
    std::vector<advice::Statement> split_updates;
};

class Workshop {
  public:
    Workshop(fixes::ProgramClasses& classes, const Laboratory& laboratory, const RepairOptions& options)
        : classes_(classes), laboratory_(laboratory), options_(options) {}

    // nullptr: the change cannot be made, or there is no time left.
    const Explored* explore(const Fix& fix, std::size_t planned) {
        auto known = explored_.find(fix);
        if (known != explored_.end()) return known->second ? &*known->second : nullptr;
        if (!goes_on(planned)) return nullptr;
        std::optional<Explored>& explored = explored_[fix];
        auto overlay = fixes::overlay_of(classes_, fix);
        if (!overlay) return nullptr;
        auto trial = laboratory_.explore(overlay->overlay, seconds_left());
        if (!trial) return nullptr;
        ++count_;
        explored = Explored{trial.take(), overlay->split_updates};
        return &*explored;
    }
    std::size_t count() const { return count_; }
    bool is_complete() const { return is_complete_; }

  private:
    double seconds_left() const {
        if (options_.seconds == 0) return 0;
        std::chrono::duration<double> used = std::chrono::steady_clock::now() - start_;
        return std::max(options_.seconds - used.count(), 1e-3);
    }
    bool goes_on(std::size_t planned) {
        bool has_time = options_.seconds == 0 || seconds_left() > 1e-3;
        is_complete_ = is_complete_ && has_time && (!options_.progress || options_.progress(count_, planned));
        return is_complete_;
    }

    fixes::ProgramClasses& classes_;
    const Laboratory& laboratory_;
    const RepairOptions& options_;
    std::map<Fix, std::optional<Explored>> explored_;
    std::size_t count_ = 0;
    bool is_complete_ = true;
    std::chrono::steady_clock::time_point start_ = std::chrono::steady_clock::now();
};

// The candidates of a race: each fix with the advice that it follows.
using Candidates = std::map<Fix, std::vector<Advice>>;

Candidates candidates_of(fixes::ProgramClasses& classes, const std::vector<Advice>& advice) {
    Candidates candidates;
    for (const Advice& one : advice)
        for (Fix& fix : fixes::changes_of(classes, one)) candidates[std::move(fix)].push_back(one);
    return candidates;
}

std::vector<Advice> analyse(const RaceTraces& race) {
    std::vector<advice::TraceAdvice> of_traces;
    for (const advice::Trace& trace : race.traces)
        of_traces.push_back(advice::trace_advice(trace, advice::HappensBefore(trace), race.history));
    return advice::combined(of_traces);
}

TriedFix tried(const Fix& fix, const Explored& explored, const std::string& race) {
    TriedFix result{.fix = fix, .status = explored.trial.status_for(race), .split_updates = explored.split_updates};
    result.left = explored.trial.result.findings;
    result.states = explored.trial.result.statistics.states;
    if (result.status == FixStatus::Deadlock || result.status == FixStatus::Violation) result.shown = explored.trial.shown;
    return result;
}

Fix joined(const Fix& one, const Fix& other) {
    std::set<advice::Change> changes(one.begin(), one.end());
    changes.insert(other.begin(), other.end());
    return {changes.begin(), changes.end()};
}

// Fixes of different races together, as long as none of the race's own proves the program: the cheapest first.
class Combinations {
  public:
    Combinations(std::vector<RaceRepair>& races, Workshop& workshop, const RepairOptions& options)
        : races_(races), workshop_(workshop), options_(options) {}

    void try_for(RaceRepair& race) {
        std::set<Fix> wanted;
        for (const TriedFix& first : best_of(race)) extend(first.fix, race, wanted, 2);
        std::vector<Fix> ordered(wanted.begin(), wanted.end());
        std::stable_sort(ordered.begin(), ordered.end(),
                         [](const Fix& left, const Fix& right) { return cost_of(left) < cost_of(right); });
        if (ordered.size() > kMostTried) ordered.resize(kMostTried);
        for (const Fix& fix : ordered) {
            const Explored* explored = workshop_.explore(fix, workshop_.count() + ordered.size());
            if (explored == nullptr) continue;
            TriedFix result = tried(fix, *explored, race.race);
            bool is_proof = result.status == FixStatus::Proved;
            if (is_proof) race.fixes.push_back(std::move(result));
            if (is_proof) return;
        }
    }

  private:
    static constexpr std::size_t kMostOfARace = 3, kMostTried = 40;

    // What removes the race, whatever else it leaves.
    static std::vector<TriedFix> best_of(const RaceRepair& race) {
        std::vector<TriedFix> best;
        for (const TriedFix& fix : race.fixes)
            if (fix.status != FixStatus::Fails && best.size() < kMostOfARace) best.push_back(fix);
        return best;
    }

    void extend(const Fix& fix, const RaceRepair& race, std::set<Fix>& wanted, std::size_t size) {
        for (const RaceRepair& other : races_) {
            if (other.race == race.race) continue;
            for (const TriedFix& second : best_of(other)) {
                Fix both = joined(fix, second.fix);
                if (both.size() > options_.most_changes || both == fix || !wanted.insert(both).second) continue;
                if (size < options_.most_changes) extend(both, race, wanted, size + 1);
            }
        }
    }

    std::vector<RaceRepair>& races_;
    Workshop& workshop_;
    const RepairOptions& options_;
};

}  // namespace

std::vector<RaceTraces> traces_of(const Evidence& evidence) {
    std::vector<RaceTraces> races;
    for (const auto& [race, traces] : evidence.traces())
        if (!traces.empty()) races.push_back({race, traces, evidence.history().of(traces.front().racing_location())});
    return races;
}

Repairs repair(std::span<const RaceTraces> races, fixes::ProgramClasses& classes, const Laboratory& laboratory,
               const RepairOptions& options) {
    Repairs repairs;
    Workshop workshop(classes, laboratory, options);
    std::vector<Candidates> candidates;
    std::vector<std::vector<Advice>> advice;
    std::map<Fix, std::size_t> suggested;
    for (const RaceTraces& race : races) {
        advice.push_back(analyse(race));
        candidates.push_back(candidates_of(classes, advice.back()));
        for (const auto& [fix, reasons] : candidates.back()) ++suggested[fix];
    }
    for (std::size_t i = 0; i < races.size(); ++i) {
        RaceRepair& race = repairs.races.emplace_back(races[i].race, advice[i], races[i].traces.size());
        for (const auto& [fix, reasons] : candidates[i]) {
            const Explored* explored = workshop.explore(fix, suggested.size());
            if (explored == nullptr) continue;
            race.fixes.push_back(tried(fix, *explored, race.race));
            race.fixes.back().advice = reasons;
            race.fixes.back().races = suggested[fix];
        }
        rank(race.fixes);
    }
    Combinations combinations(repairs.races, workshop, options);
    for (RaceRepair& race : repairs.races)
        if (race.fixes.empty() || race.fixes.front().status != FixStatus::Proved) combinations.try_for(race);
    for (RaceRepair& race : repairs.races) rank(race.fixes);
    repairs.frequencies = advice::frequencies(advice);
    repairs.explored = workshop.count();
    repairs.is_complete = workshop.is_complete();
    return repairs;
}

}  // namespace raceproof::repair
