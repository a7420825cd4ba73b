#include "hunting/hunt.h"

#include <algorithm>
#include <functional>
#include <numeric>

#include "base/hash128.h"
#include "base/process_memory.h"
#include "base/processor_time.h"
#include "base/stopwatch.h"

namespace raceproof::hunting {

using search::Bound;

namespace {

// Statements are searched for in rounds, each longer than the one before: what is easy comes first.
constexpr std::uint64_t kStatesOfRound[] = {2'000, 50'000, 1'000'000};
// But a search that cannot even follow the second thread to its access is in vain.
constexpr std::uint64_t kMostStatesOfWay = 50'000;
// Shares of the time, up to the end of runs and of searches: as long as threads switch where they synchronise, and then also
// where races were.
struct Shares {
    double runs, searches;
};
constexpr Shares kFirst{0.3, 0.45}, kAtRaces{0.6, 0.7};
constexpr double kShareOfExploration = 0.85;
constexpr double kShareOfMore = 0.1;   // of an exploration that no warning waits for
constexpr double kLeastSearch = 0.05;  // seconds
constexpr std::uint64_t kDepthOfPriorities = 3;
constexpr double kShareOfMemory = 0.95;          // the rest is for what comes until the next look
constexpr std::uint64_t kMemoryPerEvent = 4096;  // that the process may have, for one event that is recorded
constexpr std::size_t kMostOrders = 3;           // that are told of a warning

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

// A warning, and the run that it came from.
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
            witnesses.counts_races_of_runs = options_.counts_races_of_runs;
            run_and_search(witnesses, kFirst);
            if (witnesses.stop_at_racing_locations()) {
                // The steps of earlier runs are no steps any more.
                for (Lead& lead : leads_) {
                    lead.warning.suspicions.clear();
                    lead.is_searched.clear();
                }
                stops_at_races_ = true;
                run_and_search(witnesses, kAtRaces);
            } else {
                search(witnesses, kAtRaces.searches);
            }
            confirmed_ = witnesses.found();
        }
        std::uint64_t threads = result_.summary.coverage.threads;
        result_.summary.coverage = coverage_of(machine_.program());
        result_.summary.coverage.threads = threads;
        explore();
        settle();
        rank();
        return std::move(result_);
    }

  private:
    void run_and_search(WitnessSearch& witnesses, const Shares& shares) {
        for (std::uint64_t i = 0; i < options_.runs && goes_on() && !budget_.is_over(shares.runs); ++i)
            if (!run(i, shares, witnesses)) break;
        search(witnesses, shares.searches);
    }

    bool goes_on() {
        return !was_interrupted_ &&
               !(was_interrupted_ = !options_.progress({result_.summary.runs.size(), leads_.size(), found_}));
    }

    // To take a run again keeps the way back, or what the race detector remembers.
    bool has_memory() const {
        double most = static_cast<double>(options_.check.limits.bytes) * kShareOfMemory;
        return most == 0 || static_cast<double>(resident_bytes()) < most;
    }
    // Events of a run that are recorded for prediction, which takes a few hundred bytes for each.
    std::size_t most_events() const {
        std::uint64_t most = options_.check.limits.bytes;
        return most == 0 ? RunRecorder::kMostEvents : std::min<std::size_t>(RunRecorder::kMostEvents, most / kMemoryPerEvent);
    }

    bool run(std::uint64_t number, const Shares& shares, WitnessSearch& witnesses) {
        machine::Machine* fresh = options_.fresh_machine();
        if (fresh == nullptr) return false;
        fresh->visibility = machine_.visibility;
        RunOptions options;
        options.system = options_.check.system;
        options.trust = options_.check.races->trust;
        options.limits.seconds = budget_.left(shares.runs);
        options.limits.bytes = options_.check.limits.bytes;
        options.goes_on = [this] { return goes_on(); };
        auto sampler = sampler_of(number, options_.seed);
        MonitoredRun run = run_monitored(*fresh, *sampler, options);
        result_.summary.runs.push_back({.steps = run.path.size(),
                                        .instructions = run.instructions,
                                        .accesses = run.accesses,
                                        .end = run.end,
                                        .seconds = run.seconds,
                                        .stops_at_races = stops_at_races_,
                                        .has_forgotten = run.is_cut});
        std::uint64_t& threads = result_.summary.coverage.threads;
        threads = std::max<std::uint64_t>(threads, fresh->state().thread_count());
        if (run.end == RunEnd::Unsupported) {
            result_.check.unsupported = run.stop;
            result_.check.bound = Bound::Unsupported;
        }
        for (findings::Finding& finding : run.findings) {
            search::Path path = finding.path;
            witnesses.add(std::move(finding), path);
        }
        bool can_go_on = run.end != RunEnd::Unsupported;
        paths_.push_back(std::move(run.path));
        for (const Warning& warning : run.warnings) note_warning(warning);
        follow_run(witnesses, run.warnings, shares);
        return can_go_on;
    }

    // The races that the run has itself, and those that it has in another order.
    void follow_run(WitnessSearch& witnesses, const std::vector<Warning>& warnings, const Shares& shares) {
        const search::Path& run = paths_.back();
        auto may_go_on = [&] { return goes_on() && has_memory() && !budget_.is_over(shares.searches); };
        machine::Machine* fresh = options_.fresh_machine();
        if (fresh == nullptr) return;
        fresh->visibility = machine_.visibility;
        RunRecorder recorder(*fresh, most_events());
        double seconds_before = processor_seconds();
        witnesses.replay(*fresh, run, may_go_on, recorder);
        result_.summary.runs.back().again_seconds = processor_seconds() - seconds_before;
        recorder.stop();
        note_found(witnesses, FoundBy::Run);
        for (const Warning& warning : warnings) {
            if (!may_go_on()) return;
            HuntedWarning& told = result_.summary.warnings[number_of(warning.race)];
            if (told.found_by != FoundBy::Nothing || told.orders.size() == kMostOrders) continue;
            std::optional<SeenOrder> order = order_seen(recorder, warning);
            if (order && std::ranges::find(told.orders, *order) == told.orders.end()) told.orders.push_back(std::move(*order));
        }
        if (!options_.predicts) return;
        witnesses.try_predicted(run, recorder, may_go_on);
        note_found(witnesses, FoundBy::Prediction);
    }

    void note_found(const WitnessSearch& witnesses, FoundBy by) {
        if (found_ == witnesses.found().size()) return;
        found_ = witnesses.found().size();
        for (HuntedWarning& warning : result_.summary.warnings)
            if (warning.found_by == FoundBy::Nothing && has_race(witnesses.found(), warning.race)) warning.found_by = by;
    }

    // Of the lead that is this race; the number of leads if there is none.
    std::size_t number_of(const races::Race& race) const {
        auto known = std::ranges::find_if(leads_, [&](const Lead& lead) { return is_same(lead.warning.race, race); });
        return static_cast<std::size_t>(known - leads_.begin());
    }

    // Of the run that was recorded last.
    void note_warning(const Warning& warning) {
        std::size_t number = number_of(warning.race);
        const Suspicion& latest = warning.suspicions.front();
        if (number == leads_.size()) {
            leads_.push_back({.warning = {warning.race, {}}, .run = 0, .is_searched = {}});
            result_.summary.warnings.push_back({.race = warning.race, .promise = promise_of(latest)});
        } else {
            add_run(result_.summary.warnings[number].promise, latest);
        }
        Lead& lead = leads_[number];
        if (!lead.warning.suspicions.empty()) return;
        lead.warning.suspicions = warning.suspicions;
        lead.run = paths_.size() - 1;
        lead.is_searched.assign(warning.suspicions.size(), false);
    }

    // The most promising first.
    std::vector<std::size_t> ranking() const {
        std::vector<std::size_t> numbers(leads_.size());
        std::iota(numbers.begin(), numbers.end(), std::size_t{0});
        auto score = [this](std::size_t number) { return score_of(result_.summary.warnings[number].promise); };
        std::ranges::stable_sort(numbers, std::greater{}, score);
        return numbers;
    }

    void search(WitnessSearch& witnesses, double share) {
        if (!options_.searches) return;
        std::vector<std::size_t> numbers = ranking();
        for (std::uint64_t states : kStatesOfRound) {
            std::erase_if(numbers, [&](std::size_t number) { return !is_worth_a_search(witnesses, number); });
            for (std::size_t i = 0; i < numbers.size(); ++i)
                search_for(witnesses, numbers[i], {states, share, budget_.left(share) / static_cast<double>(numbers.size() - i)});
        }
    }

    bool is_worth_a_search(const WitnessSearch& witnesses, std::size_t number) const {
        const Lead& lead = leads_[number];
        return !has_race(witnesses.found(), lead.warning.race) &&
               !std::ranges::all_of(lead.is_searched, [](bool is_searched) { return is_searched; });
    }

    // To take the second thread as far as it went in the run between the two accesses, and as much again.
    std::uint64_t states_of_way(const Lead& lead, const Suspicion& suspicion) const {
        const search::Path& run = paths_[lead.run];
        auto from = run.begin() + static_cast<std::ptrdiff_t>(suspicion.first.step);
        auto to = run.begin() + static_cast<std::ptrdiff_t>(suspicion.second.step);
        auto thread = static_cast<std::uint32_t>(suspicion.second.thread);
        return std::min<std::uint64_t>(
            2 * static_cast<std::uint64_t>(std::ranges::count(from, to, thread, &search::Step::thread)), kMostStatesOfWay);
    }

    struct SearchLimits {
        std::uint64_t states;  // of each search
        double share;          // of the time, up to which there may be searches
        double seconds;        // of the searches for one warning: what is left is shared fairly. 0: there is no limit
    };
    void search_for(WitnessSearch& witnesses, std::size_t number, const SearchLimits& limits) {
        Lead& lead = leads_[number];
        HuntedWarning& told = result_.summary.warnings[number];
        Stopwatch all;
        for (std::size_t k = 0; k < lead.warning.suspicions.size(); ++k) {
            if (!goes_on() || budget_.is_over(limits.share) || has_race(witnesses.found(), lead.warning.race)) break;
            if (lead.is_searched[k]) continue;
            WitnessOptions options{.guidance = options_.guidance, .limits = {}};
            options.limits.states = std::max(limits.states, states_of_way(lead, lead.warning.suspicions[k]));
            if (limits.seconds != 0) options.limits.seconds = std::max(limits.seconds - all.seconds(), kLeastSearch);
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

    void rank() {
        std::vector<HuntedWarning> ranked;
        for (std::size_t number : ranking()) ranked.push_back(std::move(result_.summary.warnings[number]));
        result_.summary.warnings = std::move(ranked);
    }

    machine::Machine& machine_;
    const HuntOptions& options_;
    Budget budget_;
    HuntResult result_;
    std::vector<Lead> leads_;
    std::vector<search::Path> paths_;  // of the runs
    FindingsById confirmed_;
    std::size_t found_ = 0;
    bool stops_at_races_ = false;
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
