// Executions from the start, one after the other, each step chosen by a sampler. A depth limit is advisable: an execution need
// not end.
#include "search/exploration.h"
#include "search/sampler.h"

namespace raceproof::search {

namespace {

class SamplingExploration final : Exploration {
  public:
    SamplingExploration(System& system, Store& store, Visitor& visitor, const Limits& limits, Sampler& sampler)
        : Exploration(system, store, visitor, limits), sampler_(sampler) {}

    SearchResult run(std::uint64_t count) {
        SearchResult result = Exploration::run([this, count] {
            for (std::uint64_t i = 0; !is_over() && (count == 0 || i < count); ++i) {
                sample();
                system_.undo();
            }
            if (!is_over()) stop(Bound::Executions);
        });
        result.guarantee = sampler_.guarantee();
        return result;
    }

  private:
    void sample() {
        path_.clear();
        sampler_.begin_execution();
        for (bool goes_further = true; goes_further;) {
            if (store_.insert(system_)) meter_.entered(path_.size());
            if (!find_steps()) break;
            if (!is_short_enough() || !goes_on()) return sampler_.end_execution(Sampler::End::Cut);
            path_.push_back(sampler_.choose(system_, found_));
            goes_further = take();
            if (goes_further) sampler_.taken(system_);
        }
        sampler_.end_execution(Sampler::End::Whole);
    }

    Sampler& sampler_;
};

class Sampling final : public Strategy {
  public:
    Sampling(std::unique_ptr<Sampler> sampler, std::uint64_t count) : sampler_(std::move(sampler)), count_(count) {}

    SearchResult run(System& system, Store& store, Visitor& visitor, const Limits& limits) override {
        return SamplingExploration(system, store, visitor, limits, *sampler_).run(count_);
    }

  private:
    std::unique_ptr<Sampler> sampler_;
    std::uint64_t count_;
};

}  // namespace

std::unique_ptr<Strategy> sampling(std::unique_ptr<Sampler> sampler, std::uint64_t count) {
    return std::make_unique<Sampling>(std::move(sampler), count);
}

}  // namespace raceproof::search
