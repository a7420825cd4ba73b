// A small system whose states can be counted by hand: threads that run short lists of operations on a few shared numbers.
#pragma once

#include <cstdint>
#include <functional>
#include <vector>

#include "search/system.h"

namespace raceproof::search::testing {

struct MockState {
    std::vector<std::uint32_t> position;  // of each thread: its next operation
    std::vector<int> numbers;
    friend bool operator==(const MockState&, const MockState&) = default;
};

struct MockOperation {
    std::function<bool(const MockState&)> is_enabled = [](const MockState&) { return true; };
    // Where the thread goes on, after changing the numbers; kNext for the operation behind this one.
    std::function<std::uint32_t(MockState&, std::uint32_t alternative)> execute;
    std::uint32_t alternatives = 1;
    Outcome outcome = Outcome::Running;
    std::optional<Access> operation;
    std::uint32_t heuristic_value = 0;
    std::uint32_t due_alternative = UINT32_MAX;  // that is due sometime

    static constexpr std::uint32_t kNext = UINT32_MAX;
};

class MockSystem final : public System {
  public:
    using ThreadCode = std::vector<MockOperation>;

    MockSystem(std::vector<ThreadCode> threads, std::size_t numbers) : threads_(std::move(threads)) {
        state_.position.resize(threads_.size());
        state_.numbers.resize(numbers);
    }

    void enabled(std::vector<Step>& steps) override {
        steps.clear();
        for (std::uint32_t thread = 0; thread < threads_.size(); ++thread) {
            if (has_ended(thread)) continue;
            const MockOperation& operation = next_of(thread);
            for (std::uint32_t i = 0; operation.is_enabled(state_) && i < operation.alternatives; ++i)
                steps.push_back({thread, i});
        }
    }

    Outcome take(const Step& step) override {
        ++work_;
        const MockOperation& operation = next_of(step.thread);
        heuristic_value_ = operation.heuristic_value;
        std::uint32_t next = operation.execute(state_, step.alternative);
        state_.position[step.thread] = next == MockOperation::kNext ? state_.position[step.thread] + 1 : next;
        if (operation.outcome != Outcome::Running) return operation.outcome;
        for (std::uint32_t thread = 0; thread < threads_.size(); ++thread)
            if (!has_ended(thread)) return Outcome::Running;
        return Outcome::Ended;
    }

    std::uint32_t thread_count() override { return static_cast<std::uint32_t>(threads_.size()); }
    std::optional<Access> operation(const Step& step) override { return next_of(step.thread).operation; }
    std::uint32_t heuristic_value() override { return heuristic_value_; }
    std::uint64_t work() override { return work_; }
    bool is_due_sometime(const Step& step) override { return next_of(step.thread).due_alternative == step.alternative; }

    Hash128 fingerprint() override {
        Hasher hasher(1);
        for (std::uint32_t position : state_.position) hasher.add(position);
        for (int number : state_.numbers) hasher.add(static_cast<std::uint64_t>(number));
        return hasher.finish();
    }
    std::string contents() override {
        std::string bytes;
        for (std::uint32_t position : state_.position) bytes += std::to_string(position) + ' ';
        for (int number : state_.numbers) bytes += std::to_string(number) + ' ';
        return bytes;
    }

    void push_mark() override { marks_.push_back(state_); }
    void undo() override { state_ = marks_.back(); }
    void pop_mark() override { marks_.pop_back(); }

    const MockState& state() const { return state_; }
    std::size_t mark_count() const { return marks_.size(); }

  private:
    const MockOperation& next_of(std::uint32_t thread) const { return threads_[thread][state_.position[thread]]; }
    bool has_ended(std::uint32_t thread) const { return state_.position[thread] == threads_[thread].size(); }

    std::vector<ThreadCode> threads_;
    MockState state_;
    std::vector<MockState> marks_;
    std::uint32_t heuristic_value_ = 0;  // of the last step
    std::uint64_t work_ = 0;             // steps taken
};

// Operations that mock threads are made of.
inline MockOperation add(std::size_t number, int amount) {
    return {.execute = [=](MockState& state, std::uint32_t) {
        state.numbers[number] += amount;
        return MockOperation::kNext;
    }};
}
inline MockOperation lock(std::size_t number) {
    return {.is_enabled = [=](const MockState& state) { return state.numbers[number] == 0; },
            .execute =
                [=](MockState& state, std::uint32_t) {
                    state.numbers[number] = 1;
                    return MockOperation::kNext;
                }};
}
inline MockOperation unlock(std::size_t number) {
    return {.execute = [=](MockState& state, std::uint32_t) {
        state.numbers[number] = 0;
        return MockOperation::kNext;
    }};
}
// Reads the number until it is not zero.
inline MockOperation spin(std::size_t number, std::uint32_t self) {
    return {.execute = [=](MockState& state, std::uint32_t) { return state.numbers[number] == 0 ? self : self + 1; }};
}
inline MockOperation choose(std::size_t number, std::uint32_t alternatives) {
    return {.execute =
                [=](MockState& state, std::uint32_t alternative) {
                    state.numbers[number] = static_cast<int>(alternative);
                    return MockOperation::kNext;
                },
            .alternatives = alternatives};
}

}  // namespace raceproof::search::testing
