#include "hunting/hunt.h"

#include <algorithm>

#include "base/hash128.h"
#include "base/process_memory.h"
#include "base/stopwatch.h"

namespace raceproof::hunting {

using search::Bound;

namespace {

// Statements are searched for in rounds, each longer than the one before: what is easy comes first.
constexpr std::uint64_t kStatesOfRound[] = {2'000, 50'000, 1'000'000};
constexpr double kShareOfRuns = 0.3, kShareOfSearches = 0.7, kShareOfExploration = 0.85;  // of the time, up to their end
constexpr double kShareOfMore = 0.1;  // of an exploration that no warning waits for
constexpr std::uint64_t kDepthOfPriorities = 3;

// The time that a hunt has.
class Budget {
  public:
    explicit Budget(double seconds) : seconds_(seconds) {}
    // Up to this share of the whole time; 0: there is no limit.
    double left(double share) const { return seconds_ == 0 ? 0 : std::max(seconds_ * share - watch_.seconds(), 1e-3); }
    bool is_over(double share) const { return seconds_ != 0 && watch_.seconds() >= seconds_ * share; }

  private:
    Stopwatch watch_;
    double seconds_;
};

// A warning, and the runs that it came from.
struct Lead {
    Warning warning;
    std::size_t run;
    std::vector<bool> is_searched;  // by suspicion: to its end
};

std::unique_ptr<search::Sampler> sampler_of(std::uint64_t run, std::uint64_t seed) {
    if (run == 0) return ordinary_schedule();
    std::uint64_t own = mix64(seed, run);
    return run % 2 == 1 ? search::uniform_sampler(own) : search::priority_sampler(own, kDepthOfPriorities);
}

void set_scheduling_points(machine::Machine& machine, const explore::CheckOptions& options) {
    machine.visibility = {};
    machine.visibility.scope = options.scope;
}

class Hunter {
  public:
    Hunter(machine::Machine& machine, const HuntOptions& options)
        : machine_(machine), options_(options), budget_(options.check.limits.seconds) {}

    HuntResult hunt() {
        set_scheduling_points(machine_, options_.check);
        {
            WitnessSearch witnesses(machine_, options_.check.system, *options_.check.races);
            for (std::uint64_t i = 0; i < options_.runs && goes_on() && !budget_.is_over(kShareOfRuns); ++i)
                if (!run(i, witnesses)) break;
            for (std::uint64_t states : kStatesOfRound)
                if (options_.searches) search_round(witnesses, states);
            confirmed_ = witnesses.found();
        }
        explore();
        settle();
        return std::move(result_);
    }

  private:
    bool goes_on() {
        return !was_interrupted_ &&
               !(was_interrupted_ = !options_.progress({result_.summary.runs.size(), leads_.size(), found_}));
    }

    // To take a run again keeps the way back.
    bool has_memory() const { return options_.check.limits.bytes == 0 || resident_bytes() < options_.check.limits.bytes; }

    bool run(std::uint64_t number, WitnessSearch& witnesses) {
        machine::Machine* fresh = options_.fresh_machine();
        if (fresh == nullptr) return false;
        set_scheduling_points(*fresh, options_.check);
        RunOptions options;
        options.system = options_.check.system;
        options.trust = options_.check.races->trust;
        options.limits.seconds = budget_.left(kShareOfRuns);
        options.limits.bytes = options_.check.limits.bytes;
        options.goes_on = [this] { return goes_on(); };
        auto sampler = sampler_of(number, options_.seed);
        MonitoredRun run = run_monitored(*fresh, *sampler, options);
        result_.summary.runs.push_back({run.path.size(), run.instructions, run.accesses, run.end, run.seconds});
        result_.summary.has_forgotten |= run.is_cut;
        if (run.end == RunEnd::Unsupported) {
            result_.check.unsupported = run.stop;
            result_.check.bound = Bound::Unsupported;
        }
        for (findings::Finding& finding : run.findings) {
            search::Path path = finding.path;
            witnesses.add(std::move(finding), std::move(path));
        }
        bool can_go_on = run.end != RunEnd::Unsupported;
        add(std::move(run));
        follow_run(witnesses, paths_.back());
        return can_go_on;
    }

    // The races that the run has itself, and those that it has in another order.
    void follow_run(WitnessSearch& witnesses, const search::Path& run) {
        auto may_go_on = [this] { return goes_on() && has_memory() && !budget_.is_over(kShareOfSearches); };
        machine::Machine* fresh = options_.fresh_machine();
        if (fresh == nullptr) return;
        set_scheduling_points(*fresh, options_.check);
        std::optional<RunRecorder> recorder;
        if (options_.predicts) recorder.emplace(*fresh);
        witnesses.replay(*fresh, run, may_go_on, recorder ? &*recorder : nullptr);
        note_found(witnesses, FoundBy::Run);
        if (!recorder) return;
        recorder->stop();
        witnesses.try_predicted(run, *recorder, may_go_on);
        note_found(witnesses, FoundBy::Prediction);
    }

    void note_found(const WitnessSearch& witnesses, FoundBy by) {
        if (found_ == witnesses.found().size()) return;
        found_ = witnesses.found().size();
        for (HuntedWarning& warning : result_.summary.warnings)
            if (warning.found_by == FoundBy::Nothing && has_race(witnesses.found(), warning.race)) warning.found_by = by;
    }

    void add(MonitoredRun run) {
        for (Warning& warning : run.warnings) {
            auto known = std::ranges::find_if(leads_, [&](const Lead& lead) { return is_same(lead.warning.race, warning.race); });
            if (known == leads_.end()) {
                leads_.push_back({std::move(warning), paths_.size(), {}});
                leads_.back().is_searched.resize(leads_.back().warning.suspicions.size());
                result_.summary.warnings.push_back({.race = leads_.back().warning.race});
            }
        }
        paths_.push_back(std::move(run.path));
    }

    void search_round(WitnessSearch& witnesses, std::uint64_t states) {
        for (std::size_t i = 0; i < leads_.size(); ++i) {
            Lead& lead = leads_[i];
            HuntedWarning& told = result_.summary.warnings[i];
            for (std::size_t k = 0; k < lead.warning.suspicions.size(); ++k) {
                if (!goes_on() || budget_.is_over(kShareOfSearches) || has_race(witnesses.found(), lead.warning.race)) break;
                if (lead.is_searched[k]) continue;
                WitnessOptions options{.guidance = options_.guidance, .limits = {}};
                options.limits.states = states;
                options.limits.seconds = budget_.left(kShareOfSearches);
                options.limits.bytes = options_.check.limits.bytes;
                options.goes_on = [this] { return goes_on() && has_memory(); };
                Stopwatch watch;
                Attempt attempt = witnesses.search(paths_[lead.run], lead.warning, lead.warning.suspicions[k], options);
                lead.is_searched[k] = !attempt.was_replayed || attempt.bound == Bound::None;
                ++told.attempts;
                told.searched_whole += attempt.was_replayed && attempt.bound == Bound::None;
                told.states += attempt.statistics.states;
                told.seconds += watch.seconds();
                note_found(witnesses, FoundBy::Search);
            }
        }
    }

    bool is_open() const {
        auto is_not_found = [](const HuntedWarning& warning) { return warning.found_by == FoundBy::Nothing; };
        return confirmed_.empty() || std::ranges::any_of(result_.summary.warnings, is_not_found);
    }

    // The whole program, in what time is left.
    void explore() {
        explore::CheckResult& result = result_.check;
        if (result.bound == Bound::Unsupported) return;
        result.bound = was_interrupted_ ? Bound::Interrupted : options_.explores ? Bound::Time : Bound::Executions;
        if (was_interrupted_ || !options_.explores || budget_.is_over(kShareOfExploration)) return;
        explore::CheckOptions options = options_.check;
        options.all = true;
        options.limits.seconds = budget_.left(kShareOfExploration);
        // Where every warning is confirmed, a small program may still have more.
        if (!is_open() && options.limits.seconds != 0)
            options.limits.seconds = std::min(options.limits.seconds, options_.check.limits.seconds * kShareOfMore);
        result_.summary.has_explored = true;
        result = explore::check(machine_, options);
        for (findings::Finding& finding : result.findings) confirmed_.insert_or_assign(finding.id(), std::move(finding));
    }

    // Executions of accesses weaker than volatile that are not sequentially consistent were not explored: they may have races.
    bool has_seen_all() const {
        return result_.check.is_exhaustive() && (result_.check.weak_accesses.empty() || options_.assumes_sc);
    }

    void settle() {
        result_.check.findings.clear();
        for (auto& [id, finding] : confirmed_) result_.check.findings.push_back(finding);
        for (HuntedWarning& warning : result_.summary.warnings) {
            if (has_race(confirmed_, warning.race)) {
                warning.status = WarningStatus::Confirmed;
                if (warning.found_by == FoundBy::Nothing) warning.found_by = FoundBy::Exploration;
            } else if (has_seen_all()) {
                warning.status = WarningStatus::Refuted;
            }
        }
    }

    machine::Machine& machine_;
    const HuntOptions& options_;
    Budget budget_;
    HuntResult result_;
    std::vector<Lead> leads_;
    std::vector<search::Path> paths_;  // of the runs
    FindingsById confirmed_;
    std::size_t found_ = 0;
    bool was_interrupted_ = false;
};

}  // namespace

std::string_view name_of(WarningStatus status) {
    switch (status) {
        case WarningStatus::Confirmed: return "confirmed";
        case WarningStatus::Refuted: return "refuted";
        case WarningStatus::Open: break;
    }
    return "open";
}

std::string_view name_of(FoundBy by) {
    switch (by) {
        case FoundBy::Run: return "run";
        case FoundBy::Prediction: return "prediction";
        case FoundBy::Search: return "search";
        case FoundBy::Exploration: return "exploration";
        case FoundBy::Nothing: break;
    }
    return "nothing";
}

HuntResult hunt(machine::Machine& machine, const HuntOptions& options) { return Hunter(machine, options).hunt(); }

}  // namespace raceproof::hunting
