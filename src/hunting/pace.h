// When to look at the clock in a long run: after some steps, or after many instructions of a single one.
#pragma once

#include <cstdint>

#include "machine/machine.h"

namespace raceproof::hunting {

class Pace {
  public:
    explicit Pace(const machine::Machine& machine) : machine_(machine) {}

    // To be asked at every step.
    bool is_time_to_look() {
        if (++steps_ < kSteps && machine_.instructions - instructions_ < kInstructions) return false;
        steps_ = 0;
        instructions_ = machine_.instructions;
        return true;
    }

  private:
    static constexpr std::uint64_t kSteps = 64, kInstructions = 500'000;

    const machine::Machine& machine_;
    std::uint64_t steps_ = 0, instructions_ = 0;
};

}  // namespace raceproof::hunting
