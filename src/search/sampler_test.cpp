#include "search/sampler.h"

#include <gtest/gtest.h>

#include <cmath>

#include "search/strategy.h"
#include "search/testing/mock_system.h"

namespace raceproof::search {
namespace {

using testing::add;
using testing::MockOperation;
using testing::MockState;
using testing::MockSystem;
using testing::spin;

class Counter final : public Visitor {
  public:
    Decision on_deadlock(const Path&) override { return Decision::Continue; }
    Decision on_violation(const Path& path) override {
        ++violations;
        last = path;
        return Decision::Continue;
    }

    std::uint64_t violations = 0;
    Path last;
};

constexpr std::uint64_t kExecutions = 20'000;

SearchResult sample(MockSystem& system, std::unique_ptr<Sampler> sampler, Counter& counter, std::uint64_t count = kExecutions) {
    auto store = no_store();
    SearchResult result = sampling(std::move(sampler), count)->run(system, *store, counter, {.depth = 1000});
    EXPECT_EQ(system.mark_count(), 0u);
    return result;
}

// The thread that comes here has done wrong if the condition holds; else it has ended.
void append_check(MockSystem::ThreadCode& code, std::function<bool(const MockState&)> is_wrong) {
    auto end = static_cast<std::uint32_t>(code.size() + 2);
    code.push_back({.execute = [=](MockState& state, std::uint32_t) { return is_wrong(state) ? end - 1 : end; }});
    code.push_back({.execute = [=](MockState&, std::uint32_t) { return end; }, .outcome = Outcome::Violation});
}

MockSystem::ThreadCode padding(std::size_t number, std::size_t count) { return MockSystem::ThreadCode(count, add(number, 1)); }

// One constraint: the check comes before the other thread's only interesting step.
MockSystem bug_of_depth_1() {
    MockSystem::ThreadCode setter = padding(2, 4), checker = padding(3, 4);
    setter.push_back(add(0, 1));
    append_check(checker, [](const MockState& state) { return state.numbers[0] == 0; });
    return {{setter, checker}, 4};
}

// Two: the check comes between two steps of the other.
MockSystem bug_of_depth_2() {
    MockSystem::ThreadCode setter = {add(0, 1)}, checker;
    setter.push_back(add(2, 1));
    setter.push_back(add(0, -1));
    MockSystem::ThreadCode rest = padding(2, 6);
    setter.insert(setter.end(), rest.begin(), rest.end());
    append_check(checker, [](const MockState& state) { return state.numbers[0] == 1; });
    return {{setter, checker}, 4};
}

// Three: a first check between two steps of the other, a second one after the second of them.
MockSystem bug_of_depth_3() {
    MockSystem::ThreadCode setter = {add(0, 1), add(2, 1), add(1, 1), add(2, 1)}, checker;
    checker.push_back({.execute = [](MockState& state, std::uint32_t) {
        state.numbers[3] = state.numbers[0] == 1 && state.numbers[1] == 0;
        return MockOperation::kNext;
    }});
    checker.push_back(add(4, 1));
    append_check(checker, [](const MockState& state) { return state.numbers[3] == 1 && state.numbers[1] == 1; });
    return {{setter, checker}, 5};
}

TEST(PrioritySampler, FindsBugsAsOftenAsPromised) {
    MockSystem systems[] = {bug_of_depth_1(), bug_of_depth_2(), bug_of_depth_3()};
    for (std::uint64_t depth = 1; depth <= 3; ++depth) {
        for (std::uint64_t seed = 1; seed <= 5; ++seed) {
            Counter counter;
            SearchResult result = sample(systems[depth - 1], priority_sampler(seed, depth), counter);
            EXPECT_EQ(result.bound, Bound::Executions);
            ASSERT_TRUE(result.guarantee.has_value());
            double chance = 1 / (static_cast<double>(result.guarantee->threads) *
                                 std::pow(static_cast<double>(result.guarantee->steps), static_cast<double>(depth - 1)));
            double rate = static_cast<double>(counter.violations) / static_cast<double>(kExecutions);
            double deviation = std::sqrt(chance * (1 - chance) / static_cast<double>(kExecutions));
            EXPECT_GE(rate, chance - 3 * deviation) << "depth " << depth << ", seed " << seed;
        }
    }
}

TEST(PrioritySampler, TellsWhatItsExecutionsMean) {
    MockSystem system{{padding(0, 3), padding(1, 2)}, 2};
    Counter counter;
    SearchResult result = sample(system, priority_sampler(1, 2), counter, 100);
    ASSERT_TRUE(result.guarantee.has_value());
    EXPECT_EQ(result.guarantee->depth, 2u);
    EXPECT_EQ(result.guarantee->threads, 2u);
    EXPECT_EQ(result.guarantee->steps, 5u);
    EXPECT_EQ(result.guarantee->executions, 99u) << "the first one was not drawn for five steps";
    EXPECT_NEAR(result.guarantee->probability, 1 - std::pow(0.9, 99), 1e-9);
}

// Without falling behind, the spinning thread would run for ever if it has the higher priority.
TEST(PrioritySampler, LetsOthersRunWhenAThreadSpins) {
    MockSystem system{{{spin(0, 0)}, {add(1, 1), add(0, 1)}}, 2};
    Counter counter;
    SearchResult result = sample(system, priority_sampler(1, 3), counter, 100);
    EXPECT_LT(result.statistics.max_depth, 10u);
    EXPECT_LT(result.guarantee ? result.guarantee->executions : 0, 100u) << "executions that spun count for nothing";
}

TEST(PartialOrderSampler, FindsRareOrdersOfIndependentSteps) {
    // The slow thread's ten steps come before the other's only one: 2^-10 by equal chances, 1 / 11 by priorities.
    MockSystem::ThreadCode slow = padding(1, 9), fast;
    slow.push_back(add(0, 1));
    append_check(fast, [](const MockState& state) { return state.numbers[0] == 1; });
    MockSystem system{{slow, fast}, 2};
    Counter uniform, partial;
    sample(system, uniform_sampler(1), uniform);
    sample(system, partial_order_sampler(1), partial);
    EXPECT_NEAR(static_cast<double>(partial.violations) / kExecutions, 1.0 / 11, 0.01);
    EXPECT_NEAR(static_cast<double>(uniform.violations) / kExecutions, std::pow(0.5, 10), 0.002);
}

// Each conflicting operation draws anew, so every order of them is as likely as by tossing coins.
TEST(PartialOrderSampler, DrawsAnewForConflictingOperations) {
    auto turns = [](bool conflict) {
        auto step = [=](int me) {
            MockOperation operation = {.execute = [=](MockState& state, std::uint32_t) {
                state.numbers[0] = state.numbers[0] * 2 + me;
                return MockOperation::kNext;
            }};
            operation.operation = Access{conflict ? 7u : 7u + static_cast<unsigned>(me), AccessMode::Write};
            return operation;
        };
        MockSystem::ThreadCode first(3, step(1)), second(3, step(0));
        append_check(second, [](const MockState& state) { return state.numbers[0] == 0b101010; });
        return MockSystem{{first, second}, 1};
    };
    MockSystem conflicting = turns(true), independent = turns(false);
    Counter coins, kept;
    sample(conflicting, partial_order_sampler(1), coins);
    sample(independent, partial_order_sampler(1), kept);
    EXPECT_NEAR(static_cast<double>(coins.violations) / kExecutions, 1.0 / 32, 0.006);
    EXPECT_LT(kept.violations * 2, coins.violations);
}

TEST(Samplers, RepeatWithTheSameSeed) {
    for (auto make : {+[](std::uint64_t seed) { return uniform_sampler(seed); },
                      +[](std::uint64_t seed) { return priority_sampler(seed, 2); },
                      +[](std::uint64_t seed) { return partial_order_sampler(seed); }}) {
        MockSystem system = bug_of_depth_2();
        Counter first, second, other;
        sample(system, make(3), first, 500);
        sample(system, make(3), second, 500);
        sample(system, make(4), other, 500);
        EXPECT_EQ(first.violations, second.violations);
        EXPECT_EQ(first.last, second.last);
        EXPECT_GT(other.violations, 0u);
    }
}

}  // namespace
}  // namespace raceproof::search
