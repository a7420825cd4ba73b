// Random executions, one after the other. Same seed, same executions. A depth limit is advisable: an execution need not end.
#include <new>

#include "search/meter.h"
#include "search/strategy.h"

namespace raceproof::search {

namespace {

class RandomWalks final : public Strategy {
  public:
    RandomWalks(std::uint64_t seed, std::uint64_t count) : random_(seed), count_(count) {}

    Result run(System& system, Store& store, Visitor& visitor, const Limits& limits) override {
        Meter meter(store, visitor, limits);
        system.push_mark();
        Bound bound = Bound::None;
        for (std::uint64_t i = 0; bound == Bound::None && (count_ == 0 || i < count_); ++i) {
            bound = walk(system, store, visitor, meter);
            system.undo();
        }
        system.pop_mark();
        meter.finish();
        return {bound == Bound::None ? Bound::Executions : bound, meter.statistics};
    }

  private:
    Bound walk(System& system, Store& store, Visitor& visitor, Meter& meter) try {
        Path path;
        for (;;) {
            if (store.insert(system)) meter.entered(path.size());
            system.enabled(found_);
            if (found_.empty()) return end(meter, visitor.on_deadlock(path));
            if (meter.is_too_deep(path.size())) return end(meter, Verdict::GoOn);
            if (Bound bound = meter.check(); bound != Bound::None) return bound;
            path.push_back(found_[next_random() % found_.size()]);
            ++meter.statistics.transitions;
            switch (system.take(path.back())) {
                case Outcome::Running: break;
                case Outcome::Notable:
                    if (visitor.on_notable(path) == Verdict::Stop) return end(meter, Verdict::Stop);
                    break;
                case Outcome::Ended: return end(meter, visitor.on_end(path));
                case Outcome::GivenUp: return end(meter, Verdict::GoOn);
                case Outcome::Violation: return end(meter, visitor.on_violation(path));
                case Outcome::Unsupported: visitor.on_unsupported(path); return Bound::Unsupported;
            }
        }
    } catch (const std::bad_alloc&) {
        return Bound::Memory;
    }

    static Bound end(Meter& meter, Verdict verdict) {
        ++meter.statistics.executions;
        return verdict == Verdict::Stop ? Bound::Found : Bound::None;
    }

    std::uint64_t next_random() { return random_ = mix64(random_, 0x5851f42d4c957f2du); }

    std::uint64_t random_;
    std::uint64_t count_;
    std::vector<Step> found_;
};

}  // namespace

std::unique_ptr<Strategy> random_walks(std::uint64_t seed, std::uint64_t count) {
    return std::make_unique<RandomWalks>(seed, count);
}

}  // namespace raceproof::search
