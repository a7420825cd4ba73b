#include "schedules/step_protocol.h"

namespace raceproof::schedules {

using machine::SchedulingPoints;
using state::ThreadId;

void EarliestTimeOuts::add(const machine::Step& step, std::int64_t deadline) {
    if (!steps_.empty() && deadline > deadline_) return;
    if (!steps_.empty() && deadline < deadline_) steps_.clear();
    deadline_ = deadline;
    steps_.push_back(step);
}

bool is_alone(machine::Machine& machine) {
    state::State& state = machine.state();
    std::size_t living = 0;
    for (std::size_t i = 0; i < state.thread_count() && living < 2; ++i)
        living += state.thread(static_cast<ThreadId>(i)).status.status != state::ThreadStatus::Terminated;
    return living < 2;
}

void prepare_step(machine::Machine& machine, state::Thread& thread, const machine::PendingOperation& pending,
                  std::uint32_t alternative, WhenAlone when_alone) {
    // Where time passes at any moment, clocks only measure what the thread itself has waited for.
    if (pending.time_out && machine.clocks.time_passes != machine::TimePasses::AtAnyPoint) {
        if (pending.time_out == alternative)
            machine.clocks.synchronise(pending.deadline);
        else
            machine.clocks.catch_up(thread);
    }
    bool stops_only_to_wait =
        when_alone == WhenAlone::StopsOnlyToWait && pending.kind != machine::OperationKind::ThreadStart && is_alone(machine);
    machine.visibility.points = stops_only_to_wait ? SchedulingPoints::Blocking : SchedulingPoints::Synchronisation;
}

}  // namespace raceproof::schedules
