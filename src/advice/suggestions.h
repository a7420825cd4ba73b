// The kinds of advice (JRF-E, section 3.1), each as what it adds for one trace. Each is sufficient on that trace: with the change
// its source access happens before its manifest access. Other executions are not looked at.
//
// Nothing but a common lock is suggested about locations of the class library, nor that a field be volatile that is so already.
#pragma once

#include <span>
#include <vector>

#include "advice/advice.h"
#include "advice/happens_before.h"
#include "advice/trace.h"

namespace raceproof::advice {

struct Analysis {
    const Trace& trace;
    const HappensBefore& order;
    std::vector<Advice>& advice;  // in no order, with duplicates
};

// The racing field volatile, or the racing array atomic (figure 10, section 3.1.2).
void suggest_volatile(const Analysis& analysis);

// The source statement before a release of its thread that the manifest's thread acquires (figures 11, 12), if the moved access
// races with no access before the release and none between the release and where it was (both conditions of Lemma 4, for all
// conflicting accesses instead of the nearest one, and with the whole of happens-before instead of single edges). Unlike there
// the acquire may come before the source access in the trace: it orders the moved one all the same.
void suggest_move(const Analysis& analysis);

// The manifest statement in a block on a lock that the source's thread releases between the two accesses, and the source
// statement in one on a lock that the manifest's thread takes between them (figure 15).
void suggest_synchronized_block(const Analysis& analysis);

// Other fields volatile, other arrays atomic (figure 18): such that the writes and reads of that name, each write ordered before
// the later reads of its location, complete a chain from the source to the manifest access. The paper adds a single such edge;
// the change adds all of them, and a flag that is handed on from thread to thread needs several.
void suggest_other_volatile(const Analysis& analysis);

// Before the manifest statement an acquisition that gave some thread race-free access on any explored path, if it would do so
// here (figure 20): what was released after the source access, or a thread that is ordered after it.
void suggest_same_acquire(const Analysis& analysis, std::span<const Acquisition> history);

// Both statements in blocks on one lock, where no declaration of the program can order the accesses: inside an object of the
// class library, or on a field that is volatile and accessed as if it were not. The paper knows no such race.
void suggest_common_lock(const Analysis& analysis);

}  // namespace raceproof::advice
