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
    // A step of the path's last state leads back to the state before step `start`: a cycle.
    virtual Verdict on_cycle(const Path&, std::size_t /*start*/) { return Verdict::GoOn; }
    // From time to time.
    virtual Verdict on_progress(const Statistics&) { return Verdict::GoOn; }
};

}  // namespace raceproof::search
