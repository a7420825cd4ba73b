// Time, as first-write saving sees it: it is cut into save epochs by the ends of steps and by going back. An object, chunk, frame
// or status carries the epoch in which it was last saved or made; if that is the present one, it can be written to at once.
//
// Invariant: nothing carries a later epoch than the present one. When the numbers run out, all that carry one are set to 0, an
// epoch that never is (State::end_epoch).
#pragma once

#include <cstdint>

namespace raceproof::state {

// Is there a journal, to go back and to hash by? A plain run needs none.
enum class Journalling : std::uint8_t { Off, On };

class SaveEpoch {
  public:
    explicit SaveEpoch(Journalling journalling) : journals_(journalling == Journalling::On) {}

    std::uint32_t now() const { return now_; }
    bool journals() const { return journals_; }

    // False if the numbers have run out: then `restart` follows.
    bool advance() { return ++now_ != 0; }
    void restart() { now_ = 1; }

  private:
    friend class StateProbe;  // tests

    std::uint32_t now_ = 1;
    bool journals_;
};

}  // namespace raceproof::state
