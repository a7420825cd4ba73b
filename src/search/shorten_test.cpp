#include "search/shorten.h"

#include <gtest/gtest.h>

#include "search/strategy.h"
#include "search/testing/mock_system.h"

namespace raceproof::search {
namespace {

using testing::add;
using testing::choose;
using testing::lock;
using testing::MockOperation;
using testing::MockState;
using testing::MockSystem;
using testing::spin;
using testing::unlock;

// A step that breaks a property if the numbers are so.
MockOperation wait_until(std::function<bool(const MockState&)> condition, Outcome outcome) {
    MockOperation operation = add(0, 0);
    operation.is_enabled = std::move(condition);
    operation.outcome = outcome;
    return operation;
}

bool any_end(ExecutionEnd end) { return end != ExecutionEnd::State; }

// The longest path to a violation or deadlock among some random executions.
Path long_path(MockSystem& system, std::uint64_t seed) {
    struct Longest final : Visitor {
        Decision on_deadlock(const Path& path) override { return keep(path); }
        Decision on_violation(const Path& path) override { return keep(path); }
        Decision keep(const Path& path) {
            if (context_switches(path) > context_switches(longest)) longest = path;
            return Decision::Continue;
        }
        Path longest;
    } visitor;
    auto store = no_store();
    sampling(uniform_sampler(seed), 50)->run(system, *store, visitor, {.depth = 1000});
    return visitor.longest;
}

MockSystem philosophers(std::uint32_t count) {
    std::vector<MockSystem::ThreadCode> code;
    for (std::uint32_t i = 0; i < count; ++i) {
        std::size_t left = i, right = (i + 1) % count;
        code.push_back(
            {lock(left), lock(right), unlock(right), unlock(left), lock(left), lock(right), unlock(right), unlock(left)});
    }
    return {code, count};
}

TEST(ContextSwitches, EveryChangeOfThreadCounts) {
    EXPECT_EQ(context_switches({}), 0u);
    EXPECT_EQ(context_switches({{0, 0}, {0, 1}}), 0u);
    EXPECT_EQ(context_switches({{0, 0}, {1, 0}, {1, 0}, {0, 0}}), 2u);
}

TEST(Shorten, PhilosophersEachTakeOneFork) {
    for (std::uint32_t count : {2u, 3u, 4u}) {
        MockSystem system = philosophers(count);
        Path path = long_path(system, count);
        ASSERT_GT(path.size(), count);
        Shortened shortened = shorten(system, path, any_end, {});
        EXPECT_TRUE(shortened.is_minimal);
        EXPECT_EQ(shortened.path.size(), count);
        EXPECT_EQ(context_switches(shortened.path), count - 1);
        EXPECT_EQ(system.mark_count(), 0u);
        EXPECT_EQ(system.state().position, std::vector<std::uint32_t>(count));
    }
}

// Thread 1 must act between two operations of thread 0, however often others have acted before.
TEST(Shorten, KeepsWhatIsNeeded) {
    MockSystem::ThreadCode first = {add(0, 1), add(0, 1),
                                    wait_until([](const MockState& s) { return s.numbers[1] == 1; }, Outcome::Violation)};
    MockSystem::ThreadCode second = {wait_until([](const MockState& s) { return s.numbers[0] == 1; }, Outcome::Running),
                                     add(1, 1)};
    MockSystem system({first, second, MockSystem::ThreadCode(6, add(2, 1))}, 3);
    Path path = long_path(system, 7);
    ASSERT_FALSE(path.empty());
    auto is_violation = [](ExecutionEnd end) { return end == ExecutionEnd::Violation; };
    Shortened shortened = shorten(system, path, is_violation, {});
    EXPECT_TRUE(shortened.is_minimal);
    EXPECT_EQ(shortened.path, (Path{{0, 0}, {1, 0}, {1, 0}, {0, 0}, {0, 0}}));
}

TEST(Shorten, FewerSwitchesAreBetterThanFewerSteps) {
    // Thread 1 may go the long way alone, or a short way with the help of thread 0.
    MockOperation fork = choose(1, 2);
    fork.execute = [](MockState&, std::uint32_t alternative) { return alternative == 0 ? 1u : 3u; };
    MockOperation end = wait_until([](const MockState&) { return true; }, Outcome::Violation);
    MockSystem::ThreadCode walker = {
        fork,      wait_until([](const MockState& s) { return s.numbers[0] == 1; }, Outcome::Violation),
        end,       add(2, 1),
        add(2, 1), add(2, 1),
        end};
    MockSystem system({{add(0, 1)}, walker}, 3);
    Path helped = {{0, 0}, {1, 0}, {1, 0}};
    Shortened shortened = shorten(system, helped, any_end, {});
    EXPECT_EQ(shortened.path, (Path{{1, 1}, {1, 0}, {1, 0}, {1, 0}, {1, 0}}));
    EXPECT_TRUE(shortened.is_minimal);
}

// Going on with a thread that waits for another in a loop would not end.
TEST(Shorten, SpinningThreadsAreLeft) {
    MockOperation end = wait_until([](const MockState&) { return true; }, Outcome::Violation);
    MockSystem system({{spin(0, 0), add(1, 1)}, {add(1, 1), spin(0, 1), end}, {add(0, 1), add(1, 1)}}, 2);
    Path path = {{0, 0}, {1, 0}, {0, 0}, {1, 0}, {2, 0}, {0, 0}, {1, 0}, {0, 0}, {1, 0}};
    Shortened shortened = shorten(system, path, any_end, {});
    EXPECT_EQ(shortened.path, (Path{{2, 0}, {1, 0}, {1, 0}, {1, 0}}));
    EXPECT_TRUE(shortened.is_minimal);
}

TEST(Shorten, OtherEndsDoNotCount) {
    // Either thread can fail at once, but only the end in which both have acted is wanted.
    auto fails = [](std::size_t number) {
        MockOperation operation = add(number, 1);
        operation.outcome = Outcome::Violation;
        return operation;
    };
    MockSystem system({{add(0, 1), fails(0)}, {add(1, 1), fails(1)}}, 2);
    auto both = [&](ExecutionEnd end) {
        return end != ExecutionEnd::State && system.state().numbers[0] > 0 && system.state().numbers[1] > 0;
    };
    Shortened shortened = shorten(system, {{0, 0}, {1, 0}, {0, 0}}, both, {});
    EXPECT_EQ(shortened.path.size(), 3u);
    EXPECT_EQ(context_switches(shortened.path), 1u);
}

TEST(Shorten, WithoutBudgetThePathStillEndsAsWanted) {
    MockSystem system = philosophers(3);
    Path path = long_path(system, 3);
    for (std::uint64_t transitions : {1u, 30u, 100u, 300u}) {
        Shortened shortened = shorten(system, path, any_end, {.transitions = transitions});
        EXPECT_LE(context_switches(shortened.path), context_switches(path));
        for (const Step& step : shortened.path) ASSERT_EQ(system.take(step), Outcome::Running);
        std::vector<Step> enabled;
        system.enabled(enabled);
        EXPECT_TRUE(enabled.empty());
        system = philosophers(3);
    }
}

TEST(Shorten, PathsThatDoNotEndAsWantedComeBack) {
    MockSystem system = philosophers(2);
    Path path = {{0, 0}, {1, 0}};
    EXPECT_EQ(shorten(system, path, [](ExecutionEnd) { return false; }, {}).path, path);
    Path impossible = {{0, 0}, {0, 1}};
    EXPECT_EQ(shorten(system, impossible, any_end, {}).path, impossible);
}

TEST(Shorten, LeadsToAStateThatIsNoEnd) {
    MockSystem system({{add(0, 1), add(0, 1), add(0, 1)}, {add(1, 1), add(1, 1), add(1, 1)}}, 2);
    auto is_there = [&](ExecutionEnd end) {
        return end == ExecutionEnd::State && system.state().numbers[0] == 1 && system.state().numbers[1] == 2;
    };
    Path path = {{1, 0}, {0, 0}, {1, 0}};
    Shortened shortened = shorten(system, path, is_there, {});
    EXPECT_TRUE(shortened.is_minimal);
    EXPECT_EQ(shortened.path.size(), 3u);
    EXPECT_EQ(context_switches(shortened.path), 1u);
}

TEST(Shorten, IsDeterministic) {
    MockSystem system = philosophers(4);
    Path path = long_path(system, 11);
    EXPECT_EQ(shorten(system, path, any_end, {}).path, shorten(system, path, any_end, {}).path);
}

}  // namespace
}  // namespace raceproof::search
