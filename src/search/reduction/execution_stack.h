// The present execution of the reduced search: a *level* for each state that it goes through, with the threads that can go on
// there and what is known of them.
//
// Invariants. The steps and choices of a level lie behind those of the levels before it. The step that a level is taking leads to
// the next level, or to where the system stands. Threads of the *backtrack set* have taken their steps from the state, or will.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "search/reduction/sleep_sets.h"
#include "search/reduction/summaries.h"
#include "search/system.h"

namespace raceproof::search {

// The steps of one thread in a state: taken all, or none.
struct Choice {
    std::uint32_t thread;
    std::size_t first, end;  // steps of the stack
    bool is_in_backtrack_set = false;
    bool is_taken = false;
    bool leads_on = false;      // to anything but back to this state by steps of the thread alone
    bool is_relied_on = false;  // to lead to where a race is reversed
    bool is_asleep = false;     // since before this state: it need not go
};

// A state of the present execution.
struct Level {
    std::size_t first_choice = 0, end_choice = 0;  // choices of the stack
    std::size_t choice = 0;                        // whose steps are being taken
    std::size_t first_step = 0;                    // steps of the stack
    std::size_t next = 0, end = 0;                 // the steps that are being taken
    std::uint32_t visit;
    std::uint32_t threads = 0;  // that there are
    StepId step{};              // that is being taken
    // The first level of the present execution that can be reached again from here (the low-link of Tarjan's algorithm).
    std::uint32_t low;
    Summaries::Id summary = Summaries::kNothing;
    SleepSets::Id asleep;                       // while the step is being taken
    SleepSets::Steps taken = SleepSets::kNone;  // of the choice, before the step
    bool has_sleepers = false;                  // among its choices
    bool is_revisit = false;                    // only threads go that slept at earlier visits
    bool was_left = false;
    // A level from which on, up to this one, all threads are in the backtrack sets; or none is known.
    std::uint32_t all_since = UINT32_MAX;
    double share;  // of the search tree
};

class ExecutionStack {
  public:
    bool empty() const { return levels_.empty(); }
    std::uint32_t depth() const { return static_cast<std::uint32_t>(levels_.size()); }
    Level& top() { return levels_.back(); }
    Level& operator[](std::uint32_t place) { return levels_[place]; }
    const Level& operator[](std::uint32_t place) const { return levels_[place]; }

    std::span<Choice> choices(const Level& level) {
        return {choices_.data() + level.first_choice, level.end_choice - level.first_choice};
    }
    std::span<const Choice> choices(const Level& level) const {
        return {choices_.data() + level.first_choice, level.end_choice - level.first_choice};
    }
    // Whose steps the level is taking.
    Choice& current(const Level& level) { return choices_[level.choice]; }
    const Step& step(std::size_t number) const { return steps_[number]; }

    // With a choice for each thread of the steps, which are sorted by thread.
    Level& push(Level level, std::span<const Step> steps) {
        level.first_choice = choices_.size();
        level.first_step = steps_.size();
        for (const Step& step : steps) {
            if (choices_.size() == level.first_choice || choices_.back().thread != step.thread)
                choices_.push_back({step.thread, steps_.size(), steps_.size()});
            steps_.push_back(step);
            choices_.back().end = steps_.size();
        }
        level.end_choice = choices_.size();
        levels_.push_back(level);
        return levels_.back();
    }
    void pop() {
        steps_.resize(top().first_step);
        choices_.resize(top().first_choice);
        levels_.pop_back();
    }
    std::size_t step_count_of_top() const { return steps_.size() - levels_.back().first_step; }

    // The level begins to take the steps of the choice, which is one of its own.
    void take(Level& level, Choice& choice) {
        choice.is_in_backtrack_set = choice.is_taken = true;
        level.choice = static_cast<std::size_t>(&choice - choices_.data());
        level.next = choice.first;
        level.end = choice.end;
    }

    // The thread's choice in the state, if it can go on there: not if it would only come back to it by its own steps.
    const Choice* find(const Level& level, std::uint32_t thread) const {
        for (const Choice& choice : choices(level))
            if (choice.thread == thread) return only_comes_back(level, choice) ? nullptr : &choice;
        return nullptr;
    }
    Choice* find(const Level& level, std::uint32_t thread) {
        return const_cast<Choice*>(static_cast<const ExecutionStack*>(this)->find(level, thread));
    }

  private:
    bool only_comes_back(const Level& level, const Choice& choice) const {
        return choice.is_taken && !choice.leads_on && &choice != &choices_[level.choice];
    }

    std::vector<Level> levels_;
    std::vector<Choice> choices_;
    std::vector<Step> steps_;
};

}  // namespace raceproof::search
