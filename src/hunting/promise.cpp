#include "hunting/promise.h"

#include <algorithm>

#include "hunting/held_locks.h"

namespace raceproof::hunting {

namespace {

std::uint64_t distance_of(const Suspicion& suspicion) { return suspicion.second.step - suspicion.first.step; }

std::uint32_t score_of_distance(std::uint64_t steps) {
    constexpr std::uint64_t kNear[] = {10, 100, 1000};
    return static_cast<std::uint32_t>(std::ranges::count_if(kNear, [steps](std::uint64_t near) { return steps < near; }));
}

}  // namespace

Promise promise_of(const Suspicion& suspicion) {
    auto is_unlocked = [](const MonitoredAccess& access) { return HeldLocks::Set{access.locks} == HeldLocks::kNone; };
    return {.both_write = suspicion.first.kind == AccessKind::Write && suspicion.second.kind == AccessKind::Write,
            .unlocked = std::uint32_t{is_unlocked(suspicion.first)} + std::uint32_t{is_unlocked(suspicion.second)},
            .distance = distance_of(suspicion),
            .runs = 1};
}

void add_run(Promise& promise, const Suspicion& suspicion) {
    ++promise.runs;
    promise.distance = std::min(promise.distance, distance_of(suspicion));
}

std::uint32_t score_of(const Promise& promise) {
    constexpr std::uint64_t kMostRuns = 4;
    return 2 * std::uint32_t{promise.both_write} + 2 * promise.unlocked + score_of_distance(promise.distance) +
           static_cast<std::uint32_t>(std::min(promise.runs, kMostRuns));
}

}  // namespace raceproof::hunting
