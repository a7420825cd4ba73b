// Every combination of an order and a reduction either visits what it must or is refused.
#include "search/search_plan.h"

#include <gtest/gtest.h>

#include "search/testing/mock_system.h"

namespace raceproof::search {
namespace {

using testing::add;
using testing::lock;
using testing::MockSystem;
using testing::unlock;

constexpr Order kOrders[] = {Order::DepthFirst, Order::HeuristicFirst, Order::BreadthFirst, Order::FairCycles, Order::Sampling};

class Counter final : public Visitor {
  public:
    Decision on_end(const Path&) override {
        ++ends;
        return Decision::Continue;
    }
    Decision on_deadlock(const Path&) override {
        ++deadlocks;
        return Decision::Continue;
    }
    Decision on_violation(const Path&) override { return Decision::Stop; }

    int ends = 0, deadlocks = 0;
};

// Two threads that take two locks in opposite orders: they can end, or wait for each other.
MockSystem crossed_locks() {
    MockSystem::ThreadCode first{lock(0), lock(1), unlock(1), unlock(0)}, second{lock(1), lock(0), unlock(0), unlock(1)};
    return MockSystem{{first, second}, 2};
}

TEST(SearchPlan, EverySupportedCombinationFindsTheDeadlock) {
    for (Order order : kOrders) {
        for (Reduction reduction : {Reduction::None, Reduction::Goldilocks, Reduction::Dynamic}) {
            if (!is_supported(order, reduction)) continue;
            MockSystem system = crossed_locks();
            Counter found;
            auto store = fingerprint_store();
            SearchPlan plan{.order = order, .reduction = reduction, .sampling = {.executions = 200}};
            SearchResult result = make_strategy(plan)->run(system, *store, found, {});
            EXPECT_EQ(result.bound, order == Order::Sampling ? Bound::Executions : Bound::None);
            EXPECT_GT(found.ends, 0);
            EXPECT_GT(found.deadlocks, 0);
        }
    }
}

TEST(SearchPlan, ReductionsGoDepthFirst) {
    for (Order order : kOrders) {
        EXPECT_TRUE(is_supported(order, Reduction::None));
        EXPECT_EQ(is_supported(order, Reduction::Dynamic), order == Order::DepthFirst);
        EXPECT_EQ(is_supported(order, Reduction::Goldilocks), order == Order::DepthFirst);
    }
}

TEST(SearchPlan, SamplersDifferInKindAndSeed) {
    auto executions_of = [](SamplingOptions sampling) {
        MockSystem system{{{add(0, 1), add(0, 1)}, {add(1, 1), add(1, 1)}, {add(2, 1), add(2, 1)}}, 3};
        class Paths final : public Visitor {
          public:
            Decision on_end(const Path& path) override {
                all.push_back(path);
                return Decision::Continue;
            }
            Decision on_deadlock(const Path&) override { return Decision::Continue; }
            Decision on_violation(const Path&) override { return Decision::Continue; }
            std::vector<Path> all;
        } paths;
        auto store = no_store();
        make_strategy({.order = Order::Sampling, .sampling = sampling})->run(system, *store, paths, {});
        return paths.all;
    };
    using Kind = SamplingOptions::Kind;
    auto uniform = executions_of({.kind = Kind::Uniform, .executions = 20});
    EXPECT_EQ(uniform.size(), 20u);
    EXPECT_EQ(uniform, executions_of({.kind = Kind::Uniform, .executions = 20}));
    EXPECT_NE(uniform, executions_of({.kind = Kind::Uniform, .seed = 2, .executions = 20}));
    EXPECT_NE(uniform, executions_of({.kind = Kind::Priorities, .executions = 20}));
    EXPECT_NE(uniform, executions_of({.kind = Kind::PartialOrders, .executions = 20}));
}

}  // namespace
}  // namespace raceproof::search
