// Keeps a search's statistics, asks for the limits now and then, and tells the visitor of progress.
#pragma once

#include <bit>
#include <chrono>

#include "base/verify.h"
#include "search/limits.h"
#include "search/store.h"
#include "search/visitor.h"

namespace raceproof::search {

class Meter {
  public:
    // `work`: what the system has done before.
    Meter(const Store& store, Visitor& visitor, const Limits& limits, std::uint64_t work = 0)
        : store_(store), visitor_(visitor), limits_(limits), start_(Clock::now()), work_at_start_(work) {
        VERIFY(std::has_single_bit(limits.batch), "should have a power of two for the size of a batch");
    }

    Statistics statistics;

    void entered(std::uint64_t depth) {
        ++statistics.states;
        statistics.depth = depth;
        if (depth > statistics.max_depth) statistics.max_depth = depth;
    }
    bool is_too_deep(std::uint64_t depth) const { return limits_.depth != 0 && depth >= limits_.depth; }

    // Before each step: may the search go on? `work`: what the system has done so far.
    Bound check(std::uint64_t work = 0) {
        if (limits_.states != 0 && statistics.states >= limits_.states) return Bound::States;
        if (limits_.work != 0 && work - work_at_start_ >= limits_.work) return Bound::Work;
        ++checks_;
        if (ends_batch() && visitor_.on_batch() == Decision::Stop) return Bound::Interrupted;
        return checks_ < next_look_ ? Bound::None : look();
    }
    // Has this check ended a batch?
    bool ends_batch() const { return (checks_ & (limits_.batch - 1)) == 0; }
    void finish();

  private:
    using Clock = std::chrono::steady_clock;
    // Clocks are read once in many steps: as many as take about 20 ms, whatever a step takes.
    Bound look();

    const Store& store_;
    Visitor& visitor_;
    const Limits& limits_;
    Clock::time_point start_;
    std::uint64_t work_at_start_;
    std::uint64_t checks_ = 0;
    std::uint64_t next_look_ = 1;
    std::uint64_t checks_per_look_ = 1;
};

}  // namespace raceproof::search
