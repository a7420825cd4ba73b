// How far a search has come, for somebody who waits for it.
//
// How much is left nobody knows. A depth-first search can say which part of the search tree it has done if every step of a state
// is given an equal part of it (Statistics::explored_share), but subtrees differ, and much of what is left may have been seen
// already. So two projections are made, one by the average pace in that measure and one by the recent pace, and a range is shown
// that holds both with a margin, once there is enough to project from.
#pragma once

#include <cstdio>
#include <deque>
#include <optional>
#include <string>

#include "search/limits.h"

namespace raceproof::cli {

struct ShareRange {
    double low = 0, high = 0;  // between 0 and 1
};

// Watches a search; all times are seconds since the start of the check.
class ProgressMeter {
  public:
    void observe(const search::Statistics& statistics, std::size_t findings, double now);
    // "12,345 states, 6,789 states/s, depth 56, 120 MB, 12 s, explored 10 % to 40 % (rough), 18 s to 1 min 48 s left"
    std::string text() const;
    double states_per_second() const;
    std::optional<ShareRange> share() const;

  private:
    std::string left_text(const ShareRange& range) const;
    struct Sample {
        double time;
        std::uint64_t states;
        double share;
    };
    static constexpr double kWindow = 5;      // what counts as recent
    static constexpr double kFirstGuess = 2;  // before that the pace says nothing

    std::deque<Sample> samples_;  // of the present search: those of the window, one a tenth of a second
    search::Statistics latest_;
    std::size_t findings_ = 0;
    int search_number_ = 1;
    double search_start_ = 0;
    double now_ = 0;
};

// Shows it on standard error: as a line that changes on a terminal, else as a line now and then.
class ProgressDisplay {
  public:
    enum class Mode { Off, Live, Lines };
    static Mode mode_of_standard_error(bool quiet);

    explicit ProgressDisplay(Mode mode) : mode_(mode) {}
    ~ProgressDisplay() { clear(); }
    ProgressDisplay(const ProgressDisplay&) = delete;
    ProgressDisplay& operator=(const ProgressDisplay&) = delete;

    void update(const search::Statistics& statistics, std::size_t findings, double now);
    void clear();  // before anything else is printed

  private:
    Mode mode_;
    ProgressMeter meter_;
    double next_ = 0;
    bool is_shown_ = false;
};

}  // namespace raceproof::cli
