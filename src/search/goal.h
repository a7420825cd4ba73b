// What both parts of shortening share: the system, which end is wanted, how much may be spent, and which execution is simpler.
#pragma once

#include <chrono>
#include <compare>

#include "base/budget.h"
#include "search/shorten.h"

namespace raceproof::search {

// Fewest context switches first.
struct Length {
    std::uint64_t switches = 0, steps = 0;
    friend auto operator<=>(const Length&, const Length&) = default;
    static Length of(const Path& path) { return {context_switches(path), path.size()}; }
};

class Goal {
  public:
    Goal(System& system, const EndsAsWanted& ends_as_wanted, const ShorteningBudget& budget)
        : system_(system), ends_as_wanted_(ends_as_wanted), budget_(budget), start_(Clock::now()) {}

    Outcome take(const Step& step) {
        ++spent_;
        if (is_over_) return Outcome::GivenUp;
        try {
            return system_.take(step);
        } catch (const LimitReached&) {
            is_over_ = true;
            return Outcome::GivenUp;  // the step is not whole: it must be undone
        }
    }
    bool is_reached(ExecutionEnd end) { return ends_as_wanted_(end); }

    // Part of the budget, so that the first part leaves something to the second.
    bool is_spent(double share) {
        if (static_cast<double>(spent_) >= static_cast<double>(budget_.transitions) * share) return true;
        // A step may take long.
        constexpr std::uint64_t kCallsPerLook = 4;
        if (++calls_ % kCallsPerLook == 0) {
            seconds_ = std::chrono::duration<double>(Clock::now() - start_).count();
            is_over_ = is_over_ || !budget_.goes_on();
        }
        return is_over_ || seconds_ >= budget_.seconds * share;
    }
    System& system() { return system_; }

  private:
    using Clock = std::chrono::steady_clock;
    System& system_;
    const EndsAsWanted& ends_as_wanted_;
    const ShorteningBudget& budget_;
    Clock::time_point start_;
    std::uint64_t spent_ = 0, calls_ = 0;
    double seconds_ = 0;
    bool is_over_ = false;
};

// Replaces `best` by a simpler execution as often as it finds one. True: there is none left. The system stands where paths start,
// and returns there.
bool search_by_context_switches(Goal& goal, Path& best);

}  // namespace raceproof::search
