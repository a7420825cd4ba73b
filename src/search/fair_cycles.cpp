// Depth-first search for cycles that a fair scheduler can go round for ever.
//
// The idea: an execution that does not end stays, from some point on, in one strongly connected component of the graph of
// states, and takes some of its steps again and again. It is fair (weakly: no thread that could always go on is left out for
// ever) if every thread is disabled in some state of the component or takes a step inside it. A component has such an execution
// exactly if it satisfies this as a whole, since a walk can go through all of its states and steps. So it is enough to look at
// components, which Tarjan's algorithm (1972) gives one by one.
//
// Invariants of Tarjan's stack: a step that leads to a state that is on the stack, or to a new one that is still there when its
// subtree is done, stays inside its component. Nodes, their enabled threads and the inner steps are each kept in a vector in the
// order of discovery, of which a component is the end.
//
// Cost: beyond the store, some 100 bytes for each state of the components that are not complete yet, and a mark a level.
#include <algorithm>
#include <new>
#include <unordered_map>

#include "base/verify.h"
#include "search/meter.h"
#include "search/strategy.h"

namespace raceproof::search {

namespace {

struct HashOfFingerprint {
    std::size_t operator()(const Hash128& fingerprint) const { return fingerprint.low; }
};

struct Node {
    Hash128 fingerprint;
    std::uint32_t lowlink;
    std::size_t threads;  // its enabled threads in `threads_`, which end where the next node's begin
};

struct InnerStep {
    std::uint32_t from;
    Step step;
};

// A state of the present execution, and which of its steps were taken.
struct Level {
    std::size_t first, next, end;  // in `steps_`
    std::uint32_t node;
    double share;
};

class FairCyclesRun {
  public:
    FairCyclesRun(System& system, Store& store, Visitor& visitor, const Limits& limits)
        : system_(system), store_(store), visitor_(visitor), meter_(store, visitor, limits) {}

    Result run() {
        system_.push_mark();
        Bound bound = explore();
        for (; !levels_.empty(); levels_.pop_back()) system_.pop_mark();
        system_.undo();
        system_.pop_mark();
        meter_.finish();
        if (bound == Bound::None && was_cut_) bound = Bound::Depth;
        return {bound, meter_.statistics};
    }

  private:
    Bound explore() try {
        store_.insert(system_);
        if (Bound bound = open(1.0); bound != Bound::None) return bound;
        while (!levels_.empty()) {
            if (Bound bound = meter_.check(); bound != Bound::None) return bound;
            Level& level = levels_.back();
            system_.undo();
            path_.resize(levels_.size() - 1);
            if (level.next == level.end) {
                if (Bound bound = close(); bound != Bound::None) return bound;
                continue;
            }
            path_.push_back(steps_[level.next++]);
            if (Bound bound = follow(level.share); bound != Bound::None) return bound;
        }
        return Bound::None;
    } catch (const std::bad_alloc&) {
        return Bound::Memory;
    }

    // Takes the last step of the path and looks at where it leads.
    Bound follow(double share) {
        ++meter_.statistics.transitions;
        switch (system_.take(path_.back())) {
            case Outcome::Running: break;
            case Outcome::Notable:
                if (visitor_.on_notable(path_) == Verdict::Stop) return leaf(share, Verdict::Stop);
                break;
            case Outcome::Ended: return leaf(share, visitor_.on_end(path_));
            case Outcome::GivenUp: return leaf(share, Verdict::GoOn);
            case Outcome::Violation: return leaf(share, visitor_.on_violation(path_));
            case Outcome::Unsupported: visitor_.on_unsupported(path_); return Bound::Unsupported;
        }
        if (!store_.insert(system_)) {
            ++meter_.statistics.matched;
            if (auto known = on_stack_.find(system_.fingerprint()); known != on_stack_.end()) stay_inside(known->second);
            return leaf(share, Verdict::GoOn);
        }
        if (meter_.is_too_deep(path_.size())) {
            was_cut_ = true;
            meter_.entered(path_.size());
            return leaf(share, Verdict::GoOn);
        }
        return open(share);
    }

    // The system stands in a state that is new.
    Bound open(double share) {
        meter_.entered(path_.size());
        system_.enabled(found_);
        if (found_.empty()) return leaf(share, visitor_.on_deadlock(path_));
        auto number = static_cast<std::uint32_t>(nodes_.size());
        if (number == UINT32_MAX) return Bound::Memory;
        nodes_.push_back({system_.fingerprint(), number, threads_.size()});
        on_stack_.emplace(nodes_.back().fingerprint, number);
        for (const Step& step : found_)
            if (threads_.size() == nodes_.back().threads || threads_.back() != step.thread) threads_.push_back(step.thread);
        std::size_t first = steps_.size();
        steps_.insert(steps_.end(), found_.begin(), found_.end());
        levels_.push_back({first, first, steps_.size(), number, share / static_cast<double>(found_.size())});
        system_.push_mark();
        return Bound::None;
    }

    // The last step of the path leads to this node of the same component.
    void stay_inside(std::uint32_t target) {
        std::uint32_t from = levels_.back().node;
        inner_steps_.push_back({from, path_.back()});
        nodes_[from].lowlink = std::min(nodes_[from].lowlink, nodes_[target].lowlink);
    }

    // All steps of the last level's state are done, and the system stands there.
    Bound close() {
        std::uint32_t node = levels_.back().node;
        bool is_root = nodes_[node].lowlink == node;
        Bound bound = is_root ? complete(node) : Bound::None;
        if (bound != Bound::None) return bound;
        system_.pop_mark();
        steps_.resize(levels_.back().first);
        levels_.pop_back();
        if (is_root) return Bound::None;
        VERIFY(!levels_.empty(), "should have a root above every node");
        stay_inside(node);
        return Bound::None;
    }

    // The nodes from `root` on are a component.
    Bound complete(std::uint32_t root) {
        auto first_step = inner_steps_.end();
        while (first_step != inner_steps_.begin() && (first_step - 1)->from >= root) --first_step;
        Verdict verdict = Verdict::GoOn;
        if (first_step != inner_steps_.end() && is_fair(root, first_step)) {
            walk(root, first_step);
            verdict = visitor_.on_fair_cycle(path_);
        }
        inner_steps_.erase(first_step, inner_steps_.end());
        for (std::size_t i = root; i < nodes_.size(); ++i) on_stack_.erase(nodes_[i].fingerprint);
        threads_.resize(nodes_[root].threads);
        nodes_.resize(root);
        return verdict == Verdict::Stop ? Bound::Found : Bound::None;
    }

    using StepIterator = std::vector<InnerStep>::const_iterator;

    // Does every thread that is enabled in all states of the component take a step inside it?
    bool is_fair(std::uint32_t root, StepIterator first_step) const {
        std::vector<std::uint32_t> always = threads_of(root);
        for (auto node = root + 1; node < nodes_.size() && !always.empty(); ++node) {
            std::vector<std::uint32_t> enabled = threads_of(node), both;
            std::set_intersection(always.begin(), always.end(), enabled.begin(), enabled.end(), std::back_inserter(both));
            always = std::move(both);
        }
        return std::all_of(always.begin(), always.end(), [&](std::uint32_t thread) {
            return std::any_of(first_step, inner_steps_.end(), [&](const InnerStep& s) { return s.step.thread == thread; });
        });
    }

    std::vector<std::uint32_t> threads_of(std::uint32_t node) const {
        std::size_t end = node + 1 < nodes_.size() ? nodes_[node + 1].threads : threads_.size();
        return {threads_.begin() + static_cast<std::ptrdiff_t>(nodes_[node].threads),
                threads_.begin() + static_cast<std::ptrdiff_t>(end)};
    }

    // Shows the visitor every inner step of the component, the system standing before it.
    void walk(std::uint32_t root, StepIterator first_step) {
        std::vector<std::vector<Step>> steps(nodes_.size() - root);
        for (auto inner = first_step; inner != inner_steps_.end(); ++inner) steps[inner->from - root].push_back(inner->step);
        struct Stand {
            std::uint32_t node;
            std::size_t next;
        };
        std::vector<bool> seen(steps.size());
        std::vector<Stand> stands{{0, 0}};
        seen[0] = true;
        system_.push_mark();
        while (!stands.empty()) {
            Stand& stand = stands.back();
            system_.undo();
            if (stand.next == steps[stand.node].size()) {
                system_.pop_mark();
                stands.pop_back();
                continue;
            }
            Step step = steps[stand.node][stand.next++];
            visitor_.on_cycle_step(step);
            system_.take(step);
            std::uint32_t target = on_stack_.at(system_.fingerprint()) - root;
            if (seen[target]) continue;
            seen[target] = true;
            stands.push_back({target, 0});
            system_.push_mark();
        }
    }

    Bound leaf(double share, Verdict verdict) {
        ++meter_.statistics.executions;
        meter_.statistics.explored_share += share;
        return verdict == Verdict::Stop ? Bound::Found : Bound::None;
    }

    System& system_;
    Store& store_;
    Visitor& visitor_;
    Meter meter_;
    std::vector<Level> levels_;
    std::vector<Step> steps_;
    std::vector<Step> found_;
    Path path_;
    bool was_cut_ = false;
    std::vector<Node> nodes_;  // Tarjan's stack
    std::vector<std::uint32_t> threads_;
    std::vector<InnerStep> inner_steps_;
    std::unordered_map<Hash128, std::uint32_t, HashOfFingerprint> on_stack_;
};

class FairCycles final : public Strategy {
  public:
    Result run(System& system, Store& store, Visitor& visitor, const Limits& limits) override {
        return FairCyclesRun(system, store, visitor, limits).run();
    }
};

}  // namespace

std::unique_ptr<Strategy> fair_cycles() { return std::make_unique<FairCycles>(); }

}  // namespace raceproof::search
