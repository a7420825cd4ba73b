#include "search/sampler.h"

#include <algorithm>
#include <cmath>
#include <unordered_map>

#include "search/fingerprint_table.h"
#include "search/random.h"

namespace raceproof::search {

namespace {

class UniformSampler final : public Sampler {
  public:
    explicit UniformSampler(std::uint64_t seed) : random_(seed) {}
    Step choose(System&, const std::vector<Step>& steps) override { return steps[random_.below(steps.size())]; }

  private:
    Random random_;
};

// Which of a thread's outcomes: priorities are the threads'.
Step any_of_thread(const std::vector<Step>& steps, std::uint32_t thread, Random& random) {
    auto of_thread = [thread](const Step& step) { return step.thread == thread; };
    auto wanted = random.below(static_cast<std::uint64_t>(std::count_if(steps.begin(), steps.end(), of_thread)));
    for (const Step& step : steps)
        if (of_thread(step) && wanted-- == 0) return step;
    return steps.front();
}

class PrioritySampler final : public Sampler {
  public:
    PrioritySampler(std::uint64_t seed, std::uint64_t depth) : random_(seed), depth_(depth) {}

    void begin_execution() override {
        priorities_.clear();
        steps_ = 0;
        has_spun_ = false;
        seen_ = FingerprintTable();
        change_points_.clear();
        for (std::uint64_t i = 1; i < depth_; ++i) change_points_.push_back(random_.below(most_steps_));
    }

    Step choose(System&, const std::vector<Step>& steps) override {
        std::uint32_t best = steps.front().thread;
        for (const Step& step : steps)
            if (priority(step.thread) > priority(best)) best = step.thread;
        running_ = best;
        return any_of_thread(steps, best, random_);
    }

    void taken(System& system) override {
        for (std::size_t i = 0; i < change_points_.size(); ++i)
            if (change_points_[i] == steps_) priorities_[running_] = static_cast<std::int64_t>(i) + 1;
        ++steps_;
        if (seen_.insert(system.fingerprint())) return;
        has_spun_ = true;
        priorities_[running_] = -++falls_;
    }

    void end_execution(End end) override {
        ++steps_;  // the last step
        std::uint64_t threads = priorities_.size();
        bool is_within = steps_ <= most_steps_ && threads <= most_threads_;
        most_steps_ = std::max(most_steps_, steps_);
        most_threads_ = std::max(most_threads_, threads);
        // Earlier executions drew their points for shorter ones.
        if (!is_within) counted_ = 0;
        if (is_within && end == End::Whole && !has_spun_) ++counted_;
    }

    std::optional<Guarantee> guarantee() const override {
        if (counted_ == 0) return std::nullopt;
        double chance = 1 / (static_cast<double>(most_threads_) *
                             std::pow(static_cast<double>(most_steps_), static_cast<double>(depth_ - 1)));
        double missed = std::exp(static_cast<double>(counted_) * std::log1p(-std::min(chance, 1.0)));
        return Guarantee{depth_, most_threads_, most_steps_, counted_, 1 - missed};
    }

  private:
    // Drawn when the thread is first seen: above what change points give, which is above what threads that spin get.
    std::int64_t priority(std::uint32_t thread) {
        auto [entry, is_new] = priorities_.try_emplace(thread, 0);
        if (is_new) entry->second = static_cast<std::int64_t>(random_.next() >> 2 | std::uint64_t{1} << 61);
        return entry->second;
    }

    Random random_;
    std::uint64_t depth_;
    std::uint64_t most_steps_ = 1, most_threads_ = 1;  // of an execution so far
    std::uint64_t counted_ = 0;                        // executions that the guarantee rests on
    // Of the present execution.
    std::unordered_map<std::uint32_t, std::int64_t> priorities_;
    std::vector<std::uint64_t> change_points_;  // after the i-th the running thread has priority i + 1
    std::uint64_t steps_ = 0;
    std::int64_t falls_ = 0;  // of threads that spin
    std::uint32_t running_ = 0;
    bool has_spun_ = false;
    FingerprintTable seen_;
};

class PartialOrderSampler final : public Sampler {
  public:
    explicit PartialOrderSampler(std::uint64_t seed) : random_(seed) {}

    void begin_execution() override { priorities_.clear(); }

    Step choose(System& system, const std::vector<Step>& steps) override {
        std::uint32_t best = steps.front().thread;
        for (const Step& step : steps)
            if (priority(step.thread) > priority(best)) best = step.thread;
        Step chosen = any_of_thread(steps, best, random_);
        std::optional<Access> executed = system.operation(chosen);
        priorities_.erase(best);
        for (const Step& step : steps) {
            if (step.thread == best || !executed) continue;
            if (std::optional<Access> other = system.operation(step); other && are_dependent(*executed, *other))
                priorities_.erase(step.thread);
        }
        return chosen;
    }

  private:
    std::uint64_t priority(std::uint32_t thread) {
        auto [entry, is_new] = priorities_.try_emplace(thread, 0);
        if (is_new) entry->second = random_.next();
        return entry->second;
    }

    Random random_;
    std::unordered_map<std::uint32_t, std::uint64_t> priorities_;  // of each thread's pending operation
};

}  // namespace

std::unique_ptr<Sampler> uniform_sampler(std::uint64_t seed) { return std::make_unique<UniformSampler>(seed); }
std::unique_ptr<Sampler> priority_sampler(std::uint64_t seed, std::uint64_t depth) {
    return std::make_unique<PrioritySampler>(seed, depth);
}
std::unique_ptr<Sampler> partial_order_sampler(std::uint64_t seed) { return std::make_unique<PartialOrderSampler>(seed); }

}  // namespace raceproof::search
