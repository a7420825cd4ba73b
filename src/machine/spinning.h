// Finds out that an invisible stretch of a thread goes round in circles: at a backward jump its frames are what they were at an
// earlier one, and nothing has changed in between. The thread would go on like that until another thread does something, so there
// is no point in waiting for the end of its budget.
//
// Brent's algorithm: the frames are kept at jumps whose number is a power of two, and compared at every jump with what was kept
// last. Cost: a few comparisons per jump, because the topmost frame nearly always differs in the first slot that a loop counts
// in; copying all frames a logarithmic number of times. Dead slots do not count, so that equal states give equal answers.
//
// What changes the heap is counted by the interpreter, too often rather than too seldom: a write of the value that is there
// already, an object that is dropped at once, a lock taken and released and every call of a native count as changes.
#pragma once

#include <cstdint>
#include <vector>

#include "state/frame_slots.h"
#include "state/thread.h"

namespace raceproof::machine {

class SpinDetector {
  public:
    explicit SpinDetector(program::Program& program) : slots_(program) {}

    // At a backward jump; the top frame is up to date. `changes`: how many there have been in this stretch.
    bool repeats(const state::Thread& thread, std::uint64_t changes);

  private:
    struct LiveSlot {
        std::uint32_t position;
        state::Slot value;
    };
    void keep(const state::Thread& thread, std::uint64_t changes);
    bool is_as_kept(const state::Thread& thread) const;
    std::vector<std::uint64_t> picture_of(const state::Thread& thread) const;

    state::FrameSlots slots_;
    std::uint64_t jumps_ = 0;
    std::uint64_t next_to_keep_ = 1;
    // ── what was kept last ──
    std::uint64_t changes_ = 0;
    std::uint32_t depth_ = 0;  // 0: nothing yet
    std::uint32_t pc_ = 0;
    std::vector<LiveSlot> top_;           // of the topmost frame
    std::vector<std::uint64_t> picture_;  // of all frames
};

}  // namespace raceproof::machine
