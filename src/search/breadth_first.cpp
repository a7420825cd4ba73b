// Breadth-first search. A state waits as the step that led to it and the number of the state before: eight to sixteen bytes. To
// expand it the system goes back to where its way and the present one part, and forward from there; neighbours in the queue
// share most of their way.
#include <algorithm>

#include "search/exploration.h"

namespace raceproof::search {

namespace {

struct Node {
    std::uint32_t parent;
    Step step;
};

class BreadthFirstExploration final : Exploration {
  public:
    using Exploration::Exploration;

    SearchResult run() {
        return Exploration::run([this] { explore(); });
    }

  private:
    void explore() {
        store_.insert(system_);
        nodes_.push_back({0, {}});
        meter_.entered(0);
        for (std::uint32_t number = 0; number < nodes_.size() && !is_over(); ++number)
            if (go_to(number)) expand(number);
    }

    // The system stands in this state.
    void expand(std::uint32_t number) {
        if (!find_steps() || !is_short_enough()) return;
        for (std::size_t i = 0; i < found_.size() && goes_on(); ++i) {
            advance(found_[i]);
            if (take() && is_new()) add(number);
            if (is_over()) return;
            go_back();
        }
    }

    void add(std::uint32_t parent) {
        if (nodes_.size() == UINT32_MAX) return stop(Bound::Memory);
        nodes_.push_back({parent, path_.back()});
        meter_.entered(path_.size());
    }

    bool go_to(std::uint32_t number) {
        wanted_.clear();
        for (; number != 0; number = nodes_[number].parent) wanted_.push_back(nodes_[number].step);
        std::reverse(wanted_.begin(), wanted_.end());
        auto parting = std::mismatch(path_.begin(), path_.end(), wanted_.begin(), wanted_.end()).first;
        auto shared = static_cast<std::size_t>(parting - path_.begin());
        while (path_.size() > shared) go_back();
        for (std::size_t i = shared; i < wanted_.size(); ++i) {
            advance(wanted_[i]);
            system_.take(wanted_[i]);
            if (!goes_on()) return false;
        }
        return true;
    }

    void advance(const Step& step) {
        push_mark();
        path_.push_back(step);
    }

    void go_back() {
        system_.undo();
        pop_mark();
        path_.pop_back();
    }

    std::vector<Node> nodes_;
    Path wanted_;
};

}  // namespace

std::unique_ptr<Strategy> breadth_first() { return std::make_unique<StrategyOf<BreadthFirstExploration>>(); }

}  // namespace raceproof::search
