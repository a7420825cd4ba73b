// Depth-first search for cycles that a fair scheduler can repeat for ever.
//
// The idea: an execution that does not end stays, from some point on, in one strongly connected component of the graph of
// states, and takes some of its steps again and again. It is fair (weakly: no thread that could always go on is left out for
// ever) if every thread is disabled in some state of the component or takes a step inside it. A component has such an execution
// exactly if it satisfies this as a whole, since a walk can go through all of its states and steps. So it is enough to look at
// components, which Tarjan's algorithm (1972) gives one by one. Nor is it an execution if a thread puts off for ever what is due
// sometime (System::is_due_sometime): whoever looks at the clock again and again sees time pass.
//
// Invariants of Tarjan's stack: a step that leads to a state that is on the stack, or to a new one that is still there when its
// subtree is done, stays inside its component. Nodes, their enabled threads and the inner steps are each kept in a vector in the
// order of discovery, of which a component is the end.
//
// Cost: beyond the store, some 100 bytes for each state of the components that are not complete yet, and a mark a level.
#include <algorithm>
#include <unordered_map>

#include "base/verify.h"
#include "search/exploration.h"
#include "search/simplest_cycle.h"

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

// A step, or one that is due sometime.
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

class FairCyclesExploration final : Exploration {
  public:
    using Exploration::Exploration;

    SearchResult run() {
        return Exploration::run([this] { explore(); });
    }

  private:
    using StepIterator = std::vector<InnerStep>::const_iterator;

    void explore() {
        store_.insert(system_);
        open(1.0);
        while (!is_over() && !levels_.empty() && goes_on()) {
            Level& level = levels_.back();
            system_.undo();
            path_.resize(levels_.size() - 1);
            if (level.next == level.end) {
                close();
                continue;
            }
            path_.push_back(steps_[level.next++]);
            follow(level.share);
        }
    }

    // Takes the last step of the path and looks at where it leads.
    void follow(double share) {
        if (!take(share)) return;
        if (!is_new(share)) {
            if (auto known = on_stack_.find(system_.fingerprint()); known != on_stack_.end()) stay_inside(known->second);
            return;
        }
        if (is_short_enough(share))
            open(share);
        else
            meter_.entered(path_.size());
    }

    // The system stands in a state that is new.
    void open(double share) {
        meter_.entered(path_.size());
        if (!find_steps(share)) return;
        auto number = static_cast<std::uint32_t>(nodes_.size());
        if (number == UINT32_MAX) return stop(Bound::Memory);
        nodes_.push_back({system_.fingerprint(), number, threads_.size()});
        on_stack_.emplace(nodes_.back().fingerprint, number);
        for (const Step& step : found_)
            if (threads_.size() == nodes_.back().threads || threads_.back() != step.thread) threads_.push_back(step.thread);
        for (const Step& step : found_)
            if (system_.is_due_sometime(step)) due_steps_.push_back({number, step});
        std::size_t first = steps_.size();
        steps_.insert(steps_.end(), found_.begin(), found_.end());
        levels_.push_back({first, first, steps_.size(), number, share / static_cast<double>(found_.size())});
        push_mark();
    }

    // The last step of the path leads to this node of the same component.
    void stay_inside(std::uint32_t target) {
        std::uint32_t from = levels_.back().node;
        inner_steps_.push_back({from, path_.back()});
        nodes_[from].lowlink = std::min(nodes_[from].lowlink, nodes_[target].lowlink);
    }

    // All steps of the last level's state are done, and the system stands there.
    void close() {
        std::uint32_t node = levels_.back().node;
        bool is_root = nodes_[node].lowlink == node;
        if (is_root) complete(node);
        if (is_over()) return;
        pop_mark();
        steps_.resize(levels_.back().first);
        levels_.pop_back();
        if (is_root) return;
        VERIFY(!levels_.empty(), "should have a root above every node");
        stay_inside(node);
    }

    // The nodes from `root` on are a component.
    void complete(std::uint32_t root) {
        auto first_step = inner_steps_.end();
        while (first_step != inner_steps_.begin() && (first_step - 1)->from >= root) --first_step;
        auto first_due = due_steps_.end();
        while (first_due != due_steps_.begin() && (first_due - 1)->from >= root) --first_due;
        if (first_step != inner_steps_.end() && is_fair(root, first_step) && !puts_off(first_due, first_step)) {
            tell(walk(root, first_step));
        }
        due_steps_.erase(first_due, due_steps_.end());
        inner_steps_.erase(first_step, inner_steps_.end());
        for (std::size_t i = root; i < nodes_.size(); ++i) on_stack_.erase(nodes_[i].fingerprint);
        threads_.resize(nodes_[root].threads);
        nodes_.resize(root);
    }

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

    // Does a thread go on from where a step of it is due, but never by such a step?
    bool puts_off(StepIterator first_due, StepIterator first_step) const {
        auto is_taken = [&](const InnerStep& due) {
            return std::any_of(first_step, inner_steps_.end(),
                               [&](const InnerStep& s) { return s.from == due.from && s.step == due.step; });
        };
        return std::any_of(first_due, due_steps_.end(), [&](const InnerStep& due) {
            bool goes_on = std::any_of(first_step, inner_steps_.end(), [&](const InnerStep& s) {
                return s.from == due.from && s.step.thread == due.step.thread;
            });
            return goes_on && std::none_of(first_due, due_steps_.end(), [&](const InnerStep& other) {
                       return other.step.thread == due.step.thread && is_taken(other);
                   });
        });
    }

    std::vector<std::uint32_t> threads_of(std::uint32_t node) const {
        std::size_t end = node + 1 < nodes_.size() ? nodes_[node + 1].threads : threads_.size();
        return {threads_.begin() + static_cast<std::ptrdiff_t>(nodes_[node].threads),
                threads_.begin() + static_cast<std::ptrdiff_t>(end)};
    }

    // The system stands in the first state of the component.
    void tell(const Component& component) {
        Cycle cycle = simplest_cycle(component).value_or(Cycle{});
        Path path = path_;
        system_.push_mark();
        for (const Step& step : path_inside(component, 0, cycle.start)) {
            system_.take(step);
            path.push_back(step);
        }
        if (visitor_.on_fair_cycle(path, cycle.steps) == Decision::Stop) stop(Bound::Found);
        system_.undo();
        system_.pop_mark();
    }

    // Shows the visitor every inner step of the component, the system standing before it.
    Component walk(std::uint32_t root, StepIterator first_step) {
        Component component;
        component.nodes.resize(nodes_.size() - root);
        for (auto inner = first_step; inner != inner_steps_.end(); ++inner)
            component.nodes[inner->from - root].steps.push_back({inner->step, 0});
        for (std::uint32_t node = 0; node < component.nodes.size(); ++node)
            component.nodes[node].enabled = threads_of(root + node);
        struct Stand {
            std::uint32_t node;
            std::size_t next;
        };
        std::vector<bool> seen(component.nodes.size());
        std::vector<Stand> stands{{0, 0}};
        seen[0] = true;
        system_.push_mark();
        while (!stands.empty()) {
            Stand& stand = stands.back();
            system_.undo();
            if (stand.next == component.nodes[stand.node].steps.size()) {
                system_.pop_mark();
                stands.pop_back();
                continue;
            }
            auto& [step, target] = component.nodes[stand.node].steps[stand.next++];
            visitor_.on_cycle_step(step);
            system_.take(step);
            target = on_stack_.at(system_.fingerprint()) - root;
            if (seen[target]) continue;
            seen[target] = true;
            stands.push_back({target, 0});
            system_.push_mark();
        }
        return component;
    }

    std::vector<Level> levels_;
    std::vector<Step> steps_;
    std::vector<Node> nodes_;  // Tarjan's stack
    std::vector<std::uint32_t> threads_;
    std::vector<InnerStep> inner_steps_;
    std::vector<InnerStep> due_steps_;
    std::unordered_map<Hash128, std::uint32_t, HashOfFingerprint> on_stack_;
};

}  // namespace

std::unique_ptr<Strategy> fair_cycles() { return std::make_unique<StrategyOf<FairCyclesExploration>>(); }

}  // namespace raceproof::search
