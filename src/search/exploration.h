// What every strategy does, whatever its order: takes steps, tells the visitor and the meter what came of them, stops at limits
// and when memory is out, and brings the system back to where it stood.
//
// Now and then another search may have the system (Visitor::on_slice). For it the system goes back to where it stood at the
// start; afterwards the path is taken again, with its marks where they were.
//
// A strategy derives from this, keeps its own record of what is still to be done, and explores while `goes_on`. It goes back by
// marks, which it drops itself or leaves to the end of the run. Nothing here is virtual: a step costs what the system takes for
// it.
#pragma once

#include <new>
#include <utility>

#include "base/budget.h"
#include "search/meter.h"
#include "search/strategy.h"

namespace raceproof::search {

class Exploration {
  public:
    Exploration(System& system, Store& store, Visitor& visitor, const Limits& limits)
        : system_(system), store_(store), visitor_(visitor), meter_(store, visitor, limits, system.work()) {}

  protected:
    // Explores from the system's present state and returns there.
    template <class Explore>
    SearchResult run(Explore explore) {
        push_mark();
        std::size_t first_mark = system_.mark_count();
        try {
            explore();
        } catch (const std::bad_alloc&) {
            stop(Bound::Memory);
        } catch (const LimitReached& reached) {
            stop(bound_of(reached.limit));
        }
        // An exception may have left marks that are not the search's own.
        while (first_mark != 0 && system_.mark_count() > first_mark) system_.pop_mark();
        if (first_mark != 0) marks_.resize(1);
        while (marks_.size() > 1) pop_mark();
        system_.undo();
        pop_mark();
        meter_.finish();
        if (bound_ == Bound::None && was_cut_) bound_ = Bound::Depth;
        return {bound_, meter_.statistics};
    }

    void push_mark() {
        system_.push_mark();
        marks_.push_back(path_.size());
    }
    void pop_mark() {
        system_.pop_mark();
        marks_.pop_back();
    }

    bool is_over() const { return bound_ != Bound::None; }
    void stop(Bound bound) { bound_ = bound; }
    // Before each step: is there a limit that ends the search? The path leads to where the system stands, or will stand after
    // the next undo.
    bool goes_on() {
        bound_ = meter_.check(system_.work());
        if (!is_over() && visitor_.wants_slice(meter_.statistics)) [[unlikely]]
            make_room();
        return !is_over();
    }

    // Takes the last step of the path. False if the execution ends there, which is then accounted for.
    bool take(double share = 0) {
        ++meter_.statistics.transitions;
        switch (system_.take(path_.back())) {
            case Outcome::Running: return true;
            case Outcome::Notable:
                if (visitor_.on_notable(path_) == Decision::Continue) return true;
                return leaf(share, Decision::Stop);
            case Outcome::Ended: return leaf(share, visitor_.on_end(path_));
            case Outcome::GivenUp: return leaf(share);
            case Outcome::Violation: return leaf(share, visitor_.on_violation(path_));
            case Outcome::Unsupported: visitor_.on_unsupported(path_); stop(Bound::Unsupported);
        }
        return false;
    }

    // Is the state in which the system stands a new one? An execution that comes to another is done.
    bool is_new(double share = 0) {
        if (store_.insert(system_)) return true;
        ++meter_.statistics.matched;
        return leaf(share);
    }

    // An execution longer than allowed is done too, but not explored.
    bool is_short_enough(double share = 0) {
        if (!meter_.is_too_deep(path_.size())) return true;
        was_cut_ = true;
        return leaf(share);
    }

    // The steps that can be taken now, in `found_`. None: a deadlock, and the execution is done.
    bool find_steps(double share = 0) {
        system_.enabled(found_);
        return !found_.empty() || leaf(share, visitor_.on_deadlock(path_));
    }

    // An execution has ended. Its share of the search tree is explored. Always false: it does not go on.
    bool leaf(double share, Decision verdict = Decision::Continue) {
        ++meter_.statistics.executions;
        meter_.statistics.explored_share += share;
        if (verdict == Decision::Stop) stop(Bound::Found);
        return false;
    }

    System& system_;
    Store& store_;
    Visitor& visitor_;
    Meter meter_;
    Path path_;                // from the start to the present state
    std::vector<Step> found_;  // by find_steps

  private:
    void make_room() {
        std::vector<std::size_t> marks = marks_;
        while (marks_.size() > 1) pop_mark();
        system_.undo();
        bound_ = visitor_.on_slice();
        Path path = std::exchange(path_, {});
        auto mark = marks.begin() + 1;
        for (;;) {
            for (; mark != marks.end() && *mark == path_.size(); ++mark) push_mark();
            if (path_.size() == path.size()) return;
            path_.push_back(path[path_.size()]);
            // What is wrong is told again, or the system would tell it with a later step.
            if (system_.take(path_.back()) == Outcome::Notable && visitor_.on_notable(path_) == Decision::Stop)
                stop(Bound::Found);
        }
    }

    Bound bound_ = Bound::None;
    bool was_cut_ = false;
    std::vector<std::size_t> marks_;  // how long the path was at each
};

// The strategy of explorations that need no options.
template <class Run>
class StrategyOf final : public Strategy {
  public:
    SearchResult run(System& system, Store& store, Visitor& visitor, const Limits& limits) override {
        return Run(system, store, visitor, limits).run();
    }
};

}  // namespace raceproof::search
