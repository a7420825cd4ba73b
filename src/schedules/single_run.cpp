#include "schedules/single_run.h"

namespace raceproof::schedules {

using machine::Machine;
using machine::PendingOperation;
using machine::Step;
using machine::StopKind;
using state::Thread;
using state::ThreadId;

namespace {

// Steps that need no time to pass; the earliest time-outs if there is none.
void collect_quiescent(Machine& machine, std::vector<Candidate>& result) {
    std::vector<Candidate> expiring;
    for (std::size_t i = 0; i < machine.state().thread_count(); ++i) {
        Thread& thread = machine.state().thread(static_cast<ThreadId>(i));
        PendingOperation pending = machine.pending(thread);
        for (std::uint32_t alternative = 0; alternative < pending.alternatives; ++alternative) {
            if (pending.kind == machine::OperationKind::None || !pending.can_happen(alternative)) continue;
            Candidate candidate{{thread.id, alternative}, pending};
            if (pending.time_out != alternative) {
                result.push_back(candidate);
            } else if (result.empty()) {
                if (!expiring.empty() && pending.deadline < expiring.front().operation.deadline) expiring.clear();
                if (expiring.empty() || pending.deadline == expiring.front().operation.deadline) expiring.push_back(candidate);
            }
        }
    }
    if (result.empty()) result = std::move(expiring);
}

void collect_all(Machine& machine, std::vector<Candidate>& result) {
    for (std::size_t i = 0; i < machine.state().thread_count(); ++i) {
        Thread& thread = machine.state().thread(static_cast<ThreadId>(i));
        PendingOperation pending = machine.pending(thread);
        if (pending.kind == machine::OperationKind::None) continue;
        std::uint64_t enabled = enabled_at_any_time(machine, pending);
        for (std::uint32_t alternative = 0; alternative < pending.alternatives; ++alternative)
            if (enabled >> alternative & 1) result.push_back({{thread.id, alternative}, pending});
    }
}

std::size_t live_threads(Machine& machine) {
    std::size_t count = 0;
    for (std::size_t i = 0; i < machine.state().thread_count(); ++i)
        count += machine.state().thread(static_cast<ThreadId>(i)).status.status != state::ThreadStatus::Terminated;
    return count;
}

}  // namespace

std::vector<Candidate> candidates(Machine& machine, TimeOuts time_outs) {
    std::vector<Candidate> result;
    if (time_outs == TimeOuts::Quiescent)
        collect_quiescent(machine, result);
    else
        collect_all(machine, result);
    return result;
}

RunResult run_schedule(Machine& machine, Scheduler& scheduler, const RunOptions& options) {
    RunResult result;
    for (;;) {
        if (options.interrupted()) {
            result.end = RunEnd::Interrupted;
            return result;
        }
        std::vector<Candidate> choices = candidates(machine, options.time_outs);
        if (choices.empty()) {
            result.end = RunEnd::Deadlock;
            return result;
        }
        std::size_t choice = scheduler.choose(choices);
        if (choice == Scheduler::kNoChoice) {
            result.end = RunEnd::Diverged;
            return result;
        }
        const Candidate& chosen = choices[choice];
        if (options.record) result.steps.push_back(chosen.step);
        ++result.step_count;
        bool times_out = chosen.operation.time_out == chosen.step.alternative;
        if (times_out) machine.clocks.synchronise(chosen.operation.deadline);
        if (!times_out && chosen.operation.time_out) machine.clocks.catch_up(machine.state().thread(chosen.step.thread));

        bool is_alone = live_threads(machine) == 1 && chosen.operation.kind != machine::OperationKind::ThreadStart;
        machine.visibility.points = is_alone ? machine::SchedulingPoints::Blocking : machine::SchedulingPoints::Synchronisation;
        machine::Stop stop = machine.step(machine.state().thread(chosen.step.thread), chosen.step.alternative, options.stretch);
        if (stop.exit_status) result.exit_status = *stop.exit_status;
        if (machine.state().is_journalled()) {
            machine.state().commit_step(state::Collect::No);
            machine.state().forget();
        }
        switch (stop.kind) {
            case StopKind::Budget:
            case StopKind::Pending:
            case StopKind::Blocked: break;
            case StopKind::Ended:
                if (chosen.step.thread == ThreadId{0}) return result;  // the main thread waits for all others
                break;
            case StopKind::Exit: result.end = RunEnd::Exit; return result;
            case StopKind::Failed:
                result.end = RunEnd::Failed;
                result.stop = std::move(stop);
                return result;
            case StopKind::GivenUp: result.end = RunEnd::GivenUp; return result;
            case StopKind::Unsupported:
                result.end = RunEnd::Unsupported;
                result.stop = std::move(stop);
                return result;
        }
    }
}

}  // namespace raceproof::schedules
