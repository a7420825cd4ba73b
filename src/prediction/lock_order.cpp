#include "prediction/lock_order.h"

#include <algorithm>
#include <limits>

namespace raceproof::prediction {

namespace {

constexpr std::uint32_t none = std::numeric_limits<std::uint32_t>::max();

// Tarjan's algorithm, with a stack of its own: chains of locks may be long.
class Components {
  public:
    explicit Components(const std::vector<std::vector<std::uint32_t>>& successors)
        : successors_(successors),
          component_(successors.size(), none),
          order_(successors.size(), none),
          low_(successors.size()),
          next_(successors.size()) {}

    std::vector<std::uint32_t> run() {
        for (std::uint32_t node = 0; node < successors_.size(); ++node)
            if (order_[node] == none) visit_from(node);
        return std::move(component_);
    }

  private:
    void visit_from(std::uint32_t root) {
        enter(root);
        while (!path_.empty()) {
            std::uint32_t node = path_.back();
            if (next_[node] < successors_[node].size()) {
                std::uint32_t successor = successors_[node][next_[node]++];
                if (order_[successor] == none)
                    enter(successor);
                else if (component_[successor] == none)
                    low_[node] = std::min(low_[node], order_[successor]);
            } else {
                leave(node);
            }
        }
    }

    void enter(std::uint32_t node) {
        order_[node] = low_[node] = visited_++;
        path_.push_back(node);
        open_.push_back(node);
    }

    void leave(std::uint32_t node) {
        path_.pop_back();
        if (!path_.empty()) low_[path_.back()] = std::min(low_[path_.back()], low_[node]);
        if (low_[node] != order_[node]) return;
        for (std::uint32_t member = none; member != node;) {
            member = open_.back();
            open_.pop_back();
            component_[member] = components_;
        }
        ++components_;
    }

    const std::vector<std::vector<std::uint32_t>>& successors_;
    std::vector<std::uint32_t> component_;    // none: not known yet
    std::vector<std::uint32_t> order_, low_;  // when a node was entered; the earliest node that it is known to reach
    std::vector<std::size_t> next_;           // the next successor to look at
    std::vector<std::uint32_t> path_, open_;  // entered and not left; not in a component yet
    std::uint32_t visited_ = 0, components_ = 0;
};

}  // namespace

std::vector<std::uint32_t> components_of(const std::vector<std::vector<std::uint32_t>>& successors) {
    return Components(successors).run();
}

}  // namespace raceproof::prediction
