#include "base/budget.h"

#include <gtest/gtest.h>

#include "base/process_memory.h"

namespace raceproof {
namespace {

// Asks until it is told to stop; gives up after some seconds.
Limit ask_for_long(Budget& budget) {
    Stopwatch watch;
    try {
        while (watch.seconds() < 5) budget.ask();
    } catch (const LimitReached& reached) {
        return reached.limit;
    }
    return Limit::None;
}

TEST(Budget, HasNoLimitsBeforeAPhaseBegins) {
    Budget budget;
    budget.is_interrupted = [] { return true; };
    for (int i = 0; i < 1000; ++i) budget.ask();
    EXPECT_FALSE(budget.is_due());
}

TEST(Budget, EndsWithTheTime) {
    Budget budget;
    budget.begin_phase({.end = 0.05});
    EXPECT_EQ(ask_for_long(budget), Limit::Time);
    EXPECT_GE(budget.seconds(), 0.05);
    EXPECT_LT(budget.seconds(), 1);
    EXPECT_THROW(budget.ask(), LimitReached) << "what was reached stays reached";
    budget.begin_phase({.end = budget.seconds() + 100});
    budget.ask();
    EXPECT_EQ(budget.reached(), Limit::None);
}

TEST(Budget, HoldsTimeBack) {
    Budget budget;
    budget.begin_phase({.end = 100});
    budget.hold_back(99.99);
    EXPECT_EQ(ask_for_long(budget), Limit::Time);
}

TEST(Budget, EndsWithTheMemory) {
    Budget budget;
    budget.begin_phase({.bytes = resident_bytes() / 2});
    EXPECT_EQ(ask_for_long(budget), Limit::Memory);
}

TEST(Budget, EndsWithTheUsersPatience) {
    Budget budget;
    bool is_interrupted = false;
    int looks = 0;
    budget.is_interrupted = [&] { return is_interrupted; };
    budget.at_look = [&] { is_interrupted = ++looks == 3; };
    budget.begin_phase({});
    EXPECT_EQ(ask_for_long(budget), Limit::Interrupted);
    EXPECT_EQ(looks, 3);
    budget.begin_phase({.heeds_interrupts = false});
    EXPECT_EQ(budget.reached(), Limit::None);
}

}  // namespace
}  // namespace raceproof
