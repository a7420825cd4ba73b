// Backtrack sets (Flanagan, Godefroid 2005): for each state of the present execution, the threads whose steps must be taken from
// it. They begin with one thread and grow as races turn up (reduction/later_races.h); when a state is left they are persistent
// sets, up to threads that sleep.
#pragma once

#include <cstdint>
#include <span>

#include "search/reduction/execution_stack.h"

namespace raceproof::search {

class BacktrackSets {
  public:
    explicit BacktrackSets(ExecutionStack& stack) : stack_(stack) {}

    // Every thread that can go on there, sleepers too: nothing is left to add.
    bool has_all(const Level& level) const;
    // All threads that do not sleep.
    void add_all(const Level& level);
    // From that level of the present execution on.
    void add_all_since(std::uint32_t first);
    // Makes sure that one of these threads goes, which lead to where a race is reversed: one that goes anyway, or the first that
    // can. False if none can.
    bool add_one(const Level& level, std::span<const std::uint32_t> candidates);

  private:
    bool leaves_out_at_most_one(const Level& level) const;
    static void rely_on(Choice& choice) { choice.is_in_backtrack_set = choice.is_relied_on = true; }

    ExecutionStack& stack_;
};

}  // namespace raceproof::search
