// The steps that a machine can take, and what comes before one is taken: the same for a single run and for a search.
#pragma once

#include <cstdint>
#include <vector>

#include "machine/machine.h"
#include "schedules/time_outs.h"

namespace raceproof::schedules {

// The time-outs that come first.
class EarliestTimeOuts {
  public:
    void clear() { steps_.clear(); }
    void add(const machine::ScheduleStep& step, std::int64_t deadline);
    const std::vector<machine::ScheduleStep>& steps() const { return steps_; }

  private:
    std::vector<machine::ScheduleStep> steps_;
    std::int64_t deadline_ = 0;
};

// Calls visit(step, pending) for every step that can be taken if time may pass at any moment, ordered by thread and alternative.
template <typename Visit>
void for_each_step_at_any_time(machine::Machine& machine, Visit visit) {
    state::State& state = machine.state();
    for (std::uint32_t i = 0; i < state.thread_count(); ++i) {
        state::Thread& thread = state.thread(static_cast<state::ThreadId>(i));
        if (thread.depth == 0) continue;
        machine::PendingOperation pending = machine.pending(thread);
        std::uint64_t possible = enabled_at_any_time(machine, pending);
        for (std::uint32_t alternative = 0; possible != 0; ++alternative, possible >>= 1)
            if (possible & 1) visit(machine::ScheduleStep{thread.id, alternative}, pending);
    }
}

// Calls visit(step, pending) for every step that needs no time to pass, in the same order; the others are left in `time_outs`,
// for when nothing else can happen.
template <typename Visit>
void for_each_step_now(machine::Machine& machine, EarliestTimeOuts& time_outs, Visit visit) {
    state::State& state = machine.state();
    time_outs.clear();
    for (std::uint32_t i = 0; i < state.thread_count(); ++i) {
        state::Thread& thread = state.thread(static_cast<state::ThreadId>(i));
        if (thread.depth == 0) continue;
        machine::PendingOperation pending = machine.pending(thread);
        for (std::uint32_t alternative = 0; alternative < pending.alternatives; ++alternative) {
            if (!pending.can_happen(alternative)) continue;
            machine::ScheduleStep step{thread.id, alternative};
            if (pending.time_out == alternative)
                time_outs.add(step, pending.deadline);
            else
                visit(step, pending);
        }
    }
}

// Is there one living thread only, or none?
inline bool is_alone(machine::Machine& machine) {
    state::State& state = machine.state();
    std::size_t living = 0;
    for (std::size_t i = 0; i < state.thread_count() && living < 2; ++i)
        living += state.thread(static_cast<state::ThreadId>(i)).status.status != state::ThreadStatus::Terminated;
    return living < 2;
}

// What a thread that is alone does, nobody can tell from doing it at once: then only waiting and choosing are scheduling points.
enum class WhenAlone : std::uint8_t { StopsOnlyToWait, StopsAsAlways };

// To be called before Machine::step takes `alternative` of the thread's pending operation: lets the clocks pass on as far as the
// step waits, and sets the scheduling points at which it may end.
inline void prepare_step(machine::Machine& machine, state::Thread& thread, const machine::PendingOperation& pending,
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
    machine.visibility.points =
        stops_only_to_wait ? machine::SchedulingPoints::Blocking : machine::SchedulingPoints::Synchronisation;
}

}  // namespace raceproof::schedules
