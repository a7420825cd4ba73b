// Prediction of deadlocks from one execution that need not have had any.
//
// Tunç, Mathur, Pavlogiannis, Viswanathan, Sound Dynamic Deadlock Prediction in Linear Time (PLDI 2023), algorithm SPDOffline.
// A *deadlock pattern* is a list of acquisitions, of different threads and different locks, each of a lock that the thread of the
// next one holds (the last: that the first one's holds), where no two threads hold a common lock. It is a *sync-preserving
// deadlock* if some sync-preserving correct reordering of the trace (closure.h) ends where all of them are the next events of
// their threads. There are no false alarms: the schedule can be executed.
//
// Idea. Acquisitions that are alike, of one thread, one lock, under the same locks, form an *abstract acquisition*. Patterns are
// looked for among these, in the abstract lock graph. A pattern of them stands for all lists with one acquisition of each, and
// one pass tells whether one of these is a deadlock: take the first of each; whatever the closure of what enables them
// has is in the closure for all later ones, too, so replace it by the next.
//
// Cost: linear in the acquisitions, in closures, for each pattern of abstract acquisitions. How many patterns there are is
// exponential in their length at worst, so their number is limited, and short ones are looked for first. Locks that are always
// acquired in the same order are in none, and are put aside before.
//
// What it misses: deadlocks that need two critical sections of one lock the other way round, or a read that sees another write;
// deadlocks by anything but locks; acquisitions that the trace does not have, because a thread waited for them when it ended.
//
// Differences from the paper: those of race_prediction.h; abstract acquisitions are also of one site.
#pragma once

#include <cstdint>
#include <functional>
#include <vector>

#include "prediction/trace.h"

namespace raceproof::prediction {

// The schedule can be executed. After it, the acquisitions are the next events of their threads, and none can be made.
struct PredictedDeadlock {
    std::vector<std::uint32_t> acquires;  // events, each of a lock that the thread of the next one holds; the earliest first
    Prefixes prefixes;                    // the events of the schedule
    std::vector<std::uint32_t> schedule;  // the same as a list, in the order of the trace

    friend bool operator==(const PredictedDeadlock&, const PredictedDeadlock&) = default;
};

struct DeadlockPredictionOptions {
    std::uint32_t max_length = 4;  // of patterns: threads in the deadlock
    std::uint64_t max_extensions =
        20'000'000;  // how often a pattern is tried to be made longer by one: about so many in a second
    // If there are deadlocks of acquisitions at the same sites, report one of them. Otherwise report one for each pattern of
    // abstract acquisitions.
    bool one_per_sites = true;
    // Without, `schedule` stays empty; schedule_of() works it out. It may be as long as the trace.
    bool with_schedules = true;
    // Asked now and then: once it says no, what was found so far is all.
    std::function<bool()> goes_on = [] { return true; };
};

struct DeadlockPrediction {
    std::vector<PredictedDeadlock> deadlocks;  // sorted by the events
    bool is_complete = true;  // false: the limit of extensions was reached, or it could not go on: there may be more
};

DeadlockPrediction predict_deadlocks(const Trace& trace, const DeadlockPredictionOptions& options = {});

}  // namespace raceproof::prediction
