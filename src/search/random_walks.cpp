// Random executions, one after the other. Same seed, same executions. A depth limit is advisable: an execution need not end.
#include "search/exploration.h"

namespace raceproof::search {

namespace {

class RandomWalksRun final : Exploration {
  public:
    RandomWalksRun(System& system, Store& store, Visitor& visitor, const Limits& limits, std::uint64_t seed)
        : Exploration(system, store, visitor, limits), random_(seed) {}

    Result run(std::uint64_t count) {
        return Exploration::run([this, count] {
            for (std::uint64_t i = 0; !is_over() && (count == 0 || i < count); ++i) {
                walk();
                system_.undo();
            }
            if (!is_over()) stop(Bound::Executions);
        });
    }

  private:
    void walk() {
        path_.clear();
        do {
            if (store_.insert(system_)) meter_.entered(path_.size());
            if (!find_steps() || !is_short_enough() || !goes_on()) return;
            path_.push_back(found_[next_random() % found_.size()]);
        } while (take());
    }

    std::uint64_t next_random() { return random_ = mix64(random_, 0x5851f42d4c957f2du); }

    std::uint64_t random_;
};

class RandomWalks final : public Strategy {
  public:
    RandomWalks(std::uint64_t seed, std::uint64_t count) : seed_(seed), count_(count) {}

    Result run(System& system, Store& store, Visitor& visitor, const Limits& limits) override {
        return RandomWalksRun(system, store, visitor, limits, seed_).run(count_);
    }

  private:
    std::uint64_t seed_, count_;
};

}  // namespace

std::unique_ptr<Strategy> random_walks(std::uint64_t seed, std::uint64_t count) {
    return std::make_unique<RandomWalks>(seed, count);
}

}  // namespace raceproof::search
