#include "hunting/eraser.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace raceproof::hunting {
namespace {

using ::testing::IsEmpty;
using ::testing::SizeIs;

constexpr Location kX{state::Ref{16}, 0};
constexpr memory::Object kLock = 32, kOther = 48, kFlag = 64;

class EraserTest : public ::testing::Test {
  protected:
    EraserTest() {
        eraser_.order.fork(0, 1);
        eraser_.order.fork(0, 2);
    }

    // The statement of the last access again, in the same step.
    std::span<const Suspicion> write_again(unsigned thread) { return made(thread, AccessKind::Write); }
    std::span<const Suspicion> read(unsigned thread) { return access(thread, AccessKind::Read); }
    std::span<const Suspicion> write(unsigned thread) { return access(thread, AccessKind::Write); }
    void lock(unsigned thread, memory::Object lock, LockMode mode = LockMode::Exclusive) {
        eraser_.locks.take(thread, lock, mode);
    }
    void unlock(unsigned thread, memory::Object lock, LockMode mode = LockMode::Exclusive) {
        eraser_.locks.release(thread, lock, mode);
    }

    Eraser eraser_;

  private:
    std::span<const Suspicion> access(unsigned thread, AccessKind kind) {
        ++step_;
        return made(thread, kind);
    }
    // Each step has a statement of its own.
    std::span<const Suspicion> made(unsigned thread, AccessKind kind) {
        return eraser_.access(kX, {static_cast<state::ThreadId>(thread), kind, static_cast<std::uint32_t>(step_), 0, step_});
    }
    std::uint64_t step_ = 0;
};

TEST_F(EraserTest, OneThreadIsNeverSuspected) {
    EXPECT_THAT(write(1), IsEmpty());
    EXPECT_THAT(read(1), IsEmpty());
    EXPECT_THAT(write(1), IsEmpty());
}

TEST_F(EraserTest, ReadersAreNotSuspected) {
    EXPECT_THAT(read(1), IsEmpty());
    EXPECT_THAT(read(2), IsEmpty());
    std::span<const Suspicion> found = write(2);
    ASSERT_THAT(found, SizeIs(1));
    EXPECT_EQ(found[0].first.step, 1u);
    EXPECT_EQ(found[0].second.step, 3u);
}

TEST_F(EraserTest, ACommonLockIsEnough) {
    for (unsigned thread : {1u, 2u, 1u}) {
        lock(thread, kLock);
        EXPECT_THAT(write(thread), IsEmpty());
        unlock(thread, kLock);
    }
}

// The order in which locks were taken is not one that must be: what happens-before detectors miss.
TEST_F(EraserTest, DifferentLocksAreNot) {
    lock(1, kLock);
    write(1);
    unlock(1, kLock);
    lock(2, kLock);
    unlock(2, kLock);
    lock(2, kOther);
    EXPECT_THAT(write(2), SizeIs(1));
}

// Every pair has a lock in common, but there is none that all have: no two of them can race.
TEST_F(EraserTest, PairsWithALockOfTheirOwnAreNotSuspected) {
    eraser_.order.fork(0, 3);
    lock(1, 100), lock(1, 101);
    lock(2, 101), lock(2, 102);
    lock(3, 100), lock(3, 102);
    EXPECT_THAT(write(1), IsEmpty());
    EXPECT_THAT(write(2), IsEmpty());
    EXPECT_THAT(write(3), IsEmpty());
}

TEST_F(EraserTest, ALockThatIsHeldToReadGuardsReadsOnly) {
    lock(1, kLock);
    write(1);
    unlock(1, kLock);
    lock(2, kLock, LockMode::Shared);
    EXPECT_THAT(read(2), IsEmpty());
    EXPECT_THAT(write(2), SizeIs(1)) << "two readers can write at once";
}

TEST_F(EraserTest, WhatIsHandedOverBelongsToTheNewOwner) {
    write(1);
    eraser_.order.release(1, {kFlag, 0});
    eraser_.order.acquire(2, {kFlag, 0});
    EXPECT_THAT(write(2), IsEmpty());
    EXPECT_THAT(write(1), SizeIs(1)) << "but it was not handed back";
}

TEST_F(EraserTest, AStartedThreadComesAfterItsParent) {
    write(1);
    eraser_.order.fork(1, 3);
    EXPECT_THAT(write(3), IsEmpty());
    write(1);
    EXPECT_THAT(write(3), SizeIs(1));
}

TEST_F(EraserTest, ANumberThatIsUsedAgainIsAnotherThread) {
    write(1);
    // Thread 1 has ended, and nobody has waited for that.
    eraser_.order.fork(2, 1);
    EXPECT_THAT(write(2), SizeIs(1));
}

TEST_F(EraserTest, WhatIsRepeatedInAStepIsSuspectedOnce) {
    write(1);
    EXPECT_THAT(write(2), SizeIs(1));
    EXPECT_THAT(write_again(2), IsEmpty());
    lock(2, kLock);
    EXPECT_THAT(write_again(2), SizeIs(1)) << "with other locks";
    EXPECT_THAT(write(2), SizeIs(1)) << "in another step";
}

TEST_F(EraserTest, WhatOthersDidInBetweenIsSuspected) {
    write(1);
    EXPECT_THAT(write(2), SizeIs(1));
    EXPECT_THAT(write_again(1), SizeIs(1));
    EXPECT_THAT(write_again(2), SizeIs(2));
}

TEST_F(EraserTest, ALockThatIsTakenTwiceIsHeldUntilItIsReleasedTwice) {
    lock(1, kLock), lock(1, kLock), unlock(1, kLock);
    write(1);
    unlock(1, kLock);
    lock(2, kLock);
    EXPECT_THAT(write(2), IsEmpty());
    unlock(2, kLock);
    EXPECT_THAT(write(2), SizeIs(1));
}

TEST_F(EraserTest, OfALocationOnlySomeAccessesAreKept) {
    for (int i = 0; i < 1000; ++i) write(1), write(2);
    EXPECT_LE(write(1).size(), 12u);
    EXPECT_EQ(eraser_.shared_count(), 1u);
    eraser_.forget(kX.object);
    EXPECT_EQ(eraser_.shared_count(), 0u);
}

TEST_F(EraserTest, AnObjectThatIsGoneIsForgotten) {
    write(1);
    eraser_.forget(kX.object);
    EXPECT_THAT(write(2), IsEmpty());
}

TEST_F(EraserTest, TooManyLocationsBeginAnew) {
    write(1);
    eraser_.forget_exclusive();
    EXPECT_THAT(write(2), IsEmpty());
    EXPECT_THAT(write(1), SizeIs(1)) << "what is shared now is known";
    eraser_.forget_exclusive();
    EXPECT_EQ(eraser_.shared_count(), 1u);
    EXPECT_THAT(write(2), SizeIs(1));
    eraser_.forget_all();
    EXPECT_EQ(eraser_.shared_count(), 0u);
    EXPECT_THAT(write(1), IsEmpty());
}

TEST_F(EraserTest, RepeatsOnlyWhatChangesNothing) {
    auto made = [](unsigned thread, AccessKind kind, std::uint64_t step) {
        return MonitoredAccess{static_cast<state::ThreadId>(thread), kind, 7, 0, step};
    };
    EXPECT_FALSE(eraser_.repeat(kX, made(1, AccessKind::Write, 1))) << "it is new";
    eraser_.access(kX, made(1, AccessKind::Write, 1));
    EXPECT_TRUE(eraser_.repeat(kX, made(1, AccessKind::Write, 2)));
    EXPECT_FALSE(eraser_.repeat(kX, made(2, AccessKind::Write, 3))) << "it is shared from now on";
    std::span<const Suspicion> found = eraser_.access(kX, made(2, AccessKind::Write, 3));
    ASSERT_THAT(found, SizeIs(1));
    EXPECT_EQ(found[0].first.step, 2u) << "the latest";
    EXPECT_TRUE(eraser_.repeat(kX, made(2, AccessKind::Write, 3))) << "the same step";
    EXPECT_FALSE(eraser_.repeat(kX, made(2, AccessKind::Write, 4))) << "it is suspected again";
    for (std::uint64_t step = 4; step < 200; ++step)
        eraser_.access(kX, made(static_cast<unsigned>(1 + step % 2), AccessKind::Write, step));
    EXPECT_TRUE(eraser_.repeat(kX, made(1, AccessKind::Write, 200))) << "it was suspected often";
    lock(1, kLock);
    EXPECT_FALSE(eraser_.repeat(kX, made(1, AccessKind::Write, 201))) << "with a lock it is another access";
}

TEST_F(EraserTest, LocksetsCanBeNumberedAnew) {
    for (memory::Object number = 100; number < 1100; ++number) lock(1, number), unlock(1, number);
    lock(1, kLock);
    write(1);
    std::size_t before = eraser_.locks.bytes();
    eraser_.forget_all();
    eraser_.locks.number_anew();
    EXPECT_LT(eraser_.locks.bytes(), before);
    lock(2, kOther);
    EXPECT_THAT(write(1), IsEmpty());
    EXPECT_THAT(write(2), SizeIs(1));
    unlock(2, kOther);
    unlock(1, kLock);
    lock(2, kLock);
    EXPECT_THAT(write(2), SizeIs(0)) << "its own, and the other held the same lock";
}

}  // namespace
}  // namespace raceproof::hunting
