#include "prediction/deadlock_prediction.h"

#include <algorithm>
#include <limits>
#include <map>
#include <set>
#include <tuple>
#include <utility>

#include "prediction/closure.h"
#include "prediction/lock_order.h"

namespace raceproof::prediction {

namespace {

constexpr std::uint32_t far = std::numeric_limits<std::uint32_t>::max();

struct AbstractAcquisition {
    std::uint32_t thread = 0, lock = 0;
    std::uint64_t site = 0;
    std::vector<std::uint32_t> held;  // locks, sorted

    friend bool operator<(const AbstractAcquisition& one, const AbstractAcquisition& other) {
        return std::tie(one.thread, one.lock, one.site, one.held) < std::tie(other.thread, other.lock, other.site, other.held);
    }
};

bool holds(const AbstractAcquisition& acquisition, std::uint32_t lock) {
    return std::binary_search(acquisition.held.begin(), acquisition.held.end(), lock);
}

bool hold_common_lock(const AbstractAcquisition& one, const AbstractAcquisition& other) {
    return std::any_of(one.held.begin(), one.held.end(), [&](std::uint32_t lock) { return holds(other, lock); });
}

class DeadlockPredictor {
  public:
    DeadlockPredictor(const Trace& trace, const DeadlockPredictionOptions& options)
        : options_(options),
          patience_(options.goes_on),
          index_(trace),
          closure_(index_, patience_),
          holders_(index_.locks()),
          acquired_under_(index_.locks()),
          distance_(index_.locks(), far) {}

    DeadlockPrediction run() {
        if (!is_over()) find_acquisitions();
        for (std::uint32_t length = 2; length <= options_.max_length; ++length)
            for (std::uint32_t node = 0; node < nodes_.size() && !is_over(); ++node) {
                pattern_ = {node};
                find_distances(nodes_[node].acquisition.held, length);
                extend_pattern(length);
            }
        std::vector<PredictedDeadlock>& found = result_.deadlocks;
        std::sort(found.begin(), found.end(),
                  [](const PredictedDeadlock& one, const PredictedDeadlock& other) { return one.acquires < other.acquires; });
        return std::move(result_);
    }

  private:
    bool is_over() {
        result_.is_complete &= !patience_.is_over();
        return !result_.is_complete;
    }

    struct Node {
        AbstractAcquisition acquisition;
        std::vector<std::uint32_t> events;  // in the order of the trace
    };

    AbstractAcquisition acquisition_of(std::uint32_t event) const {
        const Event& acquire = index_.event(event);
        AbstractAcquisition acquisition{.thread = acquire.thread, .lock = lock_of(event), .site = acquire.site, .held = {}};
        for (std::uint32_t section : index_.open_sections_before(event)) acquisition.held.push_back(index_.section(section).lock);
        std::sort(acquisition.held.begin(), acquisition.held.end());
        return acquisition;
    }

    std::uint32_t lock_of(std::uint32_t acquire) const { return index_.section(index_.opened_section(acquire)).lock; }

    // Those that can be in a pattern: under a lock that is acquired in the other order, too, if only by way of others.
    void find_acquisitions() {
        std::map<AbstractAcquisition, std::vector<std::uint32_t>> all;
        for (std::uint32_t event = 0; event < index_.size(); ++event)
            if (index_.opens_section(event) && !index_.open_sections_before(event).empty())
                all[acquisition_of(event)].push_back(event);
        std::vector<std::vector<std::uint32_t>> successors(index_.locks());
        for (const auto& [acquisition, events] : all)
            for (std::uint32_t held : acquisition.held) successors[held].push_back(acquisition.lock);
        std::vector<std::uint32_t> component = components_of(successors);
        for (auto& [acquisition, events] : all) {
            bool is_in_pattern = false;
            for (std::uint32_t held : acquisition.held) {
                if (component[held] != component[acquisition.lock]) continue;
                holders_[held].push_back(static_cast<std::uint32_t>(nodes_.size()));
                acquired_under_[acquisition.lock].push_back(held);
                is_in_pattern = true;
            }
            if (is_in_pattern) nodes_.push_back({acquisition, std::move(events)});
        }
        for (std::vector<std::uint32_t>& locks : acquired_under_) {
            std::sort(locks.begin(), locks.end());
            locks.erase(std::unique(locks.begin(), locks.end()), locks.end());
        }
    }

    // Of locks from which a pattern of this length can come back to the first thread's locks. Breadth first.
    void find_distances(const std::vector<std::uint32_t>& held, std::uint32_t length) {
        for (std::uint32_t lock : near_) distance_[lock] = far;
        near_ = held;
        for (std::uint32_t lock : held) distance_[lock] = 0;
        for (std::size_t next = 0; next < near_.size(); ++next) {
            std::uint32_t distance = distance_[near_[next]] + 1;
            if (distance == length) return;
            for (std::uint32_t lock : acquired_under_[near_[next]]) {
                if (distance_[lock] != far) continue;
                distance_[lock] = distance;
                near_.push_back(lock);
            }
        }
    }

    // To patterns of this length. A pattern is found once: from the first of its nodes.
    void extend_pattern(std::uint32_t length) {
        const std::uint32_t wanted = nodes_[pattern_.back()].acquisition.lock;
        if (distance_[wanted] > length - pattern_.size()) return;
        if (pattern_.size() == length) return check_pattern();
        const std::vector<std::uint32_t>& holders = holders_[wanted];
        for (auto next = std::upper_bound(holders.begin(), holders.end(), pattern_.front()); next != holders.end(); ++next) {
            if (extensions_++ == options_.max_extensions) result_.is_complete = false;
            if (is_over()) return;
            if (!fits_pattern(nodes_[*next].acquisition)) continue;
            pattern_.push_back(*next);
            extend_pattern(length);
            pattern_.pop_back();
        }
    }

    bool fits_pattern(const AbstractAcquisition& next) const {
        return std::none_of(pattern_.begin(), pattern_.end(), [&](std::uint32_t node) {
            const AbstractAcquisition& other = nodes_[node].acquisition;
            return other.thread == next.thread || other.lock == next.lock || hold_common_lock(other, next);
        });
    }

    void check_pattern() {
        std::vector<std::uint64_t> sites;
        for (std::uint32_t node : pattern_) sites.push_back(nodes_[node].acquisition.site);
        std::sort(sites.begin(), sites.end());
        if (options_.one_per_sites && found_.contains(sites)) return;

        Prefixes closed(index_.threads(), 0);
        std::vector<std::size_t> next(pattern_.size(), 0);
        std::vector<std::uint32_t> acquires(pattern_.size());
        do {
            if (is_over()) return;
            for (std::size_t number = 0; number < pattern_.size(); ++number) {
                const std::vector<std::uint32_t>& events = nodes_[pattern_[number]].events;
                while (next[number] < events.size() && index_.contains(closed, events[next[number]])) ++next[number];
                if (next[number] == events.size()) return;
                acquires[number] = events[next[number]];
                closure_.add_enabling(closed, acquires[number]);
            }
        } while (!closure_.close(closed, acquires));
        found_.insert(std::move(sites));
        report(std::move(acquires), closed);
    }

    void report(std::vector<std::uint32_t> acquires, const Prefixes& closed) {
        std::rotate(acquires.begin(), std::min_element(acquires.begin(), acquires.end()), acquires.end());
        PredictedDeadlock deadlock{.acquires = std::move(acquires), .prefixes = closed, .schedule = {}};
        if (options_.with_schedules) deadlock.schedule = schedule_of(index_.trace(), closed);
        result_.deadlocks.push_back(std::move(deadlock));
    }

    DeadlockPredictionOptions options_;
    Patience patience_;
    TraceIndex index_;
    Closure closure_;
    std::vector<Node> nodes_;                                 // of the abstract lock graph
    std::vector<std::vector<std::uint32_t>> holders_;         // by lock: nodes that hold it, in order
    std::vector<std::vector<std::uint32_t>> acquired_under_;  // by lock: locks that are held when it is acquired
    std::vector<std::uint32_t> distance_;         // by lock: how many more acquisitions lead to a lock that the first one holds
    std::vector<std::uint32_t> near_;             // locks that have a distance
    std::vector<std::uint32_t> pattern_;          // nodes; each acquires a lock that the next one holds
    std::set<std::vector<std::uint64_t>> found_;  // sites, sorted
    std::uint64_t extensions_ = 0;                // tried so far
    DeadlockPrediction result_;
};

}  // namespace

DeadlockPrediction predict_deadlocks(const Trace& trace, const DeadlockPredictionOptions& options) {
    return DeadlockPredictor(trace, options).run();
}

}  // namespace raceproof::prediction
