// The simplest schedules, for tests of the machine: which steps there are, and a program run to its end.
#pragma once

#include <algorithm>
#include <optional>
#include <vector>

#include "machine/machine.h"

namespace raceproof::machine::testing {

// The steps that need no time to pass, ordered by thread and alternative; the time-outs that are due first if there is none.
inline std::vector<ScheduleStep> enabled_steps(Machine& vm) {
    std::vector<ScheduleStep> steps, expiring;
    std::int64_t earliest = INT64_MAX;
    for (std::size_t i = 0; i < vm.state().thread_count(); ++i) {
        auto thread = static_cast<state::ThreadId>(i);
        PendingOperation pending = vm.pending(vm.state().thread(thread));
        for (std::uint32_t alternative = 0; alternative < pending.alternatives; ++alternative) {
            if (pending.kind == OperationKind::None || !pending.can_happen(alternative)) continue;
            if (pending.time_out != alternative) {
                steps.push_back({thread, alternative});
                continue;
            }
            if (pending.deadline < earliest) expiring.clear();
            earliest = std::min(earliest, pending.deadline);
            if (pending.deadline == earliest) expiring.push_back({thread, alternative});
        }
    }
    return steps.empty() ? expiring : steps;
}

// A thread that yields, watches others, or has run for long without synchronising.
inline bool may_wait_for_others(OperationKind kind) {
    return kind == OperationKind::Yield || kind == OperationKind::ObserveThread || kind == OperationKind::Continue;
}

// Every thread goes on as long as it can, then the next one does; time passes when nobody can. What the program exits with;
// nothing if it did not come to an end.
inline std::optional<int> run_to_end(Machine& vm) {
    constexpr int kMostSteps = 100'000;
    vm.visibility.points = SchedulingPoints::Synchronisation;
    state::ThreadId current{0};
    int exit_status = 0;
    for (int taken = 0; taken < kMostSteps; ++taken) {
        std::vector<ScheduleStep> steps = enabled_steps(vm);
        if (steps.empty()) return std::nullopt;
        bool gives_way = may_wait_for_others(vm.pending(vm.state().thread(current)).kind);
        auto next = std::find_if(steps.begin(), steps.end(), [&](const ScheduleStep& step) {
            return gives_way ? step.thread > current : step.thread >= current;
        });
        ScheduleStep step = next == steps.end() ? steps.front() : *next;
        current = step.thread;
        state::Thread& thread = vm.state().thread(step.thread);
        PendingOperation pending = vm.pending(thread);
        if (pending.time_out == step.alternative) vm.clocks.synchronise(pending.deadline);
        Stop stop = vm.step(thread, step.alternative, 1 << 16);
        if (vm.state().is_journalled()) vm.state().commit_step(state::Collect::No);
        if (stop.exit_status) exit_status = *stop.exit_status;
        bool has_ended = stop.kind == StopKind::Ended && step.thread == state::ThreadId{0};
        if (has_ended || stop.kind == StopKind::Exit) return exit_status;
        if (stop.kind == StopKind::Unsupported || stop.kind == StopKind::GivenUp) return std::nullopt;
    }
    return std::nullopt;
}

}  // namespace raceproof::machine::testing
