#include "hunting/witness_prefix.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "hunting/eraser.h"

namespace raceproof::hunting {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

constexpr std::uint64_t kX = 1, kY = 2, kZ = 3;

StepAccesses step(std::uint32_t thread, std::vector<std::uint64_t> reads, std::vector<std::uint64_t> writes) {
    return {.step = {thread, 0}, .reads = std::move(reads), .writes = std::move(writes)};
}

bool never_meets(const StepAccesses&) { return false; }
bool always(const search::Step&) { return true; }

std::vector<std::uint32_t> threads_of(const search::Path& path) {
    std::vector<std::uint32_t> threads;
    for (const search::Step& one : path) threads.push_back(one.thread);
    return threads;
}

TEST(WitnessPrefix, OnlyTheFirstThreadStaysIfNobodyNeedsIt) {
    std::vector<StepAccesses> window = {step(1, {}, {kX}), step(2, {kY}, {}), step(1, {}, {kZ}), step(3, {kY}, {kY})};
    EXPECT_THAT(threads_of(extend_prefix(window, never_meets, always)), ElementsAre(2, 3));
}

TEST(WitnessPrefix, WhoReadsWhatWasNotWrittenStaysForGood) {
    std::vector<StepAccesses> window = {step(1, {}, {kX}), step(2, {kX}, {kY}), step(2, {}, {}), step(3, {kY}, {}),
                                        step(4, {}, {})};
    EXPECT_THAT(threads_of(extend_prefix(window, never_meets, always)), ElementsAre(4));
}

TEST(WitnessPrefix, WhatIsWrittenAnewCanBeRead) {
    std::vector<StepAccesses> window = {step(1, {}, {kX}), step(2, {}, {kX}), step(3, {kX}, {})};
    EXPECT_THAT(threads_of(extend_prefix(window, never_meets, always)), ElementsAre(2, 3));
}

TEST(WitnessPrefix, WhoCannotGoOnStays) {
    std::vector<StepAccesses> window = {step(1, {}, {}), step(2, {}, {kX}), step(3, {kX}, {}), step(4, {}, {})};
    auto all_but_two = [](const search::Step& one) { return one.thread != 2; };
    EXPECT_THAT(threads_of(extend_prefix(window, never_meets, all_but_two)), ElementsAre(4));
}

TEST(WitnessPrefix, EndsBeforeWhatIsLookedFor) {
    std::vector<StepAccesses> window = {step(1, {}, {kX}), step(2, {}, {}), step(3, {kZ}, {}), step(2, {}, {})};
    auto meets = [](const StepAccesses& one) { return !one.reads.empty() && one.reads[0] == kZ; };
    EXPECT_THAT(threads_of(extend_prefix(window, meets, always)), ElementsAre(2));
}

TEST(WitnessPrefix, EndsWhereThreadsWouldGetOtherNumbers) {
    StepAccesses start = step(1, {}, {});
    start.starts_thread = true;
    EXPECT_THAT(extend_prefix({start, step(2, {}, {})}, never_meets, always), IsEmpty());
}

// The running example of the paper, one step for each of its operations: figure 4 row by row, the prefix of section 3.1, and the
// witness of figure 6.
class RunningExampleTest : public ::testing::Test {
  protected:
    static constexpr Location kNumDelItr{state::Ref{16}, 0};
    static constexpr std::uint64_t kName = 1;
    static constexpr memory::Object kKeyLock = 32, kDelLock = 48;
    static constexpr std::uint32_t kI = 1, kII = 2;
    // The rows: their threads, and where the two accesses are.
    static constexpr std::uint32_t kThreads[] = {kI, kII, kI, kI, kII, kII, kI, kII, kI, kI};
    static constexpr std::uint64_t kLastRowOfPrefix = 4, kFirst = 5, kSecond = 9;

    RunningExampleTest() {
        eraser_.order.fork(0, kI);
        eraser_.order.fork(0, kII);
    }

    std::vector<Suspicion> access(std::uint64_t row, AccessKind kind) {
        auto thread = static_cast<state::ThreadId>(kThreads[row]);
        std::span<const Suspicion> found = eraser_.access(kNumDelItr, {thread, kind, static_cast<std::uint32_t>(row), 0, row});
        return {found.begin(), found.end()};
    }

    // Figure 4. What Lockset warns of in its last row.
    std::vector<Suspicion> monitor() {
        for (std::uint64_t row : {3, 5}) {
            eraser_.locks.take(kThreads[row], kKeyLock, LockMode::Exclusive);
            EXPECT_THAT(access(row, AccessKind::Read), IsEmpty());
            eraser_.locks.release(kThreads[row], kKeyLock, LockMode::Exclusive);
        }
        eraser_.locks.take(kI, kDelLock, LockMode::Exclusive);
        EXPECT_THAT(access(kSecond, AccessKind::Read), IsEmpty()) << "++ reads first: two reads do not race";
        return access(kSecond, AccessKind::Write);
    }

    // From the first access to the second.
    static std::vector<StepAccesses> window() {
        std::vector<StepAccesses> steps;
        for (std::uint64_t row = kFirst; row <= kSecond; ++row) steps.push_back(step(kThreads[row], {}, {}));
        steps.front().reads = {kName};
        steps.back().reads = steps.back().writes = {kName};
        return steps;
    }

    Eraser eraser_;
};

TEST_F(RunningExampleTest, LocksetWarnsOfTheLastRowAndTheFirstAccessIsTheOtherThreadsRead) {
    std::vector<Suspicion> suspicions = monitor();
    ASSERT_EQ(suspicions.size(), 1u);
    EXPECT_EQ(suspicions[0].first.step, kFirst);
    EXPECT_EQ(suspicions[0].first.thread, state::ThreadId{kII});
    EXPECT_EQ(suspicions[0].first.kind, AccessKind::Read);
    EXPECT_EQ(suspicions[0].second.step, kSecond);
    EXPECT_EQ(suspicions[0].second.kind, AccessKind::Write);
    // Section 3.1: the prefix is all that comes before the first access, five operations.
    EXPECT_EQ(suspicions[0].first.step, kLastRowOfPrefix + 1);
}

TEST_F(RunningExampleTest, TheOtherThreadGoesOnUpToTheSecondAccess) {
    auto meets = [](const StepAccesses& one) { return !one.writes.empty(); };
    // The row of thread II between them is left out, as in figure 6: the thread stands before the first access.
    EXPECT_THAT(threads_of(extend_prefix(window(), meets, always)), ElementsAre(kI, kI));
}

TEST_F(RunningExampleTest, NobodyTakesALockThatTheThreadLeftOutHolds) {
    auto meets = [](const StepAccesses& one) { return !one.writes.empty(); };
    // Were it KeyLock that thread I takes, it would have to wait: then nothing but the row before is added.
    int taken = 0;
    auto only_the_first = [&](const search::Step&) { return ++taken == 1; };
    EXPECT_THAT(threads_of(extend_prefix(window(), meets, only_the_first)), ElementsAre(kI));
}

}  // namespace
}  // namespace raceproof::hunting
