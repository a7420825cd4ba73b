// Who goes next: the choice that makes one schedule. A scheduler sees the steps that can be taken, each with the operation it
// would execute, and picks one.
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "machine/operation.h"

namespace raceproof::schedules {

struct Candidate {
    machine::ScheduleStep step;
    machine::PendingOperation operation;
};

class Scheduler {
  public:
    virtual ~Scheduler() = default;
    // An index into `candidates`, which is not empty and ordered by thread and alternative; kNoChoice to give up (a replay that
    // no longer fits).
    virtual std::size_t choose(std::span<const Candidate> candidates) = 0;
    static constexpr std::size_t kNoChoice = SIZE_MAX;
};

// Stays with a thread for a number of operations, or until it blocks or yields, then goes to the next: little switching, but
// nobody starves.
std::unique_ptr<Scheduler> round_robin_scheduler();
// Any step with equal chance. Same seed, same schedule, on every machine.
std::unique_ptr<Scheduler> random_scheduler(std::uint64_t seed);
// Exactly these steps.
std::unique_ptr<Scheduler> replay_scheduler(std::vector<machine::ScheduleStep> steps);

}  // namespace raceproof::schedules
