#include "search/reduction/causality.h"

#include <gtest/gtest.h>

namespace raceproof::search {
namespace {

constexpr std::uint64_t kX = 1, kY = 2, kLock = 3;

Access read(std::uint64_t location) { return {location, AccessMode::Read}; }
Access write(std::uint64_t location) { return {location, AccessMode::Write}; }
constexpr Access kLocks{kLock, AccessMode::Lock}, kUnlocks{kLock, AccessMode::Unlock};

class CausalityTest : public ::testing::Test {
  protected:
    void step(std::uint32_t thread, std::vector<Access> accesses) { causality_.push(thread, {.accesses = std::move(accesses)}); }

    // The steps that the last of the accesses races with, if the thread makes them next one after the other.
    std::vector<std::uint32_t> races(std::uint32_t thread, const std::vector<Access>& accesses) {
        causality_.begin(thread, accesses);
        for (std::size_t i = 0; i + 1 < accesses.size(); ++i) causality_.pass(accesses[i]);
        std::vector<std::uint32_t> found;
        causality_.for_each_race(accesses.back(), [&](std::uint32_t step) {
            found.push_back(step);
            return can_be_reversed_;
        });
        return found;
    }
    std::vector<std::uint32_t> candidates(std::uint32_t step) {
        std::vector<std::uint32_t> threads;
        causality_.candidates(step, threads);
        return threads;
    }

    using Steps = std::vector<std::uint32_t>;
    Causality causality_;
    bool can_be_reversed_ = true;
};

TEST_F(CausalityTest, AccessesRaceWithTheLastOnesThatTheyDependOn) {
    step(0, {write(kX)});
    step(1, {write(kX)});
    step(0, {read(kX)});
    EXPECT_EQ(races(2, {read(kX)}), Steps{1}) << "reads do not depend on reads, and the first write comes before the second";
    EXPECT_EQ(races(2, {write(kX)}), Steps{2}) << "the read comes after the writes";
    EXPECT_EQ(races(2, {write(kY)}), Steps{});
    EXPECT_EQ(races(0, {write(kX)}), Steps{}) << "the thread's own read comes after the write of the other";
}

TEST_F(CausalityTest, EachUnorderedReadRacesWithAWrite) {
    step(0, {read(kX)});
    step(1, {read(kX)});
    EXPECT_EQ(races(2, {write(kX)}), (Steps{1, 0}));
}

TEST_F(CausalityTest, WhatALockGuardsIsOrdered) {
    step(0, {kLocks, write(kX), kUnlocks});
    EXPECT_EQ(races(1, {kLocks}), Steps{0});
    EXPECT_EQ(races(1, {kLocks, write(kX)}), Steps{});
    EXPECT_EQ(races(1, {write(kX)}), Steps{0});
    EXPECT_EQ(races(1, {kUnlocks}), Steps{});
}

TEST_F(CausalityTest, LooksFurtherBackIfARaceCannotBeReversed) {
    step(0, {write(kX)});
    step(1, {write(kX)});
    can_be_reversed_ = false;
    EXPECT_EQ(races(2, {write(kX)}), (Steps{1, 0}));
}

TEST_F(CausalityTest, CandidatesLeadToTheOperationWithoutTheStep) {
    step(0, {write(kX)});
    step(1, {write(kY)});            // the operation comes after it
    step(3, {read(kX), write(kY)});  // so does this, but it comes after the first step, too
    EXPECT_EQ(races(2, {read(kY), write(kX)}), Steps{}) << "ordered by way of the third step";
    causality_.pop();
    EXPECT_EQ(races(2, {read(kY), write(kX)}), Steps{0});
    EXPECT_EQ(candidates(0), Steps{1});
}

TEST_F(CausalityTest, AnInitialDependsOnNothingSince) {
    step(0, {write(kX)});
    step(1, {write(kY)});
    step(2, {read(kY)});
    EXPECT_EQ(causality_.is_initial(1, 0), true);
    EXPECT_EQ(causality_.is_initial(2, 0), false);
    EXPECT_EQ(causality_.is_initial(3, 0), std::nullopt);
}

TEST_F(CausalityTest, WhatChangesEverythingRacesWithTheLastStepOfEachThread) {
    step(0, {write(kX)});
    step(1, {write(kY)});
    step(0, {write(kX)});
    EXPECT_EQ(races(2, {write(kEverything)}), (Steps{2, 1}));
}

TEST_F(CausalityTest, StartedThreadsAndWaitsForAllAreOrdered) {
    causality_.push(0, {.accesses = {write(kX)}, .started = {1}});
    EXPECT_EQ(races(1, {write(kX)}), Steps{});
    causality_.push(1, {.accesses = {write(kY)}});
    causality_.push(2, {.waited_for_all = true});
    causality_.push(0, {.accesses = {read(kX)}});
    EXPECT_EQ(races(2, {write(kY)}), Steps{}) << "it waited for that";
    EXPECT_EQ(races(0, {write(kY)}), Steps{}) << "and what comes after the wait comes after that";
}

}  // namespace
}  // namespace raceproof::search
