// Finds the races of the present execution that must be reversed, and who can reverse them (reduction/reversible_races.h).
//
// Candidates are the thread of the operation, and those that the operation comes after although they do not come after the step.
// What is found depends on the present execution, on who can go on in its states, and, to save work, on who is in their backtrack
// sets. Nothing of that is changed here.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "search/reduction/causality.h"
#include "search/reduction/execution_stack.h"
#include "search/reduction/reversible_races.h"
#include "search/reduction/thread_names.h"

namespace raceproof::search {

class RaceFinder {
  public:
    RaceFinder(Causality& causality, const ExecutionStack& stack) : causality_(causality), stack_(stack) {}

    // Of the operation that the thread makes next, with these accesses; `at_once` as in search/effects.h. Valid until the next
    // call.
    const ReversibleRaces& of_operation(std::uint32_t thread, std::span<const Access> accesses, std::size_t at_once);

    // Of what can follow the present state. Calls apply(const ReversibleRaces&) for each access: what one adds to backtrack sets
    // may save the next one work.
    template <class Apply>
    void of_summary(const Summaries& summaries, Summaries::Id summary, const ThreadNames& names, Apply apply) {
        bool is_asking = false;  // about the thread of this name, with nothing passed yet
        std::uint64_t name = 0;
        std::uint32_t thread = 0;
        summaries.each(summary, [&](const Summaries::LaterAccess& later) {
            if (!is_asking || later.thread_name != name) {
                name = later.thread_name;
                thread = names.find_with_ancestors(name);
                causality_.begin(thread);
                is_asking = true;
            }
            found_.clear();
            if (!are_settled(thread, later.access)) {
                is_asking = later.causes.empty();
                for (std::uint32_t number : later.causes) pass(summaries.causes()[number], names);
                add_races(thread, later.access, When::Later);
            }
            if (!found_.all.empty()) apply(found_);
        });
    }

  private:
    // When does the thread make the access?
    enum class When : std::uint8_t {
        Next,   // by what it stands before now
        Later,  // after others that are not known here
    };

    void add_races(std::uint32_t thread, const Access& access, When when);
    // False if the race cannot be reversed there: the thread stood there already and could not go on.
    bool add_race(std::uint32_t thread, std::uint32_t step, When when);
    bool add_race_among_sleepers(std::uint32_t thread, std::uint32_t step, When when);
    void add(std::uint32_t step, ReversibleRace::Remedy remedy, std::size_t first_candidate);
    // If the thread made the access now: is it in the backtrack sets of all states from which it could be first?
    bool are_settled(std::uint32_t thread, const Access& access);
    void pass(const Cause& cause, const ThreadNames& names);

    Causality& causality_;
    const ExecutionStack& stack_;
    ReversibleRaces found_;
    std::vector<std::uint32_t> others_;
};

}  // namespace raceproof::search
