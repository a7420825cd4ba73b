#include "search/reduction/summaries.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <map>

namespace raceproof::search {
namespace {

using ::testing::IsEmpty;
using ::testing::UnorderedElementsAre;

constexpr std::uint64_t kX = 1, kLock = 2;
constexpr Access kWrite{kX, AccessMode::Write}, kLocks{kLock, AccessMode::Lock};

class SummariesTest : public ::testing::Test {
  protected:
    StepId step(std::uint64_t thread, std::vector<Access> accesses) {
        return steps_.add({.thread_name = thread, .accesses = std::move(accesses)});
    }
    StepId wait_for_all(std::uint64_t thread) { return steps_.add({.thread_name = thread, .waited_for_all = true}); }
    Summaries::Id following(StepId step) { return summaries_.prepend(step, Summaries::kNothing); }
    // Of each access, by thread: its causes.
    std::map<std::pair<std::uint64_t, std::uint64_t>, std::vector<Cause>> contents(Summaries::Id id) {
        std::map<std::pair<std::uint64_t, std::uint64_t>, std::vector<Cause>> all;
        auto add = [&](const LaterAccess& later) {
            std::vector<Cause>& causes = all[{summaries_.causes()[later.thread].thread_name, later.access.location}];
            for (std::uint32_t number : later.causes) causes.push_back(summaries_.causes()[number]);
        };
        for (std::uint32_t part : summaries_.parts(id)) summaries_.each_of(part, add);
        return all;
    }
    static Cause access(const Access& access) { return {Cause::Kind::Access, 0, access}; }
    static Cause thread(std::uint64_t name) { return {Cause::Kind::Thread, name, {}}; }

    StepTable steps_;
    Summaries summaries_{steps_};
};

TEST_F(SummariesTest, OneSummaryHasOneNumber) {
    EXPECT_EQ(following(step(1, {kWrite})), following(step(1, {kWrite})));
    EXPECT_NE(following(step(1, {kWrite})), following(step(2, {kWrite})));
    Summaries::Id left = following(step(1, {kWrite})), right = following(step(2, {kWrite}));
    EXPECT_EQ(summaries_.unite(left, right), summaries_.unite(right, left));
    EXPECT_EQ(summaries_.unite(left, left), left);
}

TEST_F(SummariesTest, WhatALockGuardsIsCausedByIt) {
    Summaries::Id guarded = summaries_.prepend(step(1, {kLocks}), following(step(1, {kWrite})));
    auto all = contents(guarded);
    EXPECT_THAT((all[{1, kLock}]), IsEmpty()) << "the lock is what comes first";
    EXPECT_THAT((all[{1, kX}]), UnorderedElementsAre(thread(1), access(kLocks)));
}

TEST_F(SummariesTest, OfSeveralWaysOnlyCommonCausesStay) {
    Summaries::Id guarded = summaries_.prepend(step(1, {kLocks}), following(step(1, {kWrite})));
    Summaries::Id both = summaries_.unite(guarded, following(step(1, {kWrite})));
    EXPECT_THAT((contents(both)[{1, kX}]), IsEmpty());
    EXPECT_EQ(contents(both).size(), 2u) << "the lock can still follow";
    EXPECT_THAT((contents(summaries_.without_causes(guarded))[{1, kX}]), IsEmpty());
}

// To join a thread is to wait for its end; what looks at the end again later cannot overtake it.
TEST_F(SummariesTest, WhatIsWaitedForStandsApartFromTheSameAccessLater) {
    constexpr Access kEnd{3, AccessMode::Read};
    StepId join = steps_.add({.thread_name = 1, .accesses = {kLocks, kEnd}, .at_once = 2});
    Summaries::Id id = summaries_.prepend(join, following(step(1, {kEnd})));
    std::vector<std::pair<bool, std::size_t>> ends;  // is it later, and how many causes has it?
    summaries_.each_of(summaries_.parts(id)[0], [&](const LaterAccess& later) {
        if (later.access == kEnd) ends.emplace_back(later.is_later, later.causes.size());
    });
    EXPECT_THAT(ends, UnorderedElementsAre(std::pair{false, 0u}, std::pair{true, 2u}));
    // Once another step of the thread comes before both, they are one again.
    std::size_t count = 0;
    summaries_.each_of(summaries_.parts(summaries_.prepend(step(1, {kWrite}), id))[0],
                       [&](const LaterAccess& later) { count += later.access == kEnd; });
    EXPECT_EQ(count, 1u);
}

TEST_F(SummariesTest, AStepCausesWhatDependsOnIt) {
    Summaries::Id other = following(step(2, {kWrite}));
    auto all = contents(summaries_.prepend(step(1, {kWrite}), other));
    EXPECT_THAT((all[{2, kX}]), UnorderedElementsAre(thread(1))) << "of accesses, only locks are causes";
    all = contents(summaries_.prepend(step(1, {kLocks}), other));
    EXPECT_THAT((all[{2, kX}]), IsEmpty()) << "independent";
}

// Nothing overtakes a wait until nothing else can happen, but who stood there all the time can go before it.
TEST_F(SummariesTest, BehindAWaitForAllOnlyWhatIsPendingCounts) {
    Summaries::Id pending = following(step(2, {kLocks}));
    Summaries::Id after = summaries_.unite(pending, summaries_.prepend(step(2, {kLocks}), following(step(2, {kWrite}))));
    Summaries::Id before = summaries_.prepend(wait_for_all(1), after);
    auto all = contents(before);
    EXPECT_TRUE((all.contains({2, kLock})));
    EXPECT_FALSE((all.contains({2, kX})));
}

}  // namespace
}  // namespace raceproof::search
