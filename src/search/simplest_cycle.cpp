#include "search/simplest_cycle.h"

#include <algorithm>
#include <map>
#include <queue>
#include <set>
#include <tuple>

#include "search/goal.h"

namespace raceproof::search {

namespace {

using Threads = std::uint64_t;  // a bit for each

class CycleSearch {
  public:
    CycleSearch(const Component& component, std::uint64_t budget) : component_(component), budget_(budget) {
        std::set<std::uint32_t> all;
        for (const Component::Node& node : component.nodes) all.insert(node.enabled.begin(), node.enabled.end());
        threads_.assign(all.begin(), all.end());
        if (threads_.size() > kMaximumThreads) return;
        for (const Component::Node& node : component.nodes) {
            enabled_.push_back(0);
            for (std::uint32_t thread : node.enabled) enabled_.back() |= bit_of(thread);
        }
    }

    std::optional<Cycle> run() {
        for (std::uint32_t start = 0; start < enabled_.size() && budget_ != 0; ++start) try_from(start);
        return best_;
    }

  private:
    static constexpr std::size_t kMaximumThreads = 64;
    static constexpr std::uint32_t kNone = UINT32_MAX;

    // Steps taken from the start.
    struct Partial {
        std::uint32_t node, parent;
        Step step;
        std::uint32_t first_thread;
        Threads unsatisfied;
        Length length;
        bool is_closed = false;
    };
    using Key = std::tuple<std::uint32_t, std::uint32_t, std::uint32_t, Threads>;

    Threads bit_of(std::uint32_t thread) const {
        return Threads{1} << (std::lower_bound(threads_.begin(), threads_.end(), thread) - threads_.begin());
    }

    void try_from(std::uint32_t start) {
        partials_.clear();
        seen_.clear();
        queue_ = {};
        extend(start, start, kNone);
        while (!queue_.empty() && budget_ != 0) {
            auto [length, at] = queue_.top();
            queue_.pop();
            if (best_ && length >= best_length_) return;
            if (partials_[at].is_closed) return keep(start, at);
            extend(start, partials_[at].node, at);
        }
    }

    // By each step that stays inside and does not lead to what was a start before.
    void extend(std::uint32_t start, std::uint32_t node, std::uint32_t parent) {
        for (const Component::InnerStep& inner : component_.nodes[node].steps) {
            if (inner.target < start) continue;
            if (budget_ == 0) return;
            --budget_;
            std::uint32_t thread = inner.step.thread;
            Partial next{inner.target, parent, inner.step, thread, enabled_[start], {0, 1}};
            if (parent != kNone) {
                const Partial& before = partials_[parent];
                next.first_thread = before.first_thread;
                next.unsatisfied = before.unsatisfied;
                next.length = {before.length.switches + (before.step.thread != thread), before.length.steps + 1};
            }
            next.unsatisfied &= enabled_[inner.target] & ~bit_of(thread);
            if (inner.target == start && next.unsatisfied == 0) {
                next.is_closed = true;
                next.length.switches += next.first_thread != thread;
            }
            add(next);
        }
    }

    void add(const Partial& next) {
        if (best_ && next.length >= best_length_) return;
        if (!next.is_closed) {
            Key key{next.node, next.step.thread, next.first_thread, next.unsatisfied};
            auto [known, is_new] = seen_.try_emplace(key, next.length);
            if (!is_new && known->second <= next.length) return;
            known->second = next.length;
        }
        queue_.emplace(next.length, static_cast<std::uint32_t>(partials_.size()));
        partials_.push_back(next);
    }

    void keep(std::uint32_t start, std::uint32_t at) {
        best_length_ = partials_[at].length;
        best_.emplace(Cycle{start, {}});
        for (; at != kNone; at = partials_[at].parent) best_->steps.push_back(partials_[at].step);
        std::reverse(best_->steps.begin(), best_->steps.end());
    }

    const Component& component_;
    std::uint64_t budget_;
    std::vector<std::uint32_t> threads_;
    std::vector<Threads> enabled_;  // by node
    std::vector<Partial> partials_;
    std::map<Key, Length> seen_;
    using Queued = std::pair<Length, std::uint32_t>;
    std::priority_queue<Queued, std::vector<Queued>, std::greater<>> queue_;
    std::optional<Cycle> best_;
    Length best_length_;
};

}  // namespace

std::optional<Cycle> simplest_cycle(const Component& component, std::uint64_t budget) {
    return CycleSearch(component, budget).run();
}

Path path_inside(const Component& component, std::uint32_t from, std::uint32_t to) {
    struct Arrival {
        std::uint32_t from;
        Step step;
    };
    std::map<std::uint32_t, Arrival> arrivals{{from, {from, {}}}};
    std::queue<std::uint32_t> reached({from});
    for (; !arrivals.contains(to); reached.pop()) {
        for (const Component::InnerStep& inner : component.nodes[reached.front()].steps)
            if (arrivals.try_emplace(inner.target, Arrival{reached.front(), inner.step}).second) reached.push(inner.target);
    }
    Path path;
    for (std::uint32_t node = to; node != from; node = arrivals[node].from) path.push_back(arrivals[node].step);
    std::reverse(path.begin(), path.end());
    return path;
}

bool is_fair_cycle(System& system, const Path& stem, const Path& cycle) {
    std::vector<Step> enabled;
    auto take = [&](const Step& step) {
        system.enabled(enabled);
        if (std::find(enabled.begin(), enabled.end(), step) == enabled.end()) return false;
        Outcome outcome = system.take(step);
        return outcome == Outcome::Running || outcome == Outcome::Notable;
    };
    auto threads = [&] {
        system.enabled(enabled);
        std::set<std::uint32_t> found;
        for (const Step& step : enabled) found.insert(step.thread);
        return found;
    };
    system.push_mark();
    bool goes_on = !cycle.empty() && std::all_of(stem.begin(), stem.end(), take);
    Hash128 start = system.fingerprint();
    std::set<std::uint32_t> unsatisfied = threads();
    for (std::size_t i = 0; i < cycle.size() && goes_on; ++i) {
        goes_on = take(cycle[i]);
        unsatisfied.erase(cycle[i].thread);
        std::set<std::uint32_t> now = threads();
        std::erase_if(unsatisfied, [&](std::uint32_t thread) { return !now.contains(thread); });
    }
    goes_on = goes_on && unsatisfied.empty() && system.fingerprint() == start;
    system.undo();
    system.pop_mark();
    return goes_on;
}

}  // namespace raceproof::search
