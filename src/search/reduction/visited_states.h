// What the reduced search knows of the states that it has visited: what can follow each, and which threads slept there.
//
// A state is visited several times if its visits have different pasts or different sleepers (Store::earlier), and what they know
// counts together. Visits are sorted into strongly connected components as they are left (Tarjan 1972): what follows a state is
// known when its component is *complete*, that is, when nothing in it can reach the present execution any more.
//
// Invariants. `incomplete_` ascends, and holds those visits that were left and can still reach a level of the present execution.
// From an incomplete visit the chain of `place` leads to a present one.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "search/reduction/execution_stack.h"
#include "search/reduction/sleep_sets.h"
#include "search/reduction/summaries.h"
#include "search/store.h"

namespace raceproof::search {

class VisitedStates {
  public:
    VisitedStates(Store& store, Summaries& summaries, SleepSets& sleep_sets)
        : store_(store), summaries_(summaries), sleep_sets_(sleep_sets) {}

    // Visits are added in the order of their numbers.
    void add(SleepSets::Id asleep) { visits_.push_back({.asleep = asleep}); }
    SleepSets::Id asleep(std::uint32_t visit) const { return visits_[visit].asleep; }
    void enter(std::uint32_t visit, std::uint32_t place) { visits_[visit].place = place; }
    // Nothing of the present execution can be reached from there.
    void complete(std::uint32_t visit, Summaries::Id summary) {
        visits_[visit].status = Status::Complete;
        visits_[visit].summary = summary;
    }
    // The top level is left, and an earlier one can be reached from it: the visit of that one.
    void leave_incomplete(const Level& level, std::uint32_t reaches);
    // The top level is left, and all states of its component were explored. Completes the level's summary.
    void complete_component(Level& level);

    // What all visits up to the latest tell of what can follow the state.
    struct Prospect {
        Summaries::Id summary = Summaries::kNothing;
        std::optional<std::uint32_t> reaches;  // the first level of the present execution that can be reached
        bool is_that_level = false;            // the state itself is that level
    };
    Prospect prospect(std::uint32_t latest);

    // Did all threads go at the earlier visits that subsume this one, but for those that sleep now?
    bool is_explored(const Store::Visit& visit, SleepSets::Id asleep);
    // Who slept at any of the visits.
    SleepSets::Id slept(std::uint32_t latest);

  private:
    enum class Status : std::uint8_t { Present, Incomplete, Complete };
    struct VisitedState {
        Status status = Status::Present;
        std::uint32_t place = 0;  // Present: its level. Incomplete: the visit of an earlier state that can be reached from it
        Summaries::Id summary = Summaries::kNothing;
        SleepSets::Id asleep = SleepSets::kNobody;  // when the execution came there
    };

    template <class Look>
    void for_each_visit(std::uint32_t latest, Look look) const {
        for (std::optional<std::uint32_t> next = latest; next; next = store_.earlier(*next)) look(*next);
    }

    Store& store_;
    Summaries& summaries_;
    SleepSets& sleep_sets_;
    std::vector<VisitedState> visits_;
    std::vector<std::uint32_t> incomplete_;
    std::vector<std::uint32_t> enough_;  // of is_explored
};

}  // namespace raceproof::search
