#include "search/reduction/later_races.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace raceproof::search {
namespace {

constexpr std::uint64_t kX = 1, kY = 2, kLock = 3;
constexpr Access kReadX{kX, AccessMode::Read}, kWriteX{kX, AccessMode::Write}, kWriteY{kY, AccessMode::Write};
constexpr Access kLocks{kLock, AccessMode::Lock}, kUnlocks{kLock, AccessMode::Unlock};

class LaterRacesTest : public ::testing::Test {
  protected:
    // The accesses are made one by one, but for the first `at_once`.
    StepId step(std::uint64_t thread, std::vector<Access> accesses, std::size_t at_once = 0,
                std::vector<std::uint64_t> started = {}) {
        return steps_.add(
            {.thread_name = thread, .accesses = std::move(accesses), .at_once = at_once, .started = std::move(started)});
    }
    Summaries::Id sequence(const std::vector<StepId>& steps) {
        Summaries::Id summary = Summaries::kNothing;
        for (std::size_t i = steps.size(); i-- > 0;) summary = summaries_.prepend(steps[i], summary);
        return summary;
    }
    std::vector<LaterRace> races(StepId step, Summaries::Id after) {
        summaries_.prepend(step, after);
        std::span<const LaterRace> found = races_.of(step, after);
        return {found.begin(), found.end()};
    }
    std::vector<std::uint64_t> others(const LaterRace& race) {
        std::vector<std::uint64_t> names;
        for (std::uint32_t cause : races_.others(race)) names.push_back(summaries_.causes()[cause].thread_name);
        std::sort(names.begin(), names.end());
        return names;
    }

    StepTable steps_;
    Summaries summaries_{steps_};
    LaterRaces races_{steps_, summaries_};
};

TEST_F(LaterRacesTest, ARaceIsWithAnotherThreadThatAccessesTheSame) {
    std::vector<LaterRace> found =
        races(step(1, {kWriteX}), sequence({step(1, {kWriteY}), step(2, {kReadX}), step(3, {kWriteY})}));
    ASSERT_EQ(found.size(), 1u);
    EXPECT_EQ(found[0].thread_name, 2u);
    EXPECT_TRUE(races(step(1, {kReadX}), sequence({step(2, {kReadX})})).empty());
}

TEST_F(LaterRacesTest, WhatComesAfterTheStepForAnotherReasonIsNone) {
    StepId start = step(1, {kWriteX}, 0, {2});
    EXPECT_TRUE(races(start, sequence({step(2, {kWriteX})})).empty()) << "it started the thread";
    StepId writes = step(1, {kWriteX}), unlocks = step(1, {kUnlocks});
    StepId locks = step(2, {kLocks}, 1), reads = step(2, {kReadX});
    EXPECT_TRUE(races(writes, sequence({unlocks, locks, reads})).empty()) << "it is guarded by a lock";
    Summaries::Id unguarded = summaries_.unite(sequence({unlocks, locks, reads}), sequence({reads}));
    EXPECT_EQ(races(writes, unguarded).size(), 1u) << "but not in every way to come there";
}

TEST_F(LaterRacesTest, ALockRacesWithALockAndNotWithTheUnlockThatLetItHappen) {
    Summaries::Id later = sequence({step(2, {kLocks}, 1)});
    EXPECT_TRUE(races(step(1, {kUnlocks}), later).empty());
    Summaries::Id unlocked = summaries_.prepend(step(1, {kUnlocks}), later);
    std::vector<LaterRace> found = races(step(1, {kLocks}, 1), unlocked);
    ASSERT_EQ(found.size(), 1u);
    EXPECT_TRUE(found[0].is_awaited);
    // Not if the thread does something else first.
    found = races(step(1, {kLocks}, 1), summaries_.prepend(step(2, {kWriteY}), later));
    ASSERT_EQ(found.size(), 1u);
    EXPECT_FALSE(found[0].is_awaited);
}

TEST_F(LaterRacesTest, WhoHasTakenAStepBeforeLeadsThere) {
    StepId raced = step(1, {kWriteX});
    std::vector<LaterRace> found = races(raced, sequence({step(3, {kWriteY}), step(2, {kWriteY, kWriteX})}));
    ASSERT_EQ(found.size(), 1u);
    EXPECT_TRUE(others(found[0]).empty()) << "what leads to one access of a step need not lead to another";
    EXPECT_TRUE(found[0].has_company);
    found = races(raced, sequence({step(3, {kWriteX})}));
    ASSERT_EQ(found.size(), 1u);
    EXPECT_FALSE(found[0].has_company);
    // The unlock of 3 comes before what 2 does under the lock.
    found = races(raced, sequence({step(3, {kUnlocks}), step(2, {kLocks}, 1), step(2, {kWriteX})}));
    ASSERT_EQ(found.size(), 1u);
    EXPECT_EQ(others(found[0]), std::vector<std::uint64_t>{3});
}

TEST_F(LaterRacesTest, WhoComesAfterTheStepIsNoCompany) {
    // 3 accesses what 2 begins with, but comes after 1 by the same.
    std::vector<LaterRace> found = races(step(1, {kWriteX}), sequence({step(3, {kWriteX}), step(2, {kWriteX})}));
    ASSERT_EQ(found.size(), 2u);
    EXPECT_FALSE(found[0].has_company);
    EXPECT_FALSE(found[1].has_company);
}

}  // namespace
}  // namespace raceproof::search
