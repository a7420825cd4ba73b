// Depth-first search. Only states with several steps are marked: a state with one is never come back to.
#include "search/exploration.h"

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

class DepthFirstExploration final : Exploration {
  public:
    using Exploration::Exploration;

    SearchResult run() {
        return Exploration::run([this] { explore(); });
    }

  private:
    void explore() {
        store_.insert(system_);
        open(1.0);
        while (!is_over() && !levels_.empty() && goes_on()) {
            Level& level = levels_.back();
            if (level.next == level.end) {
                close();
                continue;
            }
            if (level.next != level.first) system_.undo();
            path_.resize(levels_.size() - 1);
            path_.push_back(steps_[level.next++]);
            follow(level.share);
        }
    }

    // Takes the last step of the path and looks at where it leads.
    void follow(double share) {
        if (!take(share) || !is_new(share)) return;
        if (is_short_enough(share))
            open(share);
        else
            meter_.entered(path_.size());
    }

    // The system stands in a state that is new.
    void open(double share) {
        meter_.entered(path_.size());
        if (!find_steps(share)) return;
        std::size_t first = steps_.size();
        steps_.insert(steps_.end(), found_.begin(), found_.end());
        levels_.push_back({first, first, steps_.size(), share / static_cast<double>(found_.size())});
        if (found_.size() > 1) push_mark();
    }

    void close() {
        if (levels_.back().width() > 1) pop_mark();
        steps_.resize(levels_.back().first);
        levels_.pop_back();
    }

    std::vector<Level> levels_;
    std::vector<Step> steps_;
};

}  // namespace

std::unique_ptr<Strategy> depth_first() { return std::make_unique<StrategyOf<DepthFirstExploration>>(); }

}  // namespace raceproof::search
