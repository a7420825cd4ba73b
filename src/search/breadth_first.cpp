// Breadth-first search. A state waits as the step that led to it and the number of the state before: eight to sixteen bytes. To
// expand it the system goes back to where its way and the present one part, and forward from there; neighbours in the queue
// share most of their way.
#include <algorithm>
#include <new>

#include "search/meter.h"
#include "search/strategy.h"

namespace raceproof::search {

namespace {

struct Node {
    std::uint32_t parent;
    Step step;
};

class BreadthFirstRun {
  public:
    BreadthFirstRun(System& system, Store& store, Visitor& visitor, const Limits& limits)
        : system_(system), store_(store), visitor_(visitor), meter_(store, visitor, limits) {}

    Result run() {
        system_.push_mark();
        Bound bound = explore();
        for (; !path_.empty(); path_.pop_back()) system_.pop_mark();
        system_.undo();
        system_.pop_mark();
        meter_.finish();
        if (bound == Bound::None && was_cut_) bound = Bound::Depth;
        return {bound, meter_.statistics};
    }

  private:
    Bound explore() try {
        store_.insert(system_);
        nodes_.push_back({0, {}});
        meter_.entered(0);
        for (std::uint32_t number = 0; number < nodes_.size(); ++number)
            if (Bound bound = expand(number); bound != Bound::None) return bound;
        return Bound::None;
    } catch (const std::bad_alloc&) {
        return Bound::Memory;
    }

    Bound expand(std::uint32_t number) {
        if (Bound bound = go_to(number); bound != Bound::None) return bound;
        system_.enabled(found_);
        if (found_.empty()) return leaf(visitor_.on_deadlock(path_));
        if (meter_.is_too_deep(path_.size())) {
            was_cut_ = true;
            return leaf(Verdict::GoOn);
        }
        for (std::size_t i = 0; i < found_.size(); ++i) {
            if (Bound bound = meter_.check(); bound != Bound::None) return bound;
            advance(found_[i]);
            Bound bound = look(number);
            if (bound != Bound::None) return bound;
            go_back();
        }
        return Bound::None;
    }

    // The system stands where the last step of the path leads.
    Bound look(std::uint32_t parent) {
        ++meter_.statistics.transitions;
        switch (outcome_) {
            case Outcome::Running: break;
            case Outcome::Notable:
                if (visitor_.on_notable(path_) == Verdict::Stop) return leaf(Verdict::Stop);
                break;
            case Outcome::Ended: return leaf(visitor_.on_end(path_));
            case Outcome::GivenUp: return leaf(Verdict::GoOn);
            case Outcome::Violation: return leaf(visitor_.on_violation(path_));
            case Outcome::Unsupported: visitor_.on_unsupported(path_); return Bound::Unsupported;
        }
        if (!store_.insert(system_)) {
            ++meter_.statistics.matched;
            return leaf(Verdict::GoOn);
        }
        if (nodes_.size() == UINT32_MAX) return Bound::Memory;
        nodes_.push_back({parent, path_.back()});
        meter_.entered(path_.size());
        return Bound::None;
    }

    Bound go_to(std::uint32_t number) {
        wanted_.clear();
        for (; number != 0; number = nodes_[number].parent) wanted_.push_back(nodes_[number].step);
        std::reverse(wanted_.begin(), wanted_.end());
        auto parting = std::mismatch(path_.begin(), path_.end(), wanted_.begin(), wanted_.end()).first;
        auto shared = static_cast<std::size_t>(parting - path_.begin());
        while (path_.size() > shared) go_back();
        for (std::size_t i = shared; i < wanted_.size(); ++i) {
            advance(wanted_[i]);
            if (Bound bound = meter_.check(); bound != Bound::None) return bound;
        }
        return Bound::None;
    }

    void advance(const Step& step) {
        system_.push_mark();
        path_.push_back(step);
        outcome_ = system_.take(step);
    }

    void go_back() {
        system_.undo();
        system_.pop_mark();
        path_.pop_back();
    }

    Bound leaf(Verdict verdict) {
        ++meter_.statistics.executions;
        return verdict == Verdict::Stop ? Bound::Found : Bound::None;
    }

    System& system_;
    Store& store_;
    Visitor& visitor_;
    Meter meter_;
    std::vector<Node> nodes_;
    std::vector<Step> found_;
    Path path_, wanted_;
    Outcome outcome_ = Outcome::Running;
    bool was_cut_ = false;
};

class BreadthFirst final : public Strategy {
  public:
    Result run(System& system, Store& store, Visitor& visitor, const Limits& limits) override {
        return BreadthFirstRun(system, store, visitor, limits).run();
    }
};

}  // namespace

std::unique_ptr<Strategy> breadth_first() { return std::make_unique<BreadthFirst>(); }

}  // namespace raceproof::search
