#include "machine/program_clock.h"

#include <algorithm>

#include "machine/housekeeping.h"
#include "machine/natives/clock_readers.h"

namespace raceproof::machine {

using state::Thread;

namespace {

// Began before anybody knew what time it was.
constexpr std::int64_t kLongAgo = -kForEver;

void begin_time(Machine& machine) {
    state::State& state = machine.state();
    for (std::size_t i = 0; i < state.thread_count(); ++i) {
        Thread& thread = state.thread(static_cast<state::ThreadId>(i));
        state.threads().before_status_write(thread);
        thread.status.waits_since = thread.status.measures_from = kLongAgo;
    }
    state.threads().before_status_write(machine.main_thread());
    machine.main_thread().status.was_told = true;
}

}  // namespace

bool is_look_of_program(const Machine& machine, const Thread& thread, const program::Method& native) {
    if (machine.clocks.time_passes == TimePasses::ByLooking) return false;
    return natives::reader_of_clock(thread, native) == natives::ClockReader::Program && !does_housekeeping(thread);
}

void add_alternatives_of_look(Machine& machine, const Thread& thread, PendingOperation& pending) {
    bool is_idle_time = machine.clocks.time_passes == TimePasses::WhenIdle;
    std::int64_t now = is_idle_time ? thread.status.clock : machine.main_thread().status.now;
    pending.alternatives = 2;
    pending.time_out = 1;
    pending.deadline = now >= state::kLatestTime ? now : now + kLeap;
    pending.enabled = now >= state::kLatestTime ? 1 : 3;
}

std::int64_t look_at_program_clock(Machine& machine, Thread& thread, Look look) {
    machine.clocks.has_told_time = true;
    if (machine.clocks.time_passes == TimePasses::WhenIdle) {
        machine.state().threads().before_status_write(thread);
        thread.status.has_read_clock = true;
        machine.clocks.catch_up(thread);
        return thread.status.clock;
    }
    Thread& first = machine.main_thread();
    if (!first.status.was_told) begin_time(machine);
    if (look == Look::Leap) {
        machine.state().threads().before_status_write(first);
        first.status.now += kLeap;
        ++first.status.leaps;
    }
    return first.status.now;
}

void end_timed_wait(Machine& machine, Thread& thread, const PendingOperation& pending) {
    Thread& first = machine.main_thread();
    if (machine.clocks.time_passes != TimePasses::AtAnyPoint || !first.status.was_told) return;
    // Who measures may wait for what is left of a longer time.
    const Thread::Status& status = thread.status;
    bool measures = thread.is_measuring_time();
    std::int64_t duration = pending.deadline - (measures ? status.measures_since : status.clock);
    std::int64_t end = (measures ? status.measures_from : status.waits_since) + duration;
    if (pending.has_absolute_deadline) end = pending.deadline;
    if (end <= first.status.now) return;
    machine.state().threads().before_status_write(first);
    first.status.now = end;
    ++first.status.moves;
}

Thread* late_waiter(Machine& machine, Ref java_thread) {
    if (machine.clocks.time_passes != TimePasses::AtAnyPoint) return nullptr;
    state::State& state = machine.state();
    for (std::size_t i = 0; i < state.thread_count(); ++i) {
        Thread& thread = state.thread(static_cast<state::ThreadId>(i));
        if (thread.status.status != state::ThreadStatus::TimedWaiting || thread.status.java_thread != java_thread) continue;
        PendingOperation pending = machine.pending(thread);
        bool may_be_over = pending.kind == OperationKind::WaitResume && pending.time_out && pending.can_happen(*pending.time_out);
        return may_be_over && state.at(pending.object).lock != 0 ? &thread : nullptr;
    }
    return nullptr;
}

void begin_timed_wait(Machine& machine, Thread& thread) {
    const Thread& first = machine.main_thread();
    if (machine.clocks.time_passes != TimePasses::AtAnyPoint || !first.status.was_told || thread.depth == 0) return;
    if (!machine.pending(thread).is_timed_wait()) return;
    machine.state().threads().before_status_write(thread);
    thread.status.waits_since = first.status.now;
}

}  // namespace raceproof::machine
