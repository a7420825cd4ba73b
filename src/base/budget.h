// What a process may take: time, memory, and the user's patience. One object for all that may take long.
//
// A *metronome*, a thread of its own, says every few milliseconds that it is time to look. Whoever does what may take long asks
// at every piece of it (`ask`: a load until the metronome has ticked). The look is on the asking thread: it does what is due
// besides, and throws LimitReached if a limit is. That is like memory running out: whoever began the work catches it, next to
// std::bad_alloc, and goes back in the state by its marks. So a piece of work may be left anywhere where it asks.
//
// Work is done in *phases* (searching, explaining), each with an end of its own. What was reached stays reached until the next
// phase begins. Without begin_phase there are no limits, no metronome, and asking costs the load.
#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <memory>

#include "base/stopwatch.h"

namespace raceproof {

enum class Limit : std::uint8_t { None, Time, Memory, Interrupted };

// Thrown by Budget::ask.
struct LimitReached {
    Limit limit;
};

class Budget {
  public:
    struct Phase {
        double end = 0;           // in seconds since the budget was made; 0: none
        std::uint64_t bytes = 0;  // resident memory of the process; 0: no limit
        bool heeds_interrupts = true;
    };

    Budget();
    ~Budget();
    Budget(const Budget&) = delete;
    Budget& operator=(const Budget&) = delete;

    // Counts the seconds from now on.
    void restart() { watch_ = {}; }
    // What was reached before is forgotten, but for an interrupt that the new phase heeds.
    void begin_phase(const Phase& phase);
    // The present phase ends so much earlier, for what comes after it. Nothing without an end.
    void hold_back(double seconds);
    bool has_begun() const { return metronome_ != nullptr; }
    const Phase& phase() const { return phase_; }
    double seconds() const { return watch_.seconds(); }

    bool is_due() const { return is_due_.load(std::memory_order_relaxed); }
    void ask() {
        if (is_due()) [[unlikely]]
            look();
    }
    // The same for loops that can end by themselves; looks whether it is due or not.
    Limit reached();

    std::function<bool()> is_interrupted = [] { return false; };
    // Done now and then, on the thread that asks, in the middle of whatever it does.
    std::function<void()> at_look = [] {};

  private:
    class Metronome;

    void look();

    Stopwatch watch_;
    Phase phase_;
    Limit reached_ = Limit::None;
    std::atomic<bool> is_due_ = false;
    std::unique_ptr<Metronome> metronome_;
};

}  // namespace raceproof
