// Prediction of data races from one execution: which accesses could have been made at the same time, if only the threads had run
// at other speeds?
//
// Mathur, Pavlogiannis, Viswanathan, Optimal Prediction of Synchronization-Preserving Races (POPL 2021), algorithm SyncP. Two
// conflicting accesses are a *sync-preserving race* if some sync-preserving correct reordering of the trace (closure.h) ends
// where both are the next events of their threads. This finds the first race that happens-before finds in the trace, and those
// that are hidden only because a lock happened to be acquired in this order. There are no false alarms: the schedule can be
// executed. (A later race of happens-before may be none: what a thread read in an earlier race may be why it makes the access at
// all.)
//
// Idea. Two accesses race if the closure of what enables them has neither. Whatever is later in the two threads enables more, so
// an access that is in the closure stays there when either side moves on. Hence for two lists of accesses to one location, each
// of one thread, two pointers that only move forwards find a race if there is one.
//
// Of the accesses in a row of one thread and site, only the first is looked at as long as nothing of other threads depends on
// what the thread does in between: it races with whatever the others race with. (Its closures are subsets of theirs. If such a
// closure had it, then because another thread depends on something after it; that is after the others, too, so they would be in
// their closures.)
//
// Cost, in closures: for each location, the number of accesses times the number of threads and sites that access it.
//
// What it misses: races that need two critical sections of one lock the other way round (finding these is NP-hard), or a read
// that sees another write, since the program might then go another way.
//
// Differences from the paper: forks, joins and required events are part of the closure; reentrant and unreleased locks; accesses
// that are not plain are reads and writes like others, but race with plain ones only; the closure is computed differently; one
// race for each two sites.
#pragma once

#include <cstdint>
#include <functional>
#include <vector>

#include "prediction/trace.h"

namespace raceproof::prediction {

// The schedule can be executed. After it, the two accesses are the next events of their threads.
//
// If an access is the Write of a read-modify-write, the schedule contains the Read before it, as the last event of that thread.
// Nothing in the schedule depends on the Read, so it can be left out, and the whole operation is the next one of its thread.
struct PredictedRace {
    std::uint32_t first = 0, second = 0;  // events, in the order of the trace
    Prefixes prefixes;                    // the events of the schedule
    std::vector<std::uint32_t> schedule;  // the same as a list, in the order of the trace

    friend bool operator==(const PredictedRace&, const PredictedRace&) = default;
};

struct RacePredictionOptions {
    // If there are races between two sites, report one of them. Otherwise report, for each access and each thread, kind and site,
    // the first earlier access of these that it races with.
    bool one_per_sites = true;
    // Without, `schedule` stays empty; schedule_of() works it out. It may be as long as the trace.
    bool with_schedules = true;
    // Asked now and then: once it says no, what was found so far is all.
    std::function<bool()> goes_on = [] { return true; };
};

// Sorted by the events.
std::vector<PredictedRace> predict_races(const Trace& trace, const RacePredictionOptions& options = {});

}  // namespace raceproof::prediction
