// Depth-first search. Only states with several steps are marked: a state with one is never come back to.
#include <new>

#include "search/meter.h"
#include "search/strategy.h"

namespace raceproof::search {

namespace {

// A state of the present execution, and which of its steps were taken.
struct Level {
    std::size_t first;  // its steps in `steps_`, which end where the next level's begin
    std::size_t next;
    std::size_t end;
    double share;  // of the search tree, for each step

    std::size_t width() const { return end - first; }
};

class DepthFirstRun {
  public:
    DepthFirstRun(System& system, Store& store, Visitor& visitor, const Limits& limits)
        : system_(system), store_(store), visitor_(visitor), meter_(store, visitor, limits) {}

    Result run() {
        system_.push_mark();
        Bound bound = explore();
        while (!levels_.empty()) close();
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
            if (level.next == level.end) {
                close();
                continue;
            }
            if (level.next != level.first) system_.undo();
            path_.resize(levels_.size() - 1);
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
        std::size_t first = steps_.size();
        system_.enabled(found_);
        if (found_.empty()) return leaf(share, visitor_.on_deadlock(path_));
        steps_.insert(steps_.end(), found_.begin(), found_.end());
        levels_.push_back({first, first, steps_.size(), share / static_cast<double>(found_.size())});
        if (found_.size() > 1) system_.push_mark();
        return Bound::None;
    }

    void close() {
        if (levels_.back().width() > 1) system_.pop_mark();
        steps_.resize(levels_.back().first);
        levels_.pop_back();
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
};

class DepthFirst final : public Strategy {
  public:
    Result run(System& system, Store& store, Visitor& visitor, const Limits& limits) override {
        return DepthFirstRun(system, store, visitor, limits).run();
    }
};

}  // namespace

std::unique_ptr<Strategy> depth_first() { return std::make_unique<DepthFirst>(); }

}  // namespace raceproof::search
