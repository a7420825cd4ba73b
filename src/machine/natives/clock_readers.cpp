#include "machine/natives/clock_readers.h"

#include <algorithm>
#include <span>
#include <string_view>

namespace raceproof::machine::natives {

namespace {

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

constexpr std::string_view kSeeding[] = {
    "java/util/Random",
    "java/util/SplittableRandom",
    "java/util/concurrent/ThreadLocalRandom",
    "jdk/internal/util/random/",
};

bool is_one_of(std::span<const std::string_view> classes, std::string_view owner) {
    return std::ranges::any_of(classes, [&](std::string_view name) {
        if (!owner.starts_with(name)) return false;
        return name.ends_with('/') || owner.size() == name.size() || owner[name.size()] == '$';
    });
}

// A look that finds the time come makes no more difference than a wait that runs out at once.
bool waits_for_a_time(std::string_view owner, std::string_view method) {
    return (owner == "java/util/concurrent/ScheduledThreadPoolExecutor$ScheduledFutureTask" && method == "getDelay") ||
           (owner == "java/util/TimerThread" && method == "mainLoop");
}

const program::Method* caller_of(const state::Thread& thread, const program::Method& native) {
    std::uint32_t depth = thread.depth;
    if (depth > 0 && thread.frames[depth - 1].method == &native) --depth;
    return depth == 0 ? nullptr : thread.frames[depth - 1].method;
}

}  // namespace

ClockReader reader_of_clock(const state::Thread& thread, const program::Method& native) {
    const program::Method* caller = caller_of(thread, native);
    if (caller == nullptr || !caller->owner->is_trusted) return ClockReader::Program;
    std::string_view owner = caller->owner->name.text(), method = caller->name.text();
    if (waits_for_a_time(owner, method)) return ClockReader::Waiter;
    if (is_one_of(kSeeding, owner)) return ClockReader::Seed;
    bool is_time_of_day = native.name.text() != "nanoTime";
    // A ForkJoinPool notes the time when a worker becomes idle.
    if (is_time_of_day && method == "awaitWork" && owner == "java/util/concurrent/ForkJoinPool") return ClockReader::IdleWorker;
    return !is_time_of_day && is_one_of(kMeasuring, owner) ? ClockReader::Measuring : ClockReader::Program;
}

}  // namespace raceproof::machine::natives
