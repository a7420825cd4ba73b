// Depth-first search that looks at all successors of a state before it goes on with the one of the highest heuristic value.
//
// The paper (Kim, Yavuz-Kahveci, Sanders 2009, figure 5) keeps states in a queue by the priority `value + depth * MAX`, no value
// being above MAX. When a state of depth d is taken from it, none deeper is left there; so of depth d + 1 the queue never holds
// any but the successors of one state, and going depth-first through successors sorted by value visits the states in the same
// order (heuristic_first_test.cpp). Nothing has to be stored but the present execution.
//
// Cost: a successor is reached twice, by looking at it and by going on there, unless it is the only one. What is wrong with one
// is found by looking, before any is gone on with.
#include <algorithm>

#include "search/exploration.h"

namespace raceproof::search {

namespace {

struct Successor {
    Step step;
    std::uint32_t heuristic_value;
    double share;
};

// A state of the present execution, and which of its new successors were gone on with.
struct Level {
    std::size_t first;  // its successors in `successors_`, which end where the next level's begin
    std::size_t next;
    std::size_t end;
    bool is_marked;
};

class HeuristicFirstExploration final : Exploration {
  public:
    using Exploration::Exploration;

    SearchResult run() {
        return Exploration::run([this] { explore(); });
    }

  private:
    void explore() {
        store_.insert(system_);
        meter_.entered(0);
        expand(1.0);
        while (!is_over() && !levels_.empty()) {
            Level& level = levels_.back();
            path_.resize(levels_.size() - 1);
            if (level.next == level.end) {
                close();
                continue;
            }
            Successor successor = successors_[level.next++];
            if (level.is_marked) {
                system_.undo();
                system_.take(successor.step);
            }
            path_.push_back(successor.step);
            expand(successor.share);
        }
    }

    // The system stands in a new state. Looks at what follows.
    void expand(double share) {
        if (!find_steps(share)) return;
        double each = share / static_cast<double>(found_.size());
        std::size_t first = successors_.size();
        bool is_marked = found_.size() > 1;
        if (is_marked) push_mark();
        for (std::size_t i = 0; i < found_.size() && goes_on(); ++i) {
            if (i > 0) system_.undo();
            look_at(found_[i], each);
            if (is_over()) return;
        }
        auto begin = successors_.begin() + static_cast<std::ptrdiff_t>(first);
        std::stable_sort(begin, successors_.end(),
                         [](const Successor& a, const Successor& b) { return a.heuristic_value > b.heuristic_value; });
        levels_.push_back({first, first, successors_.size(), is_marked});
    }

    void look_at(const Step& step, double share) {
        path_.push_back(step);
        if (take(share) && is_new(share)) {
            meter_.entered(path_.size());
            if (is_short_enough(share)) successors_.push_back({step, system_.heuristic_value(), share});
        }
        path_.pop_back();
    }

    void close() {
        if (levels_.back().is_marked) pop_mark();
        successors_.resize(levels_.back().first);
        levels_.pop_back();
    }

    std::vector<Level> levels_;
    std::vector<Successor> successors_;
};

}  // namespace

std::unique_ptr<Strategy> heuristic_first() { return std::make_unique<StrategyOf<HeuristicFirstExploration>>(); }

}  // namespace raceproof::search
