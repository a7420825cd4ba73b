#include "explore/race_promise.h"

#include <gtest/gtest.h>

namespace raceproof::explore {
namespace {

using memory::Locations;
using memory::Sync;

constexpr Locations kX = {7, 0, 1}, kY = {7, 1, 2};
constexpr Sync kLock = {9, Sync::kMonitor}, kOtherLock = {10, Sync::kMonitor};
constexpr Heuristics kNone{false, false, false, false};

// Thread 1 has written x and released the lock; thread 2 has written y.
RacePromise after_a_prefix(const Heuristics& heuristics) {
    RacePromise promise(heuristics);
    promise.begin_step(1);
    promise.write(kX, true);
    promise.release(kLock);
    promise.begin_step(2);
    promise.write(kY, true);
    return promise;
}

// What thread 2 is promised by one operation after that.
template <class Operation>
std::uint32_t value_of(const Heuristics& heuristics, Operation operation) {
    RacePromise promise = after_a_prefix(heuristics);
    promise.begin_step(2);
    operation(promise);
    return promise.value();
}

struct Values {
    explicit Values(const Heuristics& heuristics)
        : write_of_anothers(value_of(heuristics, [](RacePromise& p) { p.write(kX, true); })),
          write_of_own(value_of(heuristics, [](RacePromise& p) { p.write(kY, true); })),
          read_of_anothers(value_of(heuristics, [](RacePromise& p) { p.read(kX, true); })),
          read_of_own(value_of(heuristics, [](RacePromise& p) { p.read(kY, true); })),
          acquire_before_release(value_of(heuristics, [](RacePromise& p) { p.acquire(kOtherLock); })),
          other(value_of(heuristics, [](RacePromise&) {})),
          acquire_after_release(value_of(heuristics, [](RacePromise& p) { p.acquire(kLock); })),
          release(value_of(heuristics, [](RacePromise& p) { p.release(kLock); })) {}

    std::uint32_t write_of_anothers, write_of_own, read_of_anothers, read_of_own, acquire_before_release, other,
        acquire_after_release, release;
};

TEST(RacePromise, OrdersAllValuesAsThePaper) {
    Values all{Heuristics{}};
    EXPECT_GT(all.write_of_anothers, all.write_of_own);
    EXPECT_GT(all.write_of_own, all.read_of_anothers);
    EXPECT_GT(all.read_of_anothers, all.read_of_own);
    EXPECT_GT(all.read_of_own, all.acquire_before_release);
    EXPECT_GT(all.acquire_before_release, all.other);
    EXPECT_GT(all.other, all.acquire_after_release);
    EXPECT_GT(all.acquire_after_release, all.release);
}

TEST(RacePromise, WritesFirstTellsWritesOnly) {
    Heuristics heuristics = kNone;
    heuristics.writes_first = true;
    Values values{heuristics};
    EXPECT_EQ(values.write_of_anothers, values.write_of_own);
    EXPECT_GT(values.write_of_own, values.other);
    EXPECT_EQ(values.read_of_anothers, values.other);
    EXPECT_EQ(values.read_of_own, values.other);
    EXPECT_EQ(values.acquire_before_release, values.other);
    EXPECT_EQ(values.acquire_after_release, values.other);
    EXPECT_EQ(values.release, values.other);
}

TEST(RacePromise, WatchWrittenTellsWhatAnotherWrote) {
    Heuristics heuristics = kNone;
    heuristics.watch_written = true;
    Values values{heuristics};
    EXPECT_GT(values.write_of_anothers, values.read_of_anothers);
    EXPECT_GT(values.read_of_anothers, values.other);
    EXPECT_EQ(values.write_of_own, values.other);
    EXPECT_EQ(values.read_of_own, values.other);
    EXPECT_EQ(values.release, values.other);
}

TEST(RacePromise, AvoidReleaseAcquireAndAcquireFirstTellSynchronisation) {
    Heuristics heuristics = kNone;
    heuristics.avoid_release_acquire = true;
    Values avoiding{heuristics};
    EXPECT_LT(avoiding.release, avoiding.acquire_after_release);
    EXPECT_LT(avoiding.acquire_after_release, avoiding.other);
    EXPECT_EQ(avoiding.acquire_before_release, avoiding.other);
    EXPECT_EQ(avoiding.write_of_anothers, avoiding.other);

    heuristics = kNone;
    heuristics.acquire_first = true;
    Values acquiring{heuristics};
    EXPECT_GT(acquiring.acquire_before_release, acquiring.other);
    EXPECT_LT(acquiring.acquire_after_release, acquiring.other);
    EXPECT_EQ(acquiring.release, acquiring.other);
    EXPECT_EQ(acquiring.write_of_anothers, acquiring.other);
}

TEST(RacePromise, TakesTheBestAccessOfAStep) {
    auto alone = [](RacePromise& promise) { promise.write(kX, true); };
    auto among_others = [](RacePromise& promise) {
        promise.read(kY, true);
        promise.write(kX, true);
        promise.read(kX, true);
    };
    EXPECT_EQ(value_of({}, among_others), value_of({}, alone));
    // Of two steps with equal accesses, the one that orders less.
    auto with_acquire = [](RacePromise& promise) {
        promise.acquire(kLock);
        promise.write(kX, true);
    };
    EXPECT_LT(value_of({}, with_acquire), value_of({}, alone));
}

TEST(RacePromise, LeavesOutWhatNobodyElseCanReach) {
    EXPECT_EQ(value_of({}, [](RacePromise& promise) { promise.write(kX, false); }), Values({}).other);
    // But remembers who wrote it.
    RacePromise promise{Heuristics{}};
    promise.begin_step(1);
    promise.write(kX, false);
    promise.begin_step(2);
    promise.read(kX, true);
    EXPECT_EQ(promise.value(), Values({}).read_of_anothers);
}

TEST(RacePromise, GoesBack) {
    RacePromise promise{Heuristics{}};
    RacePromise::Mark mark = promise.mark();
    promise.begin_step(1);
    promise.write(kX, true);
    promise.release(kLock);
    promise.undo_to(mark);
    promise.begin_step(2);
    promise.read(kX, true);
    EXPECT_EQ(promise.value(), Values({}).read_of_own);
    promise.begin_step(2);
    promise.acquire(kLock);
    EXPECT_EQ(promise.value(), Values({}).acquire_before_release);
}

}  // namespace
}  // namespace raceproof::explore
