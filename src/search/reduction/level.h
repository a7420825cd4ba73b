// What the reduced search keeps of the states of the present execution, and of those that were visited.
#pragma once

#include <cstddef>
#include <cstdint>

#include "search/reduction/futures.h"
#include "search/reduction/sleep_sets.h"

namespace raceproof::search {

// The steps of one thread in a state: taken all, or none.
struct Choice {
    std::uint32_t thread;
    std::size_t first, end;  // in `steps_`
    bool is_wanted = false;
    bool is_taken = false;
    bool leads_on = false;      // to anything but a round of the thread alone, back to here
    bool is_relied_on = false;  // to lead to where another step is overtaken
    bool is_asleep = false;     // since before this state: it need not go
};

// A state of the present execution.
struct Level {
    std::size_t first_choice, end_choice;  // in `choices_`
    std::size_t choice = 0;                // whose steps are being taken
    std::size_t first_step;
    std::size_t next = 0, end = 0;  // the steps that are being taken
    std::uint32_t visit;
    Futures::StepId step{};  // that is being taken
    std::uint32_t low;       // the first level of the present execution that can be come to again from here
    Futures::Id future = Futures::kNothing;
    SleepSets::Id asleep;                       // while the step is being taken
    SleepSets::Steps taken = SleepSets::kNone;  // of the choice, before the step
    bool has_sleepers = false;                  // among its choices
    bool is_again = false;                      // those go who slept at earlier visits, nobody else
    bool was_left = false;
    std::uint32_t all_since = UINT32_MAX;  // a level from which on, up to this one, all steps are taken; or none is known
    double share;                          // of the search tree
};

// What is known of a state that was visited.
struct Visit {
    enum class Status : std::uint8_t { Present, Incomplete, Complete } status = Status::Present;
    std::uint32_t place = 0;  // Present: its level. Incomplete: an earlier state that can be come to from it
    Futures::Id future = Futures::kNothing;
    SleepSets::Id asleep = SleepSets::kNobody;  // when the execution came there

    void complete(Futures::Id following) {
        status = Status::Complete;
        future = following;
    }
};

}  // namespace raceproof::search
