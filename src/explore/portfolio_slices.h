// What an exhaustive search leaves time for if it takes long: other orders, which may come upon a violation far from where it is.
//
// When the search has taken 2^16 steps, and again whenever it has taken twice as many, a sixteenth as many steps go to four
// others in turn: the heuristic order (if races are decided), partial-order sampling, priorities with change points, and uniform
// choice. So a ninth of the steps go to them. What they find counts like anything else; that there is nothing else only the
// exhaustive search can say.
//
// A step may be long: a loop without synchronisation that never ends is cut into steps of millions of instructions, and a
// depth-first search that has come into one stays there. So instructions count, too, as many as a usual step has for one step.
// They decide, not time: same program and seed, same result.
#pragma once

#include <cstdint>

#include "explore/machine_system.h"
#include "search/strategy.h"

namespace raceproof::explore {

struct SliceOptions {
    std::uint64_t seed = 1;
    std::uint64_t first = std::uint64_t{1} << 16;  // after so many steps of the search
    std::uint64_t share = 16;                      // one step for the others to so many of the search
};

class PortfolioSlices {
  public:
    PortfolioSlices(MachineSystem& system, races::RaceDetection* detection, const SliceOptions& options)
        : system_(system),
          detection_(detection),
          seed_(options.seed),
          share_(options.share),
          next_(options.first),
          work_at_start_(system.work()) {}

    bool are_due(const search::Statistics& statistics) {
        if (is_playing_ || (statistics.transitions < next_ && work_of_the_search() < next_ * kWorkOfStep)) return false;
        statistics_ = statistics;
        return true;
    }
    // From the start of the program, which is where the system stands. None: the exhaustive search may go on.
    search::Bound play(search::Visitor& visitor, const search::Limits& limits);

    // What the exhaustive search had done when the last one began.
    const search::Statistics& of_the_search() const { return statistics_; }
    bool are_playing() const { return is_playing_; }
    std::uint64_t steps() const { return steps_; }

  private:
    static constexpr std::uint64_t kMembers = 4;
    static constexpr std::uint64_t kDepth = 3;  // of the bugs that priorities look for
    // Instructions. A slice has enough of them for a few of the longest steps.
    static constexpr std::uint64_t kWorkOfStep = 256, kLeastWork = std::uint64_t{1} << 22;

    std::uint64_t work_of_the_search() const { return system_.work() - work_at_start_ - work_; }

    search::Bound run(search::Strategy& strategy, search::Store& store, search::Visitor& visitor, const search::Limits& limits);
    search::Bound run_heuristic(search::Visitor& visitor, const search::Limits& limits);

    MachineSystem& system_;
    races::RaceDetection* detection_;
    std::uint64_t seed_, share_;
    std::uint64_t next_;
    std::uint64_t work_at_start_;
    std::uint64_t steps_ = 0, work_ = 0;  // of all slices
    bool is_playing_ = false;
    search::Statistics statistics_;
};

}  // namespace raceproof::explore
