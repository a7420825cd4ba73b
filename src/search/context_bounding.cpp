// The exact part: executions in the order of their context switches.
//
// A node is a state together with the thread that ran last. Going on with that thread costs nothing, another thread a switch. All
// nodes of one number of switches are visited before any of the next, so the first execution found has the fewest; among those
// with as many, a node is visited again when it is reached in fewer steps. Nodes are come back to by taking their steps again.
#include <algorithm>
#include <unordered_map>

#include "search/goal.h"

namespace raceproof::search {

namespace {

class ContextBounding {
  public:
    ContextBounding(Goal& goal, Path& best) : goal_(goal), system_(goal.system()), best_(best), limit_(Length::of(best)) {}

    bool run() {
        nodes_.push_back({kNoNode, {}, {}});
        frontier_ = {kRoot};
        system_.push_mark();
        while (!frontier_.empty() && !was_cut_) {
            std::vector<std::uint32_t> now = std::move(frontier_);
            frontier_.clear();
            for (std::uint32_t node : now) leave(node);
        }
        system_.undo();
        system_.pop_mark();
        return !was_cut_;
    }

  private:
    static constexpr std::uint32_t kNoNode = UINT32_MAX, kRoot = 0;

    struct Node {
        std::uint32_t parent;
        Step step;  // that led here
        Length length;
    };

    struct KeyHash {
        std::size_t operator()(const Hash128& key) const { return key.low; }
    };

    // Runs every other thread than the last from this node.
    void leave(std::uint32_t node) {
        if (cut() || !can_be_left(node)) return;
        system_.undo();
        if (!go_to(node)) return;
        std::vector<Step> enabled;
        system_.enabled(enabled);
        system_.push_mark();
        bool is_first = true;
        for (const Step& step : enabled) {
            if (node != kRoot && step.thread == nodes_[node].step.thread) continue;
            if (cut()) break;
            if (!is_first) system_.undo();
            is_first = false;
            run_thread(node, step);
        }
        system_.undo();
        system_.pop_mark();
    }

    // With a switch more, could it still be simpler than the best?
    bool can_be_left(std::uint32_t node) const {
        const Length& length = nodes_[node].length;
        return Length{length.switches + (node != kRoot), length.steps + 1} < limit_;
    }

    bool go_to(std::uint32_t node) {
        Path path = path_to(node);
        for (const Step& step : path) goal_.take(step);
        return !cut();
    }

    Path path_to(std::uint32_t node) const {
        Path path;
        for (; node != kRoot; node = nodes_[node].parent) path.push_back(nodes_[node].step);
        std::reverse(path.begin(), path.end());
        return path;
    }

    // Takes a step, then goes on with its thread as long as it can. Outcomes of a choice are tried one after the other.
    void run_thread(std::uint32_t node, Step step) {
        std::vector<Step> enabled;
        for (;;) {
            node = arrive(node, step);
            if (node == kNoNode || cut()) return;
            system_.enabled(enabled);
            auto end = std::remove_if(enabled.begin(), enabled.end(), [&](const Step& s) { return s.thread != step.thread; });
            bool others_can_run = end != enabled.end();
            if (enabled.empty()) {
                if (goal_.is_reached(ExecutionEnd::Deadlock)) improve(node);
                return;
            }
            if (others_can_run && can_be_left(node)) frontier_.push_back(node);
            enabled.erase(end, enabled.end());
            if (enabled.empty()) return;
            if (enabled.size() > 1) return branch(node, enabled);
            step = enabled.front();
        }
    }

    void branch(std::uint32_t node, const std::vector<Step>& alternatives) {
        system_.push_mark();
        for (const Step& step : alternatives) {
            if (cut()) break;
            run_thread(node, step);
            system_.undo();
        }
        system_.pop_mark();
    }

    // The node that the step leads to; none if it is not worth going on there.
    std::uint32_t arrive(std::uint32_t from, const Step& step) {
        Length length = nodes_[from].length;
        ++length.steps;
        if (from != kRoot && nodes_[from].step.thread != step.thread) ++length.switches;
        if (length >= limit_) return kNoNode;
        Outcome outcome = goal_.take(step);
        bool goes_on = outcome == Outcome::Running || outcome == Outcome::Notable;
        bool is_wrong = outcome == Outcome::Violation || outcome == Outcome::Notable;
        if (!goes_on && !is_wrong) return kNoNode;
        auto node = static_cast<std::uint32_t>(nodes_.size());
        nodes_.push_back({from, step, length});
        bool reached =
            (is_wrong && goal_.is_reached(ExecutionEnd::Violation)) || (goes_on && goal_.is_reached(ExecutionEnd::State));
        if (reached) improve(node);
        if (reached || !goes_on) return kNoNode;
        return is_worth(step.thread, length) ? node : kNoNode;
    }

    bool is_worth(std::uint32_t thread, const Length& length) {
        Hasher hasher(thread);
        Hash128 state = system_.fingerprint();
        hasher.add(state.low);
        hasher.add(state.high);
        auto [entry, is_new] = seen_.try_emplace(hasher.finish(), length);
        if (is_new) return true;
        if (entry->second <= length) return false;
        entry->second = length;
        return true;
    }

    void improve(std::uint32_t node) {
        if (nodes_[node].length >= limit_) return;
        best_ = path_to(node);
        limit_ = nodes_[node].length;
    }

    bool cut() { return was_cut_ = was_cut_ || goal_.is_spent(1.0); }

    Goal& goal_;
    System& system_;
    Path& best_;
    Length limit_;  // of the best; only what is simpler is of interest
    std::vector<Node> nodes_;
    std::vector<std::uint32_t> frontier_;  // to be left by a context switch
    std::unordered_map<Hash128, Length, KeyHash> seen_;
    bool was_cut_ = false;
};

}  // namespace

bool search_by_context_switches(Goal& goal, Path& best) { return ContextBounding(goal, best).run(); }

}  // namespace raceproof::search
