// The clocks of java.lang.System. Time is logical, and each thread has its own (Thread::Status::clock): it moves on by timed
// waits that run out, and a little with each look, so that loops that wait for a time to come end. What the program itself is
// told while its schedules are explored is another matter: machine/program_clock.h.
//
// Most of the class library's own looks only *measure*: a timed wait reads the clock, keeps a deadline in a variable until it
// returns, and tells its caller at most a difference. Such code is told the time since it began to measure. So its variables do
// not depend on when that was, and a server that waits with a time-out again and again comes back to the same state.
#include "machine/housekeeping.h"
#include "machine/natives/clock_readers.h"
#include "machine/natives/register_all.h"
#include "machine/natives/support.h"
#include "machine/natives/thread_support.h"
#include "machine/program_clock.h"

namespace raceproof::machine::natives {

namespace {

constexpr std::string_view kSystem = "java/lang/System";

// What measures looks again and again while it waits for something else than time, too. It need not see time pass by looking but
// for a microsecond or so that is left, and is not worth a wait.
constexpr std::uint32_t kMaximumLooks = 16;

std::int64_t measure(NativeCall& call) {
    state::Thread& thread = call.thread;
    call.state().threads().before_status_write(thread);
    if (!thread.is_measuring_time()) {
        thread.status.measures_since = thread.status.clock;
        thread.status.measures_from = call.machine.main_thread().status.now;
        thread.status.measures_at_depth = thread.depth;
        thread.status.measuring_looks = 0;
        thread.top().flags |= state::frame_flags::kMeasuresTime;
    }
    if (thread.status.measuring_looks < kMaximumLooks) {
        ++thread.status.measuring_looks;
        advance_clock(call, kNanosecondsPerQuery);
    }
    return thread.status.clock - thread.status.measures_since;
}

}  // namespace

std::int64_t read_clock(NativeCall& call) {
    bool is_explored = call.machine.clocks.time_passes != TimePasses::ByLooking && !does_housekeeping(call.thread);
    switch (reader_of_clock(call.thread, call.method)) {
        case ClockReader::Measuring: return measure(call);
        case ClockReader::Seed: return look_at_clock(call);
        case ClockReader::IdleWorker:
            // It does not wait for a time by looking. If the clock moved, a worker that becomes idle again and again would never
            // come back to a state that it was in (natives/fork_join.cpp).
            call.state().threads().before_status_write(call.thread);
            call.thread.status.has_read_clock = true;
            return call.thread.status.clock;
        case ClockReader::Waiter:
        case ClockReader::Program: break;
    }
    if (!is_explored) return look_at_clock(call);
    note_use(call, AssumptionKind::Clock, "the earliest time that it can be, or one that is much later");
    return look_at_program_clock(call.machine, call.thread, call.alternative == 0 ? Look::Earliest : Look::Leap);
}

namespace {

// A program may take 0 to mean that it has not looked yet.
NativeOutcome nano_time(NativeCall& call) { return call.returns(read_clock(call) + kNanosecondsPerQuery); }

NativeOutcome current_time_millis(NativeCall& call) {
    auto start = static_cast<std::int64_t>(call.machine.options().virtual_time_start);
    return call.returns(start + read_clock(call) / 1'000'000);
}

}  // namespace

void register_time(NativeTable& table) {
    table.native(kSystem, "nanoTime", "()J", nano_time);
    table.native(kSystem, "currentTimeMillis", "()J", current_time_millis);
}

}  // namespace raceproof::machine::natives
