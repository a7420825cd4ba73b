// Who wants to know what a search comes by. The system stands in the state that the call is about; the visitor must leave it as
// it is.
#pragma once

#include "search/limits.h"
#include "search/system.h"

namespace raceproof::search {

enum class Decision { Continue, Stop };

class Visitor {
  public:
    virtual ~Visitor() = default;
    virtual Decision on_end(const Path&) { return Decision::Continue; }
    virtual Decision on_deadlock(const Path& path) = 0;
    virtual Decision on_violation(const Path& path) = 0;
    virtual Decision on_notable(const Path&) { return Decision::Continue; }
    virtual void on_unsupported(const Path&) {}
    // States that an execution can go through for ever although no thread is left out (fair_cycles): first each step inside, the
    // system standing before it, then a path to one of them and the simplest cycle from there (simplest_cycle.h), which is empty
    // if it was not found.
    virtual void on_cycle_step(const Step&) {}
    virtual Decision on_fair_cycle(const Path&, const Path& /*cycle*/) { return Decision::Continue; }
    // After every batch of steps, of exactly Limits::batch: what is decided here does not depend on time.
    virtual Decision on_batch() { return Decision::Continue; }
    // Does another search want the system for a moment? Asked before every step.
    virtual bool wants_slice(const Statistics&) { return false; }
    // The system stands where the search started, and must stand there again afterwards: then the search goes on, unless this
    // ends it.
    virtual Bound on_slice() { return Bound::None; }
    // Some fifty times a second.
    virtual Decision on_progress(const Statistics&) { return Decision::Continue; }
};

}  // namespace raceproof::search
