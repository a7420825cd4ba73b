#include "schedules/scheduler.h"

#include "base/hash128.h"

namespace raceproof::schedules {

using machine::OperationKind;
using machine::ScheduleStep;
using state::ThreadId;

namespace {

class RoundRobin final : public Scheduler {
  public:
    std::size_t choose(std::span<const Candidate> candidates) override {
        std::size_t same = find_first(candidates, current_);
        bool goes_on = same < candidates.size() && candidates[same].step.thread == current_ && used_ < kQuantum &&
                       !gives_way(candidates[same].operation.kind);
        if (goes_on) {
            ++used_;
            return same;
        }
        std::size_t next = find_first(candidates, static_cast<ThreadId>(static_cast<std::uint16_t>(current_) + 1));
        if (next == candidates.size()) next = 0;
        current_ = candidates[next].step.thread;
        used_ = 1;
        return next;
    }

  private:
    static constexpr int kQuantum = 64;

    // A thread that yields, watches others, or has run for long without synchronising may be waiting for somebody else.
    static bool gives_way(OperationKind kind) {
        return kind == OperationKind::Yield || kind == OperationKind::ObserveThread || kind == OperationKind::Continue;
    }

    // The first candidate of this thread or a later one.
    static std::size_t find_first(std::span<const Candidate> candidates, ThreadId thread) {
        std::size_t index = 0;
        while (index < candidates.size() && candidates[index].step.thread < thread) ++index;
        return index;
    }

    ThreadId current_{0};
    int used_ = 0;
};

class Random final : public Scheduler {
  public:
    explicit Random(std::uint64_t seed) : state_(seed) {}
    std::size_t choose(std::span<const Candidate> candidates) override {
        state_ += 0x9e3779b97f4a7c15u;
        return mix64(state_, state_ >> 32) % candidates.size();
    }

  private:
    std::uint64_t state_;
};

class Replay final : public Scheduler {
  public:
    explicit Replay(std::vector<ScheduleStep> steps) : steps_(std::move(steps)) {}
    std::size_t choose(std::span<const Candidate> candidates) override {
        if (position_ == steps_.size()) return kNoChoice;
        const ScheduleStep& wanted = steps_[position_++];
        for (std::size_t i = 0; i < candidates.size(); ++i)
            if (candidates[i].step == wanted) return i;
        return kNoChoice;
    }

  private:
    std::vector<ScheduleStep> steps_;
    std::size_t position_ = 0;
};

}  // namespace

std::unique_ptr<Scheduler> round_robin_scheduler() { return std::make_unique<RoundRobin>(); }
std::unique_ptr<Scheduler> random_scheduler(std::uint64_t seed) { return std::make_unique<Random>(seed); }
std::unique_ptr<Scheduler> replay_scheduler(std::vector<ScheduleStep> steps) {
    return std::make_unique<Replay>(std::move(steps));
}

}  // namespace raceproof::schedules
