#include "prediction/deadlock_prediction.h"

#include <gmock/gmock.h>

#include <random>

#include "prediction/testing/trace_builder.h"

namespace raceproof::prediction {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;
using testing::TraceBuilder;

std::vector<std::vector<std::uint32_t>> deadlocks_of(const TraceBuilder& path, const DeadlockPredictionOptions& options = {}) {
    std::vector<std::vector<std::uint32_t>> events;
    for (const PredictedDeadlock& deadlock : predict_deadlocks(path.trace(), options).deadlocks)
        events.push_back(deadlock.acquires);
    return events;
}

void nested(TraceBuilder& path, const std::string& outer, const std::string& inner) {
    path.acquire(outer).section(inner).release(outer);
}

TEST(DeadlockPrediction, TwoLocksInTwoOrders) {
    TraceBuilder path;
    nested(path.thread(0), "a", "b");
    nested(path.thread(1), "b", "a");
    std::vector<PredictedDeadlock> deadlocks = predict_deadlocks(path.trace()).deadlocks;
    ASSERT_EQ(deadlocks.size(), 1U);
    EXPECT_EQ(deadlocks[0], (PredictedDeadlock{.acquires = {1, 5}, .prefixes = {1, 1}, .schedule = {0, 4}}));
}

TEST(DeadlockPrediction, CanBeInterrupted) {
    TraceBuilder path;
    for (std::uint32_t i = 0; i < 1000; ++i) {
        nested(path.thread(0), "a", "b");
        nested(path.thread(1), "b", "a");
    }
    EXPECT_FALSE(predict_deadlocks(path.trace()).deadlocks.empty());
    DeadlockPrediction cut = predict_deadlocks(path.trace(), {.goes_on = [] { return false; }});
    EXPECT_THAT(cut.deadlocks, IsEmpty());
    EXPECT_FALSE(cut.is_complete);
}

TEST(DeadlockPrediction, OneOrderIsSafe) {
    TraceBuilder path;
    nested(path.thread(0), "a", "b");
    nested(path.thread(1), "a", "b");
    nested(path.thread(1), "b", "c");
    nested(path.thread(0), "b", "c");
    EXPECT_THAT(deadlocks_of(path), IsEmpty());
}

TEST(DeadlockPrediction, OneThreadIsSafe) {
    TraceBuilder path;
    nested(path.thread(0), "a", "b");
    nested(path, "b", "a");
    EXPECT_THAT(deadlocks_of(path), IsEmpty());
}

TEST(DeadlockPrediction, AGateLockPreventsIt) {
    TraceBuilder path;
    path.thread(0).acquire("gate");
    nested(path, "a", "b");
    path.release("gate");
    path.thread(1).acquire("gate");
    nested(path, "b", "a");
    path.release("gate");
    EXPECT_THAT(deadlocks_of(path), IsEmpty());
}

// The second thread starts, or goes on, only after the first one has released.
TEST(DeadlockPrediction, WhatIsOrderedIsSafe) {
    TraceBuilder forked;
    nested(forked.thread(0), "a", "b");
    nested(forked.fork(1).thread(1), "b", "a");
    EXPECT_THAT(deadlocks_of(forked), IsEmpty());

    TraceBuilder told;
    told.thread(0).acquire("a").acquire("b").write("x").release("b").release("a");
    nested(told.thread(1).read("x"), "b", "a");
    EXPECT_THAT(deadlocks_of(told), IsEmpty());
}

// Thread 1 has to read x before it goes on; thread 2 writes it in a section of c, after thread 0 has had its own, in which thread
// 0 acquires b. Only with these sections the other way round could all be waiting.
TEST(DeadlockPrediction, DoesNotReverseCriticalSections) {
    TraceBuilder path;
    path.thread(0).acquire("c");
    nested(path, "a", "b");
    path.release("c");
    path.thread(2).acquire("c").write("x").release("c");
    nested(path.thread(1).read("x"), "b", "a");
    EXPECT_THAT(deadlocks_of(path), IsEmpty());
}

TEST(DeadlockPrediction, DiningPhilosophers) {
    for (std::uint32_t philosophers = 3; philosophers <= 5; ++philosophers) {
        TraceBuilder path;
        std::vector<std::uint32_t> expected;
        for (std::uint32_t philosopher = 0; philosopher < philosophers; ++philosopher) {
            nested(path.thread(philosopher), "fork " + std::to_string(philosopher),
                   "fork " + std::to_string((philosopher + 1) % philosophers));
            expected.push_back(4 * philosopher + 1);
        }
        EXPECT_THAT(deadlocks_of(path, {.max_length = philosophers}), ElementsAre(expected));
        EXPECT_THAT(deadlocks_of(path, {.max_length = philosophers - 1}), IsEmpty());
    }
}

// Only later iterations can be in the deadlock.
TEST(DeadlockPrediction, MovesOnToLaterAcquisitions) {
    TraceBuilder path;
    for (int time = 0; time < 3; ++time) path.thread(0).acquire("a").at(1).acquire("b").release("b").release("a");
    path.write("x");
    path.acquire("a").at(1).acquire("b").release("b").release("a");
    path.thread(1).read("x").acquire("b").at(2).acquire("a").release("a").release("b");
    EXPECT_THAT(deadlocks_of(path), ElementsAre(ElementsAre(14, 19)));
}

// The lists of open sections are not stacks: a is released first.
TEST(DeadlockPrediction, LocksNeedNotBeNested) {
    TraceBuilder path;
    path.thread(0).acquire("a").acquire("b").release("a").acquire("c").release("b").release("c");
    nested(path.thread(1), "c", "a");
    EXPECT_THAT(deadlocks_of(path), IsEmpty());
    nested(path, "c", "b");
    EXPECT_THAT(deadlocks_of(path), ElementsAre(ElementsAre(3, 11)));
}

TEST(DeadlockPrediction, AcquiringAgainIsNoAcquisition) {
    TraceBuilder path;
    path.thread(0).acquire("a").acquire("b").section("a").release("b").release("a");
    nested(path.thread(1), "a", "b");
    EXPECT_THAT(deadlocks_of(path), IsEmpty());
}

// Many threads that do the same: many patterns for two sites, some of which are deadlocks.
TraceBuilder long_path() {
    TraceBuilder path;
    std::mt19937 random(1);
    while (path.trace().events.size() < 200'000) {
        std::uint32_t first = random() % 50;
        std::string lower = "lock " + std::to_string(first), upper = "lock " + std::to_string(first + 1 + random() % 7);
        bool is_reversed = random() % 300 == 0;
        if (is_reversed) std::swap(lower, upper);
        path.thread(random() % 8).acquire(lower).at(is_reversed ? 1 : 2).acquire(upper);
        path.at(3).read("x").release(upper).release(lower);
        if (random() % 100 == 0) path.at(4).write("x");
    }
    return path;
}

TEST(DeadlockPrediction, LongTraces) {
    TraceBuilder path = long_path();
    DeadlockPrediction one = predict_deadlocks(path.trace());
    EXPECT_TRUE(one.is_complete);
    EXPECT_THAT(one.deadlocks, ::testing::SizeIs(::testing::Ge(1)));
    DeadlockPrediction all = predict_deadlocks(path.trace(), {.one_per_sites = false, .with_schedules = false});
    EXPECT_TRUE(all.is_complete);
    EXPECT_GT(all.deadlocks.size(), 100U);
}

TEST(DeadlockPrediction, SaysThatItGaveUp) {
    TraceBuilder path;
    nested(path.thread(0), "a", "b");
    nested(path.thread(1), "b", "a");
    EXPECT_TRUE(predict_deadlocks(path.trace()).is_complete);
    DeadlockPrediction cut = predict_deadlocks(path.trace(), {.max_extensions = 0});
    EXPECT_FALSE(cut.is_complete);
    EXPECT_THAT(cut.deadlocks, IsEmpty());
}

}  // namespace
}  // namespace raceproof::prediction
