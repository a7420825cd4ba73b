// Taking steps, and the time that passes with them.
#include <algorithm>

#include "machine/interpreter.h"
#include "machine/machine.h"
#include "machine/program_clock.h"

namespace raceproof::machine {

using state::Thread;

Stop Machine::step(Thread& thread, std::uint32_t alternative, std::int64_t budget) {
    PendingOperation operation_now = pending(thread);
    VERIFY(operation_now.can_happen(alternative), "should take only steps that are enabled");
    if (operation_now.time_out == alternative && operation_now.time_out) {
        if (operation_now.is_timed_wait()) end_timed_wait(*this, thread, operation_now);
        state_.threads().before_status_write(thread);
        thread.status.clock = std::max(thread.status.clock, operation_now.deadline);
    }
    if (thread.status.status == state::ThreadStatus::WaitingForClass) {
        state_.threads().before_status_write(thread);
        thread.status.status = state::ThreadStatus::Runnable;
        thread.status.waiting_on = kNull;
    }
    Stop stop = Interpreter(*this, thread).step(operation_now, alternative, budget);
    begin_timed_wait(*this, thread);
    return stop;
}

void Machine::synchronise_clocks(std::int64_t nanoseconds) {
    for (std::size_t i = 0; i < state_.thread_count(); ++i) {
        Thread& thread = state_.thread(static_cast<state::ThreadId>(i));
        if (thread.status.status == state::ThreadStatus::Terminated || thread.status.clock >= nanoseconds) continue;
        if (pending(thread).time_out) continue;
        state_.threads().before_status_write(thread);
        thread.status.clock = nanoseconds;
    }
}

void Machine::catch_up(Thread& thread) {
    std::int64_t now = thread.status.clock;
    for (std::size_t i = 0; i < state_.thread_count(); ++i) {
        const Thread& other = state_.thread(static_cast<state::ThreadId>(i));
        // What an ended thread has waited for has passed, too. As long as nobody looks that makes no difference.
        if (other.status.status != state::ThreadStatus::Terminated || thread.status.has_read_clock)
            now = std::max(now, other.status.clock);
    }
    if (now == thread.status.clock) return;
    state_.threads().before_status_write(thread);
    thread.status.clock = now;
}

void Machine::rewind_clocks(Clocks clocks) {
    std::int64_t least = INT64_MAX;
    bool was_read = false;
    for (std::size_t i = 0; i < state_.thread_count(); ++i) {
        Thread& thread = state_.thread(static_cast<state::ThreadId>(i));
        bool has_measured = thread.status.measures_at_depth != 0 && !thread.is_measuring_time();
        if (has_measured) {
            state_.threads().before_status_write(thread);
            thread.status.measures_since = 0;
            thread.status.measures_at_depth = 0;
            thread.status.measuring_looks = 0;
        }
        was_read |= thread.status.has_read_clock;
        if (thread.status.status != state::ThreadStatus::Terminated) least = std::min(least, thread.status.clock);
    }
    if (clocks == Clocks::Compared && (was_read || least == 0)) return;
    for (std::size_t i = 0; i < state_.thread_count(); ++i) {
        Thread& thread = state_.thread(static_cast<state::ThreadId>(i));
        if (thread.status.clock == 0) continue;
        state_.threads().before_status_write(thread);
        bool has_ended = thread.status.status == state::ThreadStatus::Terminated;
        std::int64_t back = has_ended || clocks == Clocks::Apart ? thread.status.clock : least;
        thread.status.clock -= back;
        if (thread.status.measures_at_depth != 0) thread.status.measures_since -= back;
    }
}

}  // namespace raceproof::machine
