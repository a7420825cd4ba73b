// The clocks of java.lang.System. Time is logical, and each thread has its own (Thread::Status::clock): it moves on by timed
// waits that run out, and a little with each look, so that loops that wait for a time to come end.
//
// Most of the class library's own looks only *measure*: a timed wait reads the clock, keeps a deadline in a variable until it
// returns, and tells its caller at most a difference. Such code is told the time since it began to measure. So its variables do
// not depend on when that was, and a server that waits with a time-out again and again comes back to the same state.
#include <algorithm>

#include "machine/natives/register_all.h"
#include "machine/natives/support.h"
#include "machine/natives/thread_support.h"

namespace raceproof::machine::natives {

namespace {

constexpr std::string_view kSystem = "java/lang/System";

// Classes and packages that only measure, each within one call. Not ScheduledThreadPoolExecutor and Phaser, which keep times in
// objects.
constexpr std::string_view kMeasuring[] = {
    "java/lang/Thread",  // join
    "java/util/concurrent/locks/",
    "java/util/concurrent/AbstractExecutorService",
    "java/util/concurrent/CompletableFuture",
    "java/util/concurrent/Exchanger",
    "java/util/concurrent/ForkJoinPool",
    "java/util/concurrent/ForkJoinTask",
    "java/util/concurrent/FutureTask",
    "java/util/concurrent/LinkedTransferQueue",
    "java/util/concurrent/SynchronousQueue",
};

// What measures looks again and again while it waits for something else than time, too. It need not see time pass by looking but
// for a microsecond or so that is left, and is not worth a wait.
constexpr std::uint32_t kMaximumLooks = 16;

const program::Method* caller_of(NativeCall& call) {
    return call.thread.depth == 0 ? nullptr : call.thread.frames[call.thread.depth - 1].method;
}

bool is_measuring(const program::Method* caller) {
    if (caller == nullptr || !caller->owner->is_trusted) return false;
    std::string_view owner = caller->owner->name.text();
    return std::ranges::any_of(kMeasuring, [&](std::string_view name) {
        if (!owner.starts_with(name)) return false;
        return name.ends_with('/') || owner.size() == name.size() || owner[name.size()] == '$';
    });
}

std::int64_t measure(NativeCall& call) {
    state::Thread& thread = call.thread;
    call.state().touch_status(thread);
    if (!thread.is_measuring_time()) {
        thread.status.measures_since = thread.status.clock;
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

void note_clock(NativeCall& call) { note_use(call, AssumptionKind::Clock, "moves on a little with each look"); }

NativeOutcome nano_time(NativeCall& call) {
    note_clock(call);
    return call.returns(is_measuring(caller_of(call)) ? measure(call) : look_at_clock(call));
}

// A ForkJoinPool notes the time when a worker becomes idle, and does not wait for it by looking. If the clock moved, a worker
// that becomes idle again and again would never come back to a state that it was in (natives/fork_join.cpp).
bool is_asked_by_idle_worker(NativeCall& call) {
    const program::Method* caller = caller_of(call);
    return caller != nullptr && caller->name.text() == "awaitWork" &&
           caller->owner->name.text() == "java/util/concurrent/ForkJoinPool";
}

NativeOutcome current_time_millis(NativeCall& call) {
    note_clock(call);
    auto start = static_cast<std::int64_t>(call.machine.options().virtual_time_start);
    if (is_asked_by_idle_worker(call)) {
        call.state().touch_status(call.thread);
        call.thread.status.has_read_clock = true;
        return call.returns(start + call.thread.status.clock / 1'000'000);
    }
    return call.returns(start + look_at_clock(call) / 1'000'000);
}

}  // namespace

void register_time(NativeTable& table) {
    table.native(kSystem, "nanoTime", "()J", nano_time);
    table.native(kSystem, "currentTimeMillis", "()J", current_time_millis);
}

}  // namespace raceproof::machine::natives
