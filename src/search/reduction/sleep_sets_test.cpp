#include "search/reduction/sleep_sets.h"

#include <gtest/gtest.h>

namespace raceproof::search {
namespace {

constexpr std::uint64_t kX = 1, kY = 2;

class SleepSetsTest : public ::testing::Test {
  protected:
    StepId step(std::uint64_t thread, std::vector<Access> accesses) {
        return steps_.add({.thread_name = thread, .accesses = std::move(accesses)});
    }
    StepId wait_for_all(std::uint64_t thread) { return steps_.add({.thread_name = thread, .waited_for_all = true}); }
    // The thread sleeps with this step.
    SleepSets::Id sleeper(StepId step) { return sets_.with(SleepSets::kNobody, sets_.add(SleepSets::kNone, step)); }

    StepTable steps_;
    SleepSets sets_{steps_};
};

TEST_F(SleepSetsTest, WakesWhoDependsOnAStep) {
    SleepSets::Id reader = sleeper(step(1, {{kX, AccessMode::Read}}));
    EXPECT_EQ(sets_.after(reader, step(2, {{kX, AccessMode::Read}})), reader);
    EXPECT_EQ(sets_.after(reader, step(2, {{kY, AccessMode::Write}})), reader);
    EXPECT_EQ(sets_.after(reader, step(2, {{kX, AccessMode::Write}})), SleepSets::kNobody);
    EXPECT_EQ(sets_.after(reader, wait_for_all(2)), SleepSets::kNobody) << "what waited for all depends on all";
    EXPECT_EQ(sets_.after(reader, step(1, {})), SleepSets::kNobody) << "each thread depends on itself";
}

TEST_F(SleepSetsTest, OneOutcomeThatIsDependentWakesTheThread) {
    SleepSets::Steps both = sets_.add(sets_.add(SleepSets::kNone, step(1, {})), step(1, {{kX, AccessMode::Write}}));
    SleepSets::Id asleep = sets_.with(SleepSets::kNobody, both);
    EXPECT_EQ(sets_.after(asleep, step(2, {{kX, AccessMode::Read}})), SleepSets::kNobody);
    EXPECT_EQ(sets_.after(asleep, step(2, {{kY, AccessMode::Read}})), asleep);
}

TEST_F(SleepSetsTest, AreSetsOfThreads) {
    SleepSets::Id one = sleeper(step(1, {{kX, AccessMode::Read}})), two = sleeper(step(2, {{kY, AccessMode::Read}}));
    SleepSets::Id both = sets_.unite(one, two);
    EXPECT_TRUE(sets_.contains(both, 1));
    EXPECT_TRUE(sets_.contains(both, 2));
    EXPECT_FALSE(sets_.contains(one, 2));
    EXPECT_TRUE(sets_.is_subset(one, both));
    EXPECT_FALSE(sets_.is_subset(both, one));
    EXPECT_EQ(sets_.intersect(both, two), two);
    EXPECT_EQ(sets_.after(both, step(3, {{kY, AccessMode::Write}})), one);
}

}  // namespace
}  // namespace raceproof::search
