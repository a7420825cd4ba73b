#include "machine/clocks.h"

#include <algorithm>

#include "machine/machine.h"

namespace raceproof::machine {

using state::Thread;

void Clocks::synchronise(std::int64_t nanoseconds) {
    for (std::size_t i = 0; i < machine_.state().thread_count(); ++i) {
        Thread& thread = machine_.state().thread(static_cast<state::ThreadId>(i));
        if (thread.status.status == state::ThreadStatus::Terminated || thread.status.clock >= nanoseconds) continue;
        if (machine_.pending(thread).time_out) continue;
        machine_.state().threads().before_status_write(thread);
        thread.status.clock = nanoseconds;
    }
}

void Clocks::catch_up(Thread& thread) {
    std::int64_t now = thread.status.clock;
    for (std::size_t i = 0; i < machine_.state().thread_count(); ++i) {
        const Thread& other = machine_.state().thread(static_cast<state::ThreadId>(i));
        // What an ended thread has waited for has passed, too. As long as nobody looks that makes no difference.
        if (other.status.status != state::ThreadStatus::Terminated || thread.status.has_read_clock)
            now = std::max(now, other.status.clock);
    }
    if (now == thread.status.clock) return;
    machine_.state().threads().before_status_write(thread);
    thread.status.clock = now;
}

void Clocks::rewind(ClocksAre clocks) {
    std::int64_t least = INT64_MAX;
    bool was_read = false;
    for (std::size_t i = 0; i < machine_.state().thread_count(); ++i) {
        Thread& thread = machine_.state().thread(static_cast<state::ThreadId>(i));
        bool has_measured = thread.status.measures_at_depth != 0 && !thread.is_measuring_time();
        if (has_measured) {
            machine_.state().threads().before_status_write(thread);
            thread.status.measures_since = 0;
            thread.status.measures_at_depth = 0;
            thread.status.measuring_looks = 0;
        }
        was_read |= thread.status.has_read_clock;
        if (thread.status.status != state::ThreadStatus::Terminated) least = std::min(least, thread.status.clock);
    }
    if (clocks == ClocksAre::Compared && (was_read || least == 0)) return;
    for (std::size_t i = 0; i < machine_.state().thread_count(); ++i) {
        Thread& thread = machine_.state().thread(static_cast<state::ThreadId>(i));
        if (thread.status.clock == 0) continue;
        machine_.state().threads().before_status_write(thread);
        bool has_ended = thread.status.status == state::ThreadStatus::Terminated;
        std::int64_t back = has_ended || clocks == ClocksAre::Apart ? thread.status.clock : least;
        thread.status.clock -= back;
        if (thread.status.measures_at_depth != 0) thread.status.measures_since -= back;
    }
}

}  // namespace raceproof::machine
