#include "schedules/single_run.h"

#include "schedules/step_protocol.h"

namespace raceproof::schedules {

using machine::Machine;
using machine::PendingOperation;
using machine::ScheduleStep;
using machine::StopKind;
using state::Thread;
using state::ThreadId;

std::vector<Candidate> candidates(Machine& machine, TimeOuts time_outs) {
    std::vector<Candidate> result;
    auto add = [&](const ScheduleStep& step, const PendingOperation& pending) { result.push_back({step, pending}); };
    if (time_outs == TimeOuts::Any) {
        for_each_step_at_any_time(machine, add);
        return result;
    }
    EarliestTimeOuts earliest;
    for_each_step_now(machine, earliest, add);
    if (result.empty())
        for (const ScheduleStep& step : earliest.steps()) add(step, machine.pending(machine.state().thread(step.thread)));
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
        Thread& thread = machine.state().thread(chosen.step.thread);
        prepare_step(machine, thread, chosen.operation, chosen.step.alternative, WhenAlone::StopsOnlyToWait);
        machine::Stop stop = machine.step(thread, chosen.step.alternative, options.stretch);
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
