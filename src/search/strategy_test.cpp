#include "search/strategy.h"

#include <gtest/gtest.h>

#include <new>
#include <set>

#include "search/reduction/reduction.h"
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

class Collector final : public Visitor {
  public:
    explicit Collector(MockSystem& system) : system_(system) {}
    Decision on_end(const Path& path) override {
        finals.insert(system_.state().numbers);
        shortest = std::min(shortest, path.size());
        return after_final;
    }
    Decision on_deadlock(const Path& path) override {
        deadlocks.push_back(path);
        return Decision::Continue;
    }
    Decision on_violation(const Path& path) override {
        violations.push_back(path);
        return Decision::Stop;
    }
    void on_unsupported(const Path&) override { ++unsupported; }

    std::set<std::vector<int>> finals;
    std::vector<Path> deadlocks, violations;
    std::size_t shortest = SIZE_MAX;
    int unsupported = 0;
    Decision after_final = Decision::Continue;

  private:
    MockSystem& system_;
};

MockSystem counters(std::size_t threads, std::size_t operations) {
    std::vector<MockSystem::ThreadCode> code(threads);
    for (std::size_t i = 0; i < threads; ++i) code[i].assign(operations, add(i, 1));
    return {code, threads};
}

MockSystem crossed_locks() { return {{{lock(0), lock(1), unlock(1), unlock(0)}, {lock(1), lock(0), unlock(0), unlock(1)}}, 2}; }

std::vector<std::unique_ptr<Strategy>> exhaustive() {
    std::vector<std::unique_ptr<Strategy>> strategies;
    strategies.push_back(depth_first());
    strategies.push_back(breadth_first());
    strategies.push_back(heuristic_first());
    return strategies;
}

TEST(Strategy, VisitsEachStateOnce) {
    for (auto& strategy : exhaustive()) {
        MockSystem system = counters(3, 4);
        Collector found(system);
        auto store = fingerprint_store();
        SearchResult result = strategy->run(system, *store, found, {});
        EXPECT_EQ(result.bound, Bound::None);
        // Positions 0 to 4 of three threads; a state in which all have ended is an end, not counted as a state.
        EXPECT_EQ(result.statistics.states, 5u * 5 * 5 - 1);
        EXPECT_EQ(result.statistics.transitions, 3u * 4 * 5 * 5);
        EXPECT_EQ(found.finals, (std::set<std::vector<int>>{{4, 4, 4}}));
        EXPECT_EQ(system.state().numbers, (std::vector<int>{0, 0, 0}));
        EXPECT_EQ(system.mark_count(), 0u);
    }
}

TEST(Strategy, EnumeratesExecutionsWithoutAStore) {
    for (auto& strategy : exhaustive()) {
        MockSystem system = counters(2, 4);
        Collector found(system);
        auto store = no_store();
        EXPECT_EQ(strategy->run(system, *store, found, {}).statistics.executions, 70u);  // 8 over 4
    }
}

TEST(Strategy, ExactStoreAgrees) {
    MockSystem system = counters(3, 3);
    Collector found(system);
    auto store = exact_store();
    EXPECT_EQ(depth_first()->run(system, *store, found, {}).statistics.states, 63u);
}

TEST(Strategy, FindsTheDeadlockAndItsShortestPathFirst) {
    for (auto& strategy : exhaustive()) {
        MockSystem system = crossed_locks();
        Collector found(system);
        auto store = fingerprint_store();
        EXPECT_EQ(strategy->run(system, *store, found, {}).bound, Bound::None);
        ASSERT_EQ(found.deadlocks.size(), 1u);
        EXPECT_EQ(found.deadlocks[0].size(), 2u);
    }
}

TEST(Strategy, ClosesSpinLoops) {
    for (auto& strategy : exhaustive()) {
        MockSystem system{{{spin(0, 0), add(1, 5)}, {add(0, 1)}}, 2};
        Collector found(system);
        auto store = fingerprint_store();
        EXPECT_EQ(strategy->run(system, *store, found, {}).bound, Bound::None);
        EXPECT_EQ(found.finals, (std::set<std::vector<int>>{{1, 5}}));
    }
}

TEST(Strategy, TakesEveryAlternative) {
    for (auto& strategy : exhaustive()) {
        MockSystem system{{{choose(0, 3)}, {choose(1, 2)}}, 2};
        Collector found(system);
        auto store = fingerprint_store();
        strategy->run(system, *store, found, {});
        EXPECT_EQ(found.finals.size(), 6u);
    }
}

TEST(Strategy, BreadthFirstEndsWithAShortestExecution) {
    auto skip = [](MockState&, std::uint32_t alternative) { return alternative == 0 ? 1u : 4u; };
    MockSystem system{{{{.execute = skip, .alternatives = 2}, add(0, 1), add(0, 1), add(0, 1)}}, 1};
    Collector found(system);
    found.after_final = Decision::Stop;
    auto store = fingerprint_store();
    EXPECT_EQ(breadth_first()->run(system, *store, found, {}).bound, Bound::Found);
    EXPECT_EQ(found.shortest, 1u);
}

TEST(Strategy, StopsWhereTheVisitorHasEnough) {
    for (auto& strategy : exhaustive()) {
        MockOperation fails = add(0, 1);
        fails.outcome = Outcome::Violation;
        MockSystem system{{{add(1, 1), fails}, {add(1, 1), add(1, 1)}}, 2};
        Collector found(system);
        auto store = fingerprint_store();
        EXPECT_EQ(strategy->run(system, *store, found, {}).bound, Bound::Found);
        EXPECT_EQ(found.violations.size(), 1u);
        EXPECT_EQ(system.mark_count(), 0u);
    }
}

TEST(Strategy, StopsAtLimits) {
    for (auto& strategy : exhaustive()) {
        MockSystem system = counters(3, 4);
        Collector found(system);
        auto store = fingerprint_store();
        SearchResult result = strategy->run(system, *store, found, {.states = 10});
        EXPECT_EQ(result.bound, Bound::States);
        EXPECT_EQ(result.statistics.states, 10u);
        auto again = fingerprint_store();
        EXPECT_EQ(strategy->run(system, *again, found, {.depth = 5}).bound, Bound::Depth);
        EXPECT_TRUE(found.finals.empty());
        EXPECT_EQ(system.mark_count(), 0u);
    }
}

// A store that is full after some states.
class FullStore final : public Store {
  public:
    bool insert(System& system) override {
        if (++count_ > 20) throw std::bad_alloc();
        return store_->insert(system);
    }
    Visit visit(System& system) override {
        if (++count_ > 20) throw std::bad_alloc();
        return store_->visit(system);
    }
    std::uint32_t add(const Visit& visit) override { return store_->add(visit); }
    std::uint64_t bytes() const override { return store_->bytes(); }
    double collision_probability() const override { return store_->collision_probability(); }

  private:
    std::unique_ptr<Store> store_ = fingerprint_store();
    int count_ = 0;
};

TEST(Strategy, EndsWhenMemoryIsOut) {
    std::vector<std::unique_ptr<Strategy>> strategies = exhaustive();
    strategies.push_back(fair_cycles());
    strategies.push_back(sampling(uniform_sampler(1), 1000));
    for (auto& strategy : strategies) {
        MockSystem system = counters(3, 4);
        Collector found(system);
        FullStore store;
        SearchResult result = strategy->run(system, store, found, {});
        EXPECT_EQ(result.bound, Bound::Memory);
        EXPECT_GT(result.statistics.states, 0u);
        EXPECT_EQ(system.mark_count(), 0u);
        EXPECT_EQ(system.state().numbers, (std::vector<int>{0, 0, 0}));
    }
}

// Runs another search from the start after every 1024 steps.
class Interrupting final : public Visitor {
  public:
    explicit Interrupting(MockSystem& system) : system_(system), start_(system.state()) {}
    Decision on_end(const Path&) override {
        finals += is_playing_ ? 0 : 1;
        return Decision::Continue;
    }
    Decision on_deadlock(const Path&) override {
        deadlocks += is_playing_ ? 0 : 1;
        return Decision::Continue;
    }
    Decision on_violation(const Path&) override { return Decision::Stop; }
    bool wants_slice(const Statistics&) override { return wants && !is_playing_ && ++asked_ % 1024 == 0; }
    Bound on_slice() override {
        ++slices;
        EXPECT_EQ(system_.state(), start_);
        is_playing_ = true;
        auto store = no_store();
        sampling(uniform_sampler(static_cast<std::uint64_t>(slices)), 3)->run(system_, *store, *this, {.depth = 100});
        is_playing_ = false;
        return slices == last ? Bound::Found : Bound::None;
    }

    bool wants = true;
    int slices = 0, last = 0, finals = 0, deadlocks = 0;

  private:
    MockSystem& system_;
    MockState start_;
    int asked_ = 0;
    bool is_playing_ = false;
};

TEST(Strategy, GoesOnAfterPortfolioSlicesAsIfThereWereNone) {
    auto make = [] {
        return MockSystem{{{lock(0), add(2, 1), lock(1), unlock(1), add(2, 2), unlock(0), add(3, 1), add(3, 1)},
                           {lock(1), add(4, 1), lock(0), unlock(0), add(4, 2), unlock(1), choose(5, 3)},
                           {spin(2, 0), add(6, 1), add(6, 1), add(6, 1), add(6, 1)},
                           {add(7, 1), add(7, 1), add(7, 1), add(7, 1), add(7, 1)}},
                          8};
    };
    std::vector<std::unique_ptr<Strategy>> strategies = exhaustive();
    strategies.push_back(fair_cycles());
    strategies.push_back(reduced_depth_first());
    for (auto& strategy : strategies) {
        MockSystem system = make(), same = make();
        Interrupting interrupted(system), left_alone(same);
        left_alone.wants = false;
        auto store = fingerprint_store(), other_store = fingerprint_store();
        SearchResult result = strategy->run(system, *store, interrupted, {});
        SearchResult expected = strategy->run(same, *other_store, left_alone, {});
        EXPECT_GE(interrupted.slices, 5);
        EXPECT_EQ(result.bound, Bound::None);
        EXPECT_EQ(result.statistics.states, expected.statistics.states);
        EXPECT_EQ(result.statistics.transitions, expected.statistics.transitions);
        EXPECT_EQ(result.statistics.executions, expected.statistics.executions);
        EXPECT_EQ(interrupted.finals, left_alone.finals);
        EXPECT_EQ(interrupted.deadlocks, left_alone.deadlocks);
        EXPECT_EQ(system.mark_count(), 0u);
        EXPECT_EQ(system.state(), make().state());
    }
}

TEST(Strategy, EndsWithAPortfolioSliceThatFound) {
    for (auto& strategy : exhaustive()) {
        MockSystem system = counters(4, 6);
        Interrupting interrupting(system);
        interrupting.last = 2;
        auto store = fingerprint_store();
        EXPECT_EQ(strategy->run(system, *store, interrupting, {}).bound, Bound::Found);
        EXPECT_EQ(interrupting.slices, 2);
        EXPECT_EQ(system.mark_count(), 0u);
        EXPECT_EQ(system.state().numbers, (std::vector<int>{0, 0, 0, 0}));
    }
}

TEST(Strategy, EndsWhenTheSystemHasDoneSoMuch) {
    for (auto& strategy : exhaustive()) {
        MockSystem system = counters(4, 6);
        Collector found(system);
        auto store = fingerprint_store();
        // What was done before does not count.
        EXPECT_EQ(strategy->run(system, *store, found, {.states = 10}).bound, Bound::States);
        std::uint64_t before = system.work();
        auto other_store = fingerprint_store();
        EXPECT_EQ(strategy->run(system, *other_store, found, {.work = 100}).bound, Bound::Work);
        EXPECT_GE(system.work() - before, 100u);
        EXPECT_LE(system.work() - before, 200u);
        EXPECT_EQ(system.mark_count(), 0u);
    }
}

TEST(Strategy, TellsOfWhatIsUnsupported) {
    MockOperation missing = add(0, 1);
    missing.outcome = Outcome::Unsupported;
    MockSystem system{{{add(0, 1), missing}}, 1};
    Collector found(system);
    auto store = fingerprint_store();
    EXPECT_EQ(depth_first()->run(system, *store, found, {}).bound, Bound::Unsupported);
    EXPECT_EQ(found.unsupported, 1);
}

TEST(RandomWalks, SampleAndRepeat) {
    MockSystem system = crossed_locks();
    Collector first(system), second(system);
    auto store = no_store();
    SearchResult result = sampling(uniform_sampler(7), 200)->run(system, *store, first, {.depth = 100});
    EXPECT_EQ(result.bound, Bound::Executions);
    EXPECT_EQ(result.statistics.executions, 200u);
    EXPECT_FALSE(first.deadlocks.empty());
    EXPECT_FALSE(first.finals.empty());
    sampling(uniform_sampler(7), 200)->run(system, *store, second, {.depth = 100});
    EXPECT_EQ(first.deadlocks, second.deadlocks);
}

}  // namespace
}  // namespace raceproof::search
