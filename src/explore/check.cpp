#include "explore/check.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <set>
#include <utility>

#include "base/collision.h"
#include "explore/subsuming_store.h"
#include "explore/warm_up_runs.h"

namespace raceproof::explore {

using search::Bound;
using search::Decision;
using search::Path;

namespace {

// Has it turned out that more must be scheduling points than this search assumed?
bool has_outgrown_the_search(const machine::Machine& machine, const races::RaceDetection* detection) {
    return machine.visibility.has_new_inspection() || (detection != nullptr && detection->has_outgrown_the_search());
}

void adopt_what_was_learnt(machine::Machine& machine, races::RaceDetection* detection) {
    machine.visibility.adopt_inspections();
    if (detection == nullptr) return;
    detection->adopt_what_was_learnt();
    if (detection->learnt().racing.empty() || machine.visibility.plain == machine::PlainAccesses::All) return;
    machine.visibility.plain = machine::PlainAccesses::Listed;
    machine.visibility.listed = detection->learnt().racing;
}

// Beside the main thread.
void add_living_threads(machine::Machine& machine, std::set<std::string>& names) {
    for (std::size_t i = 1; i < machine.state().thread_count(); ++i) {
        state::Thread& thread = machine.state().thread(static_cast<state::ThreadId>(i));
        if (thread.status.status != state::ThreadStatus::Terminated) names.insert(machine::thread_name(machine, thread));
    }
}

class Collector final : public search::Visitor {
  public:
    Collector(MachineSystem& system, races::RaceDetection* detection, const CheckOptions& options)
        : system_(system), detection_(detection), options_(options) {}

    Decision on_end(const Path&) override {
        some_execution_ends_ = true;
        if (options_.at_end) options_.at_end(system_.last_stop());
        add_living_threads(system_.machine(), alive_at_exit_);
        return Decision::Continue;
    }
    Decision on_deadlock(const Path& path) override { return add(system_.deadlock(), path); }
    Decision on_violation(const Path& path) override { return add_all(path); }
    Decision on_notable(const Path& path) override { return add_all(path); }
    void on_cycle_step(const search::Step& step) override { add_position(cycle_, system_.position(step.thread)); }
    Decision on_fair_cycle(const Path& path, const Path& round) override {
        findings::Finding finding = system_.livelock(std::exchange(cycle_, {}));
        finding.cycle = round.size();
        Path whole = path;
        whole.insert(whole.end(), round.begin(), round.end());
        return add(std::move(finding), whole);
    }
    void on_unsupported(const Path&) override { unsupported_ = system_.last_stop(); }
    Decision on_batch() override {
        // A location has turned out to be written: going on a little finds more of them before the search is run again.
        bool must_restart =
            has_outgrown_the_search(system_.machine(), detection_) && ++batches_since_growth_ > kBatchesBeforeRestart;
        return must_restart ? Decision::Stop : Decision::Continue;
    }
    bool wants_slice(const search::Statistics& statistics) override { return slices_ && slices_->are_due(statistics); }
    Bound on_slice() override { return slices_->play(*this, limits_); }
    Decision on_progress(const search::Statistics& statistics) override {
        // Of a slice there is nothing to tell but what it finds.
        search::Statistics told = slices_ && slices_->are_playing() ? slices_->of_the_search() : statistics;
        told.memory_bytes = statistics.memory_bytes;
        bool goes_on = !options_.progress || options_.progress(told, findings_.size());
        if (options_.budget != nullptr) reached_ = options_.budget->reached();
        if (!goes_on && reached_ == Limit::None) reached_ = Limit::Interrupted;
        return reached_ == Limit::None ? Decision::Continue : Decision::Stop;
    }

    // What ended the search from outside.
    Limit reached() const { return reached_; }
    // Executions are counted anew.
    void begin_search(const search::Limits& limits) {
        batches_since_growth_ = 0;
        limits_ = limits;
        if (options_.slices) {
            SliceOptions slices = *options_.slices;
            slices.seed = mix64(slices.seed, searches_++);
            slices_.emplace(system_, detection_, slices);
        }
        // What goes round for ever is told by the places that it passes: those of a search that left some out are not comparable.
        std::erase_if(findings_, [](const auto& entry) { return entry.second.kind == findings::FindingKind::Livelock; });
        for (auto* known : {&findings_, &partial_deadlocks_})
            for (auto& [id, finding] : *known) finding.traces = 0;
        visibility_ = std::make_shared<machine::Visibility>(system_.machine().visibility);
    }

    void add_sampled(std::uint64_t steps) { sampled_ += steps; }
    void end_search(search::Statistics& statistics) {
        if (slices_) sampled_ += slices_->steps();
        statistics.sampled = sampled_;
    }

    void finish(CheckResult& result) {
        add_partial_deadlocks();
        for (auto& [id, finding] : findings_) {
            finding.traces = std::max<std::uint64_t>(finding.traces, 1);  // the last search may have ended before it came there
            result.findings.push_back(std::move(finding));
        }
        result.unsupported = unsupported_;
        if (result.is_exhaustive() && !some_execution_ends_ && result.findings.empty())
            result.notes.push_back("no execution ends: each comes back to a state that it was in before, or is given up");
        if (!alive_at_exit_.empty())
            result.notes.push_back(
                fmt::format("some executions end while threads are still alive: {}", fmt::join(alive_at_exit_, ", ")));
    }

  private:
    static constexpr int kBatchesBeforeRestart = 16;

    Decision add_all(const Path& path) {
        for (findings::Finding& finding : system_.violations())
            if (add(std::move(finding), path) == Decision::Stop) return Decision::Stop;
        return Decision::Continue;
    }

    // Each thread at each place once.
    static void add_position(std::vector<findings::Position>& positions, findings::Position position) {
        auto is_same = [&](const findings::Position& known) {
            return known.number == position.number && known.place == position.place;
        };
        if (std::none_of(positions.begin(), positions.end(), is_same)) positions.push_back(std::move(position));
    }

    // Threads that are stuck while others go on: mostly these come to a halt too, and then the deadlock of all tells more.
    void add_partial_deadlocks() {
        for (auto& [id, partial] : partial_deadlocks_) {
            bool is_wanted = options_.all || findings_.empty();
            bool is_known = std::any_of(findings_.begin(), findings_.end(), [&part = partial](const auto& entry) {
                return entry.second.kind == findings::FindingKind::Deadlock && includes(entry.second.positions, part.positions);
            });
            if (is_wanted && !is_known) findings_.emplace(id, std::move(partial));
        }
    }

    static bool includes(const std::vector<findings::Position>& all, const std::vector<findings::Position>& some) {
        return std::all_of(some.begin(), some.end(), [&](const findings::Position& one) {
            return std::any_of(all.begin(), all.end(), [&](const findings::Position& other) { return other.place == one.place; });
        });
    }

    Decision add(findings::Finding finding, const Path& path) {
        if (options_.at_finding && has_time()) options_.at_finding(finding, path);
        bool is_partial = finding.is_partial;
        std::size_t cycle = finding.cycle;
        auto [entry, is_new] = (is_partial ? partial_deadlocks_ : findings_).try_emplace(finding.id(), std::move(finding));
        findings::Finding& known = entry->second;
        if (is_new || path.size() < known.path.size()) {
            known.path = path;
            known.cycle = cycle;
            known.visibility = visibility_;
        }
        ++known.traces;
        if (is_new) note_new(known);
        return options_.all || is_partial ? Decision::Continue : Decision::Stop;
    }

    // One state may show a thousand findings: all are kept, but what is made of each may take long.
    bool has_time() const {
        return options_.budget == nullptr || !options_.budget->is_due() || options_.budget->reached() == Limit::None;
    }

    void note_new(const findings::Finding& finding) {
        if (options_.budget != nullptr && !std::exchange(holds_back_, true))
            options_.budget->hold_back(options_.seconds_to_explain);
        if (options_.at_new_finding) options_.at_new_finding(finding);
    }

    MachineSystem& system_;
    races::RaceDetection* detection_;
    const CheckOptions& options_;
    bool holds_back_ = false;
    search::Limits limits_;
    std::optional<PortfolioSlices> slices_;
    std::uint64_t searches_ = 0, sampled_ = 0;
    std::map<std::string, findings::Finding> findings_, partial_deadlocks_;
    std::set<std::string> alive_at_exit_;
    std::vector<findings::Position> cycle_;  // where threads take the steps of a fair cycle
    machine::Stop unsupported_;
    std::shared_ptr<const machine::Visibility> visibility_;  // of the search at hand
    int batches_since_growth_ = 0;
    Limit reached_ = Limit::None;
    bool some_execution_ends_ = false;
};

std::unique_ptr<search::Store> store_of(const CheckOptions& options, MachineSystem& system, races::RaceDetection* detection) {
    std::uint64_t max_bytes = options.limits.bytes == 0 ? UINT64_MAX : options.limits.bytes;
    switch (options.store) {
        case StoreKind::None: return search::no_store();
        case StoreKind::Fingerprints: return search::fingerprint_store(max_bytes);
        case StoreKind::Subsumption:
            if (detection == nullptr || !detection->has_labels()) return search::fingerprint_store(max_bytes);
            return std::make_unique<SubsumingStore>(system, *detection, max_bytes);
        case StoreKind::Exact: return search::exact_store();
    }
    return nullptr;
}

void add_up(search::Statistics& sum, const search::Statistics& last) {
    std::uint64_t transitions = sum.transitions + last.transitions, executions = sum.executions + last.executions;
    double seconds = sum.seconds + last.seconds;
    std::uint64_t max_depth = std::max(sum.max_depth, last.max_depth);
    sum = last;  // states and what they take: those of the last search
    sum.transitions = transitions;
    sum.executions = executions;
    sum.seconds = seconds;
    sum.max_depth = max_depth;
}

}  // namespace

CheckResult check(machine::Machine& machine, const CheckOptions& options) {
    machine.visibility.scope = options.scope;
    machine.visibility.plain =
        options.schedule_points == SchedulePoints::All ? machine::PlainAccesses::All : machine::PlainAccesses::Invisible;
    machine.visibility.listed = {};
    machine.visibility.inspected = machine.visibility.inspections_seen = {};
    std::unique_ptr<races::RaceDetection> detection;
    if (options.races) detection = std::make_unique<races::RaceDetection>(machine, *options.races);
    SystemOptions system_options = options.system;
    system_options.stops_at_violations = !options.all;
    MachineSystem system(machine, system_options, detection.get());
    Collector collector(system, detection.get(), options);
    search::Limits limits = options.limits;
    CheckResult result;
    std::uint64_t instructions_before = machine.instructions;
    if (detection != nullptr && options.warms_up) collector.add_sampled(warm_up(system, *detection));
    for (bool again = true; again;) {
        adopt_what_was_learnt(machine, detection.get());
        collector.begin_search(limits);
        if (options.plan.reduction != search::Reduction::None) system.watch_effects();
        std::unique_ptr<search::Store> store = store_of(options, system, detection.get());
        search::SearchResult searched = search::make_strategy(options.plan)->run(system, *store, collector, limits);
        system.ignore_effects();
        ++result.searches;
        add_up(result.statistics, searched.statistics);
        // Whatever the store keeps of a state, it knows objects and threads by their names.
        constexpr int kNameExponent = -64;
        if (options.store != StoreKind::None)
            result.statistics.collision_probability +=
                collision_bound(static_cast<double>(machine.state().name_count()), kNameExponent);
        collector.end_search(result.statistics);
        result.bound = searched.bound;
        if (result.bound == Bound::Interrupted && collector.reached() != Limit::None)
            result.bound = search::bound_of(collector.reached());
        result.guarantee = searched.guarantee;
        bool ended_early = searched.bound != Bound::None && searched.bound != Bound::Depth &&
                           searched.bound != Bound::Executions && searched.bound != Bound::Interrupted;
        again = has_outgrown_the_search(machine, detection.get()) && collector.reached() == Limit::None && !ended_early;
        if (again && limits.seconds != 0) {
            limits.seconds -= searched.statistics.seconds;
            again = limits.seconds > 0;
            if (!again) result.bound = Bound::Time;
        }
    }
    result.instructions = machine.instructions - instructions_before;
    collector.finish(result);
    if (detection != nullptr)
        result.exempt_fields.assign(detection->policy().exempt_fields().begin(), detection->policy().exempt_fields().end());
    if (result.is_exhaustive() && system.has_started_threads() && detection != nullptr && !detection->saw_contention())
        result.notes.emplace_back(
            "no plain field or array element was written by one thread and used by another: there was nothing that could race");
    result.assumptions = assumptions_of(machine, detection.get(), options.races);
    result.weak_accesses = weak_accesses_of(machine);
    detection.reset();
    if (result.guarantee && result.findings.empty())
        result.notes.push_back(fmt::format(
            "if a bug of depth {} shows in executions of at most {} threads and {} steps, the {} executions that count "
            "would have shown it with a probability of at least {:.4g}",
            result.guarantee->depth, result.guarantee->threads, result.guarantee->steps, result.guarantee->executions,
            result.guarantee->probability));
    if (result.is_exhaustive() && !system.has_started_threads())
        result.notes.emplace_back("no second thread was ever started: nothing concurrent was checked");
    return result;
}

}  // namespace raceproof::explore
