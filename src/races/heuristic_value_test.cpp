#include "races/heuristic_value.h"

#include <gtest/gtest.h>

namespace raceproof::races {
namespace {

using memory::Locations;
using memory::Sync;
using Reach = HeuristicValue::Reach;

constexpr Locations kX = {7, 0, 1}, kY = {7, 1, 2};
constexpr Sync kLock = {9, Sync::kMonitor}, kOtherLock = {10, Sync::kMonitor};
constexpr Heuristics kNone{false, false, false, false};

// Thread 1 has written x and released the lock; thread 2 has written y.
void tell_a_prefix(HeuristicValue& value) {
    value.begin_step(1);
    value.write(kX, Reach::Shared);
    value.release(kLock);
    value.begin_step(2);
    value.write(kY, Reach::Shared);
}

// What thread 2 is worth to it one operation after that.
template <class Operation>
std::uint32_t value_of(const Heuristics& heuristics, Operation operation) {
    Journal journal;
    HeuristicValue value(journal, heuristics);
    tell_a_prefix(value);
    value.begin_step(2);
    operation(value);
    return value.value();
}

struct Values {
    explicit Values(const Heuristics& heuristics)
        : write_of_anothers(value_of(heuristics, [](HeuristicValue& p) { p.write(kX, Reach::Shared); })),
          write_of_own(value_of(heuristics, [](HeuristicValue& p) { p.write(kY, Reach::Shared); })),
          read_of_anothers(value_of(heuristics, [](HeuristicValue& p) { p.read(kX, Reach::Shared); })),
          read_of_own(value_of(heuristics, [](HeuristicValue& p) { p.read(kY, Reach::Shared); })),
          acquire_before_release(value_of(heuristics, [](HeuristicValue& p) { p.acquire(kOtherLock); })),
          other(value_of(heuristics, [](HeuristicValue&) {})),
          acquire_after_release(value_of(heuristics, [](HeuristicValue& p) { p.acquire(kLock); })),
          release(value_of(heuristics, [](HeuristicValue& p) { p.release(kLock); })) {}

    std::uint32_t write_of_anothers, write_of_own, read_of_anothers, read_of_own, acquire_before_release, other,
        acquire_after_release, release;
};

TEST(HeuristicValue, OrdersAllValuesAsThePaper) {
    Values all{Heuristics{}};
    EXPECT_GT(all.write_of_anothers, all.write_of_own);
    EXPECT_GT(all.write_of_own, all.read_of_anothers);
    EXPECT_GT(all.read_of_anothers, all.read_of_own);
    EXPECT_GT(all.read_of_own, all.acquire_before_release);
    EXPECT_GT(all.acquire_before_release, all.other);
    EXPECT_GT(all.other, all.acquire_after_release);
    EXPECT_GT(all.acquire_after_release, all.release);
}

TEST(HeuristicValue, WritesFirstTellsWritesOnly) {
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

TEST(HeuristicValue, WatchWrittenTellsWhatAnotherWrote) {
    Heuristics heuristics = kNone;
    heuristics.watch_written = true;
    Values values{heuristics};
    EXPECT_GT(values.write_of_anothers, values.read_of_anothers);
    EXPECT_GT(values.read_of_anothers, values.other);
    EXPECT_EQ(values.write_of_own, values.other);
    EXPECT_EQ(values.read_of_own, values.other);
    EXPECT_EQ(values.release, values.other);
}

TEST(HeuristicValue, AvoidReleaseAcquireAndAcquireFirstTellSynchronisation) {
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

TEST(HeuristicValue, TakesTheBestAccessOfAStep) {
    auto alone = [](HeuristicValue& value) { value.write(kX, Reach::Shared); };
    auto among_others = [](HeuristicValue& value) {
        value.read(kY, Reach::Shared);
        value.write(kX, Reach::Shared);
        value.read(kX, Reach::Shared);
    };
    EXPECT_EQ(value_of({}, among_others), value_of({}, alone));
    // Of two steps with equal accesses, the one that orders less.
    auto with_acquire = [](HeuristicValue& value) {
        value.acquire(kLock);
        value.write(kX, Reach::Shared);
    };
    EXPECT_LT(value_of({}, with_acquire), value_of({}, alone));
}

TEST(HeuristicValue, LeavesOutWhatNobodyElseCanReach) {
    EXPECT_EQ(value_of({}, [](HeuristicValue& value) { value.write(kX, Reach::OneThread); }), Values({}).other);
    // But remembers who wrote it.
    Journal journal;
    HeuristicValue value(journal, Heuristics{});
    value.begin_step(1);
    value.write(kX, Reach::OneThread);
    value.begin_step(2);
    value.read(kX, Reach::Shared);
    EXPECT_EQ(value.value(), Values({}).read_of_anothers);
}

TEST(HeuristicValue, GoesBack) {
    Journal journal;
    HeuristicValue value(journal, Heuristics{});
    Journal::Position mark = journal.mark();
    value.begin_step(1);
    value.write(kX, Reach::Shared);
    value.release(kLock);
    journal.undo_to(mark);
    value.begin_step(2);
    value.read(kX, Reach::Shared);
    EXPECT_EQ(value.value(), Values({}).read_of_own);
    value.begin_step(2);
    value.acquire(kLock);
    EXPECT_EQ(value.value(), Values({}).acquire_before_release);
}

}  // namespace
}  // namespace raceproof::races
