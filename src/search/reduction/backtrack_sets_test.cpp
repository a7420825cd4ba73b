// Races are found and applied apart from each other: finding changes nothing, applying asks nothing.
#include "search/reduction/backtrack_sets.h"

#include <gtest/gtest.h>

#include "search/reduction/race_finder.h"

namespace raceproof::search {
namespace {

constexpr std::uint64_t kX = 1, kY = 2;
using Remedy = ReversibleRace::Remedy;
using Threads = std::vector<std::uint32_t>;

class BacktrackSetsTest : public ::testing::Test {
  protected:
    // A state in which these threads can go on; the first one's step is taken.
    void state(const Threads& enabled, const std::vector<Access>& accesses, const Threads& asleep = {}) {
        std::vector<Step> steps;
        for (std::uint32_t thread : enabled) steps.push_back({thread, 0});
        Level& level =
            stack_.push({.visit = stack_.depth(), .low = stack_.depth(), .asleep = SleepSets::kNobody, .share = 1}, steps);
        level.has_sleepers = !asleep.empty();
        for (Choice& choice : stack_.choices(level))
            choice.is_asleep = std::find(asleep.begin(), asleep.end(), choice.thread) != asleep.end();
        stack_.take(level, stack_.choices(level).front());
        causality_.push(enabled.front(), {.accesses = accesses});
    }
    Threads backtrack_set(std::uint32_t place) {
        Threads threads;
        for (const Choice& choice : stack_.choices(stack_[place]))
            if (choice.is_in_backtrack_set) threads.push_back(choice.thread);
        return threads;
    }
    const ReversibleRaces& find(std::uint32_t thread, const std::vector<Access>& accesses) {
        return finder_.of_operation(thread, accesses, 0);
    }

    ExecutionStack stack_;
    Causality causality_;
    RaceFinder finder_{causality_, stack_};
    BacktrackSets sets_{stack_};
};

TEST_F(BacktrackSetsTest, ReversesARaceByTheThreadItself) {
    state({0, 1}, {{kX, AccessMode::Write}});
    ReversibleRaces races = find(1, {{kX, AccessMode::Write}});
    EXPECT_EQ(backtrack_set(0), Threads{0}) << "finding adds nothing";
    ASSERT_EQ(races.all.size(), 1u);
    EXPECT_EQ(races.all[0].step, 0u);
    EXPECT_EQ(races.all[0].remedy, Remedy::Reverse);
    sets_.apply(races);
    EXPECT_EQ(backtrack_set(0), (Threads{0, 1}));
    // Once it is there, it is relied on.
    races = find(1, {{kX, AccessMode::Write}});
    ASSERT_EQ(races.all.size(), 1u);
    EXPECT_EQ(races.all[0].remedy, Remedy::RelyOn);
}

TEST_F(BacktrackSetsTest, ReversesARaceByWhoLeadsThere) {
    state({0, 2}, {{kX, AccessMode::Write}});  // 1 waits for 2
    state({2, 0}, {{kY, AccessMode::Write}});
    state({1, 0}, {});
    sets_.apply(find(1, {{kY, AccessMode::Read}, {kX, AccessMode::Write}}));
    EXPECT_EQ(backtrack_set(0), (Threads{0, 2}));
    EXPECT_EQ(backtrack_set(1), Threads{2});
}

TEST_F(BacktrackSetsTest, NobodyIsAddedForWhatCouldNotHappenThere) {
    state({0, 2}, {{kX, AccessMode::Write}});
    EXPECT_TRUE(find(1, {{kX, AccessMode::Write}}).all.empty()) << "1 could not go on, and nobody led it there";
}

TEST_F(BacktrackSetsTest, ASleepingInitialWasExploredElsewhere) {
    state({0, 1}, {{kX, AccessMode::Write}}, {1});
    sets_.apply(find(1, {{kX, AccessMode::Write}}));
    EXPECT_EQ(backtrack_set(0), Threads{0});
}

TEST_F(BacktrackSetsTest, ASleeperThatIsNoInitialIsNoAnswer) {
    state({0, 1, 2, 3}, {{kX, AccessMode::Write}}, {1});
    state({2, 1}, {{kY, AccessMode::Write}});
    state({1, 0}, {{kY, AccessMode::Read}});
    // 1 has come after 2, so what begins with 1 alone is something else. 2 can go, and is awake.
    sets_.apply(find(1, {{kX, AccessMode::Write}}));
    EXPECT_EQ(backtrack_set(0), (Threads{0, 2}));
}

TEST_F(BacktrackSetsTest, AddsAllFromALevelOn) {
    state({0, 1}, {});
    state({0, 1, 2}, {});
    state({0, 1, 2}, {}, {1});
    sets_.add_all_since(1);
    EXPECT_EQ(backtrack_set(0), Threads{0});
    EXPECT_EQ(backtrack_set(1), (Threads{0, 1, 2}));
    EXPECT_EQ(backtrack_set(2), (Threads{0, 2})) << "who sleeps stays out";
}

TEST_F(BacktrackSetsTest, AThreadThatOnlyComesBackLeadsNowhere) {
    state({0, 1}, {{kX, AccessMode::Write}});
    for (Choice& choice : stack_.choices(stack_[0]))
        if (choice.thread == 1) choice.is_taken = true;
    EXPECT_TRUE(find(1, {{kX, AccessMode::Write}}).all.empty());
}

}  // namespace
}  // namespace raceproof::search
