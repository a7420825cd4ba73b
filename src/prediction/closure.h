// The sync-preserving closure of a set of events: what any reordering of the trace must also contain.
//
// Mathur, Pavlogiannis, Viswanathan, Optimal Prediction of Synchronization-Preserving Races (POPL 2021). A *correct reordering*
// of a trace has of each thread a prefix of its events, and every read in it sees the write that it sees in the trace. So all
// events in it do what they did in the trace, and the next event of each thread is the one that the trace has, too. It is
// *sync-preserving* if those critical sections of a lock that it contains come in the order of the trace.
//
// A set of events is *closed* if it contains, with an event,
//   - the earlier events of its thread, the fork of the thread, the end of the thread that it joins, and what it requires,
//   - the write that a read sees, and
//   - for two acquisitions of one lock, the release that belongs to the earlier one.
// The events of a sync-preserving correct reordering are closed. Conversely, a closed set in the order of the trace is one:
// the last rule keeps critical sections apart. A read sees its write, because that is in the set, and writes between the two are
// not even in the trace; if it sees the initial value, the trace has no write before it at all. So a set of events can be avoided
// by a sync-preserving correct reordering that contains another set if the closure of the latter avoids it. No search is needed,
// and the closure itself is the schedule.
//
// How it is computed. The set is a number of events for each thread (Prefixes). An acquisition in it whose release is not in it
// is of a section that its thread is in after its last event of the set. So only locks that are held *at the end* of a prefix can
// break the last rule: as long as such a lock is acquired later in the set, add its release. The paper goes through all
// acquisitions of all locks instead, and relies on sets that only grow to do so once per location. Here a set starts from the
// *timestamps* of its events, the closures of each event alone, which are worked out once, in one pass. Hence most of the work is
// done before any two events are compared.
//
// Cost: with h the number of locks held at the ends of all prefixes and u the number of threads that use a lock, a check that a
// set is closed takes O(threads + h·u), and each release that is added the same again, plus O(threads). Memory:
// O(threads) for each event that learns something of other threads.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "prediction/patience.h"
#include "prediction/trace_index.h"

namespace raceproof::prediction {

class Closure {
  public:
    // The index must outlive it. If patience ends before all timestamps are known, it is good for nothing.
    Closure(const TraceIndex& index, Patience& patience);

    // Adds what must have happened before the event can: all that it depends on, but neither the event nor what a read sees.
    void add_enabling(Prefixes& prefixes, std::uint32_t event) const;

    // Closes the set. Stops and returns false as soon as it has one of the events that should stay outside; all that it has
    // then is part of the closure, but may not be all of it.
    bool close(Prefixes& prefixes, std::span<const std::uint32_t> outside) const;

  private:
    void add(Prefixes& prefixes, std::uint32_t event) const;

    const TraceIndex& index_;
    // By event: where in clocks_ its timestamp is. The entry of its own thread means nothing there: it is the event's position.
    // Thus events of a thread share a timestamp as long as they learn nothing.
    std::vector<std::size_t> clock_;
    std::vector<std::uint32_t> clocks_;  // of all threads, one timestamp after the other; the first is all zero
};

}  // namespace raceproof::prediction
