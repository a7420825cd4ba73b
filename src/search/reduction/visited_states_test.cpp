#include "search/reduction/visited_states.h"

#include <gtest/gtest.h>

namespace raceproof::search {
namespace {

class VisitedStatesTest : public ::testing::Test {
  protected:
    // The next visit, at that level of the present execution.
    Level enter(std::uint32_t place, SleepSets::Id asleep = SleepSets::kNobody) {
        visited_.add(asleep);
        visited_.enter(next_, place);
        return {.visit = next_++, .low = place, .asleep = asleep, .share = 1};
    }
    Summaries::Id summary(std::uint64_t thread) {
        StepId step = steps_.add({.thread_name = thread, .accesses = {{1, AccessMode::Write}}});
        return summaries_.prepend(step, Summaries::kNothing);
    }
    SleepSets::Id sleeper(std::uint64_t thread) {
        StepId step = steps_.add({.thread_name = thread});
        return sleep_sets_.with(SleepSets::kNobody, sleep_sets_.add(SleepSets::kNone, step));
    }

    StepTable steps_;
    Summaries summaries_{steps_};
    SleepSets sleep_sets_{steps_};
    std::unique_ptr<Store> store_ = fingerprint_store();
    VisitedStates visited_{*store_, summaries_, sleep_sets_};
    std::uint32_t next_ = 0;
};

TEST_F(VisitedStatesTest, APresentStateReachesItself) {
    enter(0);
    enter(1);
    VisitedStates::Prospect prospect = visited_.prospect(1);
    EXPECT_EQ(prospect.reaches, 1u);
    EXPECT_TRUE(prospect.is_that_level);
}

TEST_F(VisitedStatesTest, AnIncompleteStateReachesTheExecution) {
    Level root = enter(0), middle = enter(1), last = enter(2);
    last.summary = summary(7);
    last.low = 1;
    visited_.leave_incomplete(last, middle.visit);
    VisitedStates::Prospect prospect = visited_.prospect(last.visit);
    EXPECT_EQ(prospect.reaches, 1u);
    EXPECT_FALSE(prospect.is_that_level);
    middle.low = 0;
    visited_.leave_incomplete(middle, root.visit);
    EXPECT_EQ(visited_.prospect(last.visit).reaches, 0u) << "by way of the state in between";
}

TEST_F(VisitedStatesTest, ACompleteComponentKnowsWhatFollowsAnyOfIt) {
    Level root = enter(0), middle = enter(1), last = enter(2);
    last.summary = summary(7);
    visited_.leave_incomplete(last, middle.visit);
    middle.summary = summary(8);
    visited_.complete_component(middle);
    EXPECT_EQ(visited_.prospect(last.visit).reaches, std::nullopt);
    Summaries::Id all = summaries_.unite(summaries_.without_causes(summary(7)), summaries_.without_causes(summary(8)));
    EXPECT_EQ(visited_.prospect(last.visit).summary, all);
    EXPECT_EQ(visited_.prospect(middle.visit).summary, summary(8)) << "the first knows what it was told";
    EXPECT_EQ(visited_.prospect(root.visit).reaches, 0u);
}

TEST_F(VisitedStatesTest, IsExploredIfWhoSleptSleepsAgain) {
    enter(0, sleeper(1));
    Store::Visit again{.number = 0, .is_new = false, .state = {}};
    EXPECT_TRUE(visited_.is_explored(again, sleeper(1)));
    EXPECT_TRUE(visited_.is_explored(again, sleep_sets_.unite(sleeper(1), sleeper(2))));
    EXPECT_FALSE(visited_.is_explored(again, SleepSets::kNobody));
    EXPECT_EQ(visited_.slept(0), sleeper(1));
}

}  // namespace
}  // namespace raceproof::search
