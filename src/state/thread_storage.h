// Memory for the frames and slots of threads: a reservation each, so that pointers are stable and only touched pages cost.
// Storage that a thread no longer needs is kept for the next one: exploration starts the same threads again and again.
#pragma once

#include <vector>

#include "state/reservation.h"
#include "state/thread.h"

namespace raceproof::state {

class ThreadStorage {
  public:
    // Sets frames, stack, stack_end and frame_hashes.
    void provide(Thread& thread);
    // Takes them back; the thread has none afterwards.
    void take_back(Thread& thread);

  private:
    std::vector<Reservation> reservations_;
    std::vector<std::byte*> spare_;
};

}  // namespace raceproof::state
