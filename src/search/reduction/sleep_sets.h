// Threads that need not go (Godefroid 1996): when all steps of a thread were taken from a state, the thread *sleeps* while those
// of other threads are taken there, and in what follows, until one of them is dependent on its own. So long its steps stay as
// they are, and every execution that could begin with one of them was explored where they were taken.
//
// A sleeper is known by its steps, with what they accessed. Sets of sleepers are stored once, each with a number; who of them
// sleeps on after a step is computed once.
#pragma once

#include <cstdint>

#include "search/reduction/pair_map.h"
#include "search/reduction/set_table.h"
#include "search/reduction/step_table.h"

namespace raceproof::search {

class SleepSets {
  public:
    using Id = SetTable::Id;
    static constexpr Id kNobody = SetTable::kEmpty;
    // Of one thread in one state: as many as its operation has outcomes.
    using Steps = SetTable::Id;
    static constexpr Steps kNone = SetTable::kEmpty;

    // Of steps that are known there.
    explicit SleepSets(const StepTable& table) : table_(table) {}

    Steps add(Steps steps, StepId step);
    Id with(Id sleepers, Steps steps);
    // Who of them sleeps on when the step was taken.
    Id after(Id sleepers, StepId step);
    Id unite(Id left, Id right) { return sets_.unite(left, right); }
    Id intersect(Id left, Id right) { return sets_.intersect(left, right); }
    bool is_subset(Id left, Id right) { return sets_.intersect(left, right) == left; }
    bool contains(Id sleepers, std::uint64_t thread_name) const;
    // Does the thread sleep, and does the step depend on its own?
    bool is_woken(Id sleepers, std::uint64_t thread_name, StepId step) const;

  private:
    bool is_dependent(Steps steps, StepId step) const;

    const StepTable& table_;
    SetTable steps_, sets_;
    PairMap after_;
};

}  // namespace raceproof::search
