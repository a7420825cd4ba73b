#include "search/reduction/backtrack_sets.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace raceproof::search {
namespace {

using Threads = std::vector<std::uint32_t>;

class BacktrackSetsTest : public ::testing::Test {
  protected:
    // A state in which these threads can go on; the first one's step is taken.
    void state(const Threads& enabled, const Threads& asleep = {}) {
        std::vector<Step> steps;
        for (std::uint32_t thread : enabled) steps.push_back({thread, 0});
        Level& level =
            stack_.push({.visit = stack_.depth(), .low = stack_.depth(), .asleep = SleepSets::kNobody, .share = 1}, steps);
        level.has_sleepers = !asleep.empty();
        for (Choice& choice : stack_.choices(level))
            choice.is_asleep = std::find(asleep.begin(), asleep.end(), choice.thread) != asleep.end();
        stack_.take(level, stack_.choices(level).front());
    }
    Threads backtrack_set(std::uint32_t place) {
        Threads threads;
        for (const Choice& choice : stack_.choices(stack_[place]))
            if (choice.is_in_backtrack_set) threads.push_back(choice.thread);
        return threads;
    }
    bool add_one(const Threads& candidates) { return sets_.add_one(stack_.top(), candidates); }

    ExecutionStack stack_;
    BacktrackSets sets_{stack_};
};

TEST_F(BacktrackSetsTest, AddsTheFirstThatCanGoOn) {
    state({0, 1, 2});
    EXPECT_TRUE(add_one({3, 2, 1}));
    EXPECT_EQ(backtrack_set(0), (Threads{0, 2}));
}

TEST_F(BacktrackSetsTest, OneThatGoesAnywayIsEnough) {
    state({0, 1, 2});
    EXPECT_TRUE(add_one({1, 0}));
    EXPECT_EQ(backtrack_set(0), Threads{0});
    EXPECT_TRUE(stack_.find(stack_.top(), 0)->is_relied_on);
}

TEST_F(BacktrackSetsTest, TellsIfNobodyCanGoOn) {
    state({0, 2});
    EXPECT_FALSE(add_one({1}));
    EXPECT_EQ(backtrack_set(0), Threads{0});
}

TEST_F(BacktrackSetsTest, WhoIsAwakeGoesRatherThanWhoSleeps) {
    state({0, 1, 2, 3}, {1});
    EXPECT_TRUE(add_one({1, 2}));
    EXPECT_EQ(backtrack_set(0), (Threads{0, 2}));
}

TEST_F(BacktrackSetsTest, ASleeperGoesUnlessThatIsAsManyAsAllOthers) {
    state({0, 1, 2, 3}, {1});
    EXPECT_TRUE(add_one({1}));
    EXPECT_EQ(backtrack_set(0), (Threads{0, 1}));
    state({0, 1, 2}, {1});
    EXPECT_TRUE(add_one({1}));
    EXPECT_EQ(backtrack_set(1), (Threads{0, 2}));
}

TEST_F(BacktrackSetsTest, AddsAllFromALevelOn) {
    state({0, 1});
    state({0, 1, 2});
    state({0, 1, 2}, {1});
    sets_.add_all_since(1);
    EXPECT_EQ(backtrack_set(0), Threads{0});
    EXPECT_EQ(backtrack_set(1), (Threads{0, 1, 2}));
    EXPECT_EQ(backtrack_set(2), (Threads{0, 2})) << "who sleeps stays out";
}

TEST_F(BacktrackSetsTest, AThreadThatOnlyComesBackLeadsNowhere) {
    state({0, 1});
    for (Choice& choice : stack_.choices(stack_[0]))
        if (choice.thread == 1) choice.is_taken = true;
    EXPECT_FALSE(add_one({1}));
}

}  // namespace
}  // namespace raceproof::search
