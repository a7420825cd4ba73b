// Who wants to know what a search comes by. The system stands in the state that the call is about; the visitor must leave it as
// it is.
#pragma once

#include "search/limits.h"
#include "search/system.h"

namespace raceproof::search {

enum class Verdict { GoOn, Stop };

class Visitor {
  public:
    virtual ~Visitor() = default;
    virtual Verdict on_end(const Path&) { return Verdict::GoOn; }
    virtual Verdict on_deadlock(const Path& path) = 0;
    virtual Verdict on_violation(const Path& path) = 0;
    virtual Verdict on_notable(const Path&) { return Verdict::GoOn; }
    virtual void on_unsupported(const Path&) {}
    // States that an execution can go through for ever although no thread is left out (fair_cycles): first each step inside, the
    // system standing before it, then a path to one of them and the simplest round from there (simplest_cycle.h), which is empty
    // if it was not found.
    virtual void on_cycle_step(const Step&) {}
    virtual Verdict on_fair_cycle(const Path&, const Path& /*round*/) { return Verdict::GoOn; }
    // After every round of steps (Limits::round), exactly: what is decided here does not depend on time.
    virtual Verdict on_round() { return Verdict::GoOn; }
    // Does another search want the system for a moment? Asked before every step.
    virtual bool wants_interlude(const Statistics&) { return false; }
    // The system stands where the search started, and must stand there again afterwards: then the search goes on, unless this
    // ends it.
    virtual Bound on_interlude() { return Bound::None; }
    // Some fifty times a second.
    virtual Verdict on_progress(const Statistics&) { return Verdict::GoOn; }
};

}  // namespace raceproof::search
