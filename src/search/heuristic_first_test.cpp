#include <gtest/gtest.h>

#include <map>
#include <random>
#include <set>

#include "search/strategy.h"
#include "search/testing/mock_system.h"

namespace raceproof::search {
namespace {

using testing::add;
using testing::lock;
using testing::MockOperation;
using testing::MockSystem;
using testing::unlock;

constexpr std::uint32_t kMostPromising = 8;

// Notes the states whose steps are asked for: those that a strategy expands, in its order.
class Recorded final : public System {
  public:
    explicit Recorded(MockSystem& system) : system_(system) {}
    void enabled(std::vector<Step>& steps) override {
        expanded.push_back(system_.fingerprint().low);
        system_.enabled(steps);
    }
    Outcome take(const Step& step) override { return system_.take(step); }
    std::uint32_t thread_count() override { return system_.thread_count(); }
    std::uint32_t heuristic_value() override { return system_.heuristic_value(); }
    Hash128 fingerprint() override { return system_.fingerprint(); }
    std::string contents() override { return system_.contents(); }
    void push_mark() override { system_.push_mark(); }
    void undo() override { system_.undo(); }
    void pop_mark() override { system_.pop_mark(); }

    std::vector<std::uint64_t> expanded;

  private:
    MockSystem& system_;
};

class Collector final : public Visitor {
  public:
    explicit Collector(MockSystem& system) : system_(system) {}
    Decision on_end(const Path&) override {
        finals.insert(system_.state().numbers);
        return Decision::Continue;
    }
    Decision on_deadlock(const Path&) override {
        deadlocks.insert(system_.fingerprint().low);
        return Decision::Continue;
    }
    Decision on_violation(const Path& path) override {
        violation = path;
        return Decision::Stop;
    }

    std::set<std::vector<int>> finals;
    std::set<std::uint64_t> deadlocks;
    Path violation;

  private:
    MockSystem& system_;
};

// The paper's algorithm as it is written: whole states in a queue by `value + depth * MAX`; of equal ones the older first.
std::vector<std::uint64_t> by_priority_queue(const MockSystem& start) {
    struct Waiting {
        MockSystem system;
        std::uint64_t depth;
    };
    std::multimap<std::uint64_t, Waiting, std::greater<>> queue;
    std::set<std::uint64_t> marked;
    std::vector<std::uint64_t> expanded;
    queue.emplace(UINT64_MAX, Waiting{start, 0});
    while (!queue.empty()) {
        Waiting now = queue.begin()->second;
        queue.erase(queue.begin());
        expanded.push_back(now.system.fingerprint().low);
        if (expanded.size() == 1) marked.insert(expanded.back());
        std::vector<Step> steps;
        now.system.enabled(steps);
        for (const Step& step : steps) {
            Waiting next{now.system, now.depth + 1};
            if (next.system.take(step) != Outcome::Running || !marked.insert(next.system.fingerprint().low).second) continue;
            std::uint64_t priority = next.system.heuristic_value() + next.depth * kMostPromising;
            queue.emplace(priority, std::move(next));
        }
    }
    return expanded;
}

// Threads that add, lock and choose, each operation with some heuristic_value.
MockSystem random_system(unsigned seed) {
    std::mt19937 random(seed);
    auto below = [&](unsigned limit) { return random() % limit; };
    std::vector<MockSystem::ThreadCode> threads(2 + below(2));
    for (MockSystem::ThreadCode& code : threads) {
        for (unsigned i = 2 + below(3); i > 0; --i) {
            switch (below(4)) {
                case 0: code.push_back(testing::choose(2, 2)); break;
                case 1: code.insert(code.end(), {lock(0), add(1, 1), unlock(0)}); break;
                case 2: code.push_back(lock(below(2) * 3)); break;
                default: code.push_back(add(1, static_cast<int>(below(3)) - 1)); break;
            }
        }
        for (MockOperation& operation : code) operation.heuristic_value = 1 + below(kMostPromising);
    }
    return {threads, 4};
}

TEST(HeuristicFirst, VisitsStatesInTheOrderOfThePriorityQueue) {
    for (unsigned seed = 0; seed < 300; ++seed) {
        MockSystem system = random_system(seed);
        std::vector<std::uint64_t> expected = by_priority_queue(system);
        Recorded recorded(system);
        Collector found(system);
        auto store = fingerprint_store();
        EXPECT_EQ(heuristic_first()->run(recorded, *store, found, {}).bound, Bound::None);
        EXPECT_EQ(recorded.expanded, expected) << "seed " << seed;
        EXPECT_EQ(system.mark_count(), 0u);
    }
}

TEST(HeuristicFirst, FindsWhatDepthFirstFinds) {
    for (unsigned seed = 0; seed < 300; ++seed) {
        MockSystem system = random_system(seed), same = random_system(seed);
        Collector found(system), expected(same);
        auto store = fingerprint_store(), other_store = fingerprint_store();
        SearchResult result = heuristic_first()->run(system, *store, found, {});
        SearchResult reference = depth_first()->run(same, *other_store, expected, {});
        EXPECT_EQ(found.finals, expected.finals) << "seed " << seed;
        EXPECT_EQ(found.deadlocks, expected.deadlocks) << "seed " << seed;
        EXPECT_EQ(result.statistics.states, reference.statistics.states);
        EXPECT_EQ(result.statistics.transitions, reference.statistics.transitions);
        EXPECT_EQ(result.statistics.executions, reference.statistics.executions);
        EXPECT_NEAR(result.statistics.explored_share, 1.0, 1e-9);
    }
}

// What is wrong with a successor is found before the search goes on with any other.
TEST(HeuristicFirst, LooksAtAllSuccessorsFirst) {
    MockOperation fails = add(0, 1), tempting = add(0, 1);
    fails.outcome = Outcome::Violation;
    tempting.heuristic_value = 8;
    MockSystem system{{{tempting, tempting, tempting}, {fails}}, 1};
    Collector found(system);
    auto store = fingerprint_store();
    EXPECT_EQ(heuristic_first()->run(system, *store, found, {}).bound, Bound::Found);
    EXPECT_EQ(found.violation, (Path{{1, 0}}));
}

}  // namespace
}  // namespace raceproof::search
