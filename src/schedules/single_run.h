// One schedule from start to end, chosen step by step by a scheduler.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "machine/machine.h"
#include "schedules/scheduler.h"
#include "schedules/time_outs.h"

namespace raceproof::schedules {

struct RunOptions {
    TimeOuts time_outs = TimeOuts::Quiescent;
    std::int64_t stretch = 1 << 16;  // backward jumps after which an invisible stretch becomes a scheduling point
    bool record = false;             // keep the steps
    std::function<bool()> interrupted = [] { return false; };
};

enum class RunEnd {
    Completed,    // all non-daemon threads have ended
    Exit,         // System.exit, Runtime.halt
    Deadlock,     // threads are left, none can go on, and no time-out can help
    Unsupported,  // `stop` says what
    Interrupted,  // by the user
    Failed,       // an uncaught exception or a failed assert, if the machine stops at them
    GivenUp,      // an assumption of the program does not hold in this schedule
    Diverged,     // a replay that does not fit
};

struct RunResult {
    RunEnd end = RunEnd::Completed;
    machine::Stop stop;
    int exit_status = 0;  // of the program, if it has come to an end
    std::uint64_t step_count = 0;
    std::vector<machine::ScheduleStep> steps;  // if recorded
};

// Runs what `Machine::start_main` has prepared.
RunResult run_schedule(machine::Machine& machine, Scheduler& scheduler, const RunOptions& options);

// The steps that can be taken now, ordered by thread and alternative.
std::vector<Candidate> candidates(machine::Machine& machine, TimeOuts time_outs);

}  // namespace raceproof::schedules
