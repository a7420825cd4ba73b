#include <gtest/gtest.h>

#include <set>

#include "search/simplest_cycle.h"
#include "search/strategy.h"
#include "search/testing/mock_system.h"

namespace raceproof::search {
namespace {

using testing::add;
using testing::lock;
using testing::MockOperation;
using testing::MockState;
using testing::MockSystem;
using testing::spin;
using testing::unlock;

class Collector final : public Visitor {
  public:
    Decision on_deadlock(const Path& path) override {
        deadlocks.push_back(path);
        return Decision::Continue;
    }
    Decision on_violation(const Path&) override { return Decision::Continue; }
    Decision on_end(const Path&) override {
        ++ends;
        return Decision::Continue;
    }
    void on_cycle_step(const Step& step) override { going_round.insert(step.thread); }
    Decision on_fair_cycle(const Path& path, const Path& cycle) override {
        stems.push_back(path);
        cycles.push_back(cycle);
        return Decision::Continue;
    }

    std::vector<Path> deadlocks, stems, cycles;
    std::set<std::uint32_t> going_round;
    int ends = 0;
};

SearchResult search_cycles(MockSystem& system, Collector& found) {
    auto store = fingerprint_store();
    SearchResult result = fair_cycles()->run(system, *store, found, {});
    EXPECT_EQ(system.mark_count(), 0u);
    return result;
}

// Goes to `target`.
MockOperation jump(std::uint32_t target) {
    return {.execute = [=](MockState&, std::uint32_t) { return target; }};
}
// Waits, without spinning, for a number that never comes.
MockOperation blocked() {
    return {.is_enabled = [](const MockState&) { return false; }, .execute = [](MockState&, std::uint32_t) { return 0u; }};
}

TEST(FairCycles, VisitsWhatDepthFirstVisits) {
    auto make = [] {
        return MockSystem{
            {{lock(0), lock(1), unlock(1), unlock(0)}, {lock(1), lock(0), unlock(0), unlock(1)}, {spin(2, 0)}, {add(2, 1)}}, 3};
    };
    MockSystem system = make(), same = make();
    Collector found, expected;
    SearchResult result = search_cycles(system, found);
    auto store = fingerprint_store();
    SearchResult reference = depth_first()->run(same, *store, expected, {});
    EXPECT_EQ(result.statistics.states, reference.statistics.states);
    EXPECT_EQ(result.statistics.transitions, reference.statistics.transitions);
    EXPECT_EQ(result.statistics.executions, reference.statistics.executions);
    EXPECT_EQ(found.deadlocks, expected.deadlocks);
    EXPECT_EQ(found.ends, expected.ends);
}

TEST(FairCycles, LeavesOutASpinnerThatOnlyWaitsForItsTurnToEnd) {
    MockSystem system{{{spin(0, 0)}, {add(1, 1), add(0, 1)}}, 2};
    Collector found;
    EXPECT_EQ(search_cycles(system, found).bound, Bound::None);
    EXPECT_TRUE(found.stems.empty()) << "the other thread is enabled all the time and takes no step in the cycle";
    EXPECT_EQ(found.ends, 1);
}

TEST(FairCycles, FindsASpinnerThatNobodyHelps) {
    MockSystem system{{{spin(0, 0)}, {add(1, 1)}}, 2};
    Collector found;
    search_cycles(system, found);
    ASSERT_EQ(found.stems.size(), 1u) << "only when the other thread has ended";
    EXPECT_EQ(found.stems[0].back().thread, 1u);
    EXPECT_EQ(found.going_round, (std::set<std::uint32_t>{0}));
}

TEST(FairCycles, FindsASpinnerBesideAThreadThatIsBlocked) {
    MockSystem system{{{spin(0, 0)}, {blocked()}}, 1};
    Collector found;
    search_cycles(system, found);
    ASSERT_EQ(found.stems.size(), 1u);
    EXPECT_TRUE(found.stems[0].empty());
    EXPECT_EQ(found.going_round, (std::set<std::uint32_t>{0}));
}

// Stays where it is, or goes to `target`, which it does sometime.
MockOperation look(std::uint32_t stay, std::uint32_t target) {
    return {.execute = [=](MockState&, std::uint32_t way) { return way == 0 ? stay : target; },
            .alternatives = 2,
            .due_alternative = 1};
}

TEST(FairCycles, LeavesOutWhatEndsSometime) {
    MockSystem system{{{look(0, 1)}}, 0};
    Collector found;
    EXPECT_EQ(search_cycles(system, found).bound, Bound::None);
    EXPECT_TRUE(found.stems.empty());
    EXPECT_EQ(found.ends, 1);
    // Also if it is not due all the time.
    MockSystem longer{{{look(1, 2), jump(0)}}, 0};
    search_cycles(longer, found);
    EXPECT_TRUE(found.stems.empty());
}

TEST(FairCycles, FindsWhatGoesOnWhateverIsDue) {
    MockSystem system{{{look(1, 2), jump(0), jump(0)}}, 0};
    Collector found;
    search_cycles(system, found);
    EXPECT_EQ(found.stems.size(), 1u);
    // A thread whose step is due, but which stands still, does not excuse another.
    MockOperation blocked_look = look(0, 1);
    blocked_look.is_enabled = [](const MockState& state) { return state.numbers[0] == 1; };
    auto turn = [](int value) {
        return MockOperation{.execute = [=](MockState& state, std::uint32_t) {
            state.numbers[0] = value;
            return value == 1 ? 1u : 0u;
        }};
    };
    MockSystem beside{{{turn(1), turn(0)}, {blocked_look}}, 1};
    Collector others;
    search_cycles(beside, others);
    EXPECT_GE(others.stems.size(), 1u);
}

// Each hands the turn to the other for ever.
TEST(FairCycles, FindsThreadsThatAreTooPolite) {
    auto hand_over = [](int from) {
        return MockOperation{.is_enabled = [=](const MockState& state) { return state.numbers[0] == from; },
                             .execute =
                                 [=](MockState& state, std::uint32_t) {
                                     state.numbers[0] = 1 - from;
                                     return 0u;
                                 }};
    };
    MockSystem system{{{hand_over(0)}, {hand_over(1)}}, 1};
    Collector found;
    EXPECT_EQ(search_cycles(system, found).statistics.states, 2u);
    ASSERT_EQ(found.stems.size(), 1u);
    EXPECT_EQ(found.going_round, (std::set<std::uint32_t>{0, 1}));
    EXPECT_EQ(found.cycles[0], (Path{{0, 0}, {1, 0}}));
    EXPECT_TRUE(is_fair_cycle(system, found.stems[0], found.cycles[0]));
}

// A server that serves for ever does no harm as long as somebody else can always go on and does not come back.
TEST(FairCycles, LeavesOutAServerWhileTheProgramCanEnd) {
    MockSystem system{{{jump(0)}, {add(0, 1), add(0, 1)}}, 1};
    MockOperation end = add(0, 1);
    end.outcome = Outcome::Ended;
    MockSystem ending{{{jump(0)}, {add(0, 1), end}}, 1};
    Collector found;
    search_cycles(ending, found);
    EXPECT_TRUE(found.stems.empty());
    search_cycles(system, found);
    EXPECT_EQ(found.stems.size(), 1u) << "here it is left alone";
}

// Two cycles of different length that share a state are one component.
TEST(FairCycles, TakesAComponentAsAWhole) {
    MockOperation choose_way = {.execute = [](MockState&, std::uint32_t way) { return way == 0 ? 1u : 2u; }, .alternatives = 2};
    MockSystem system{{{choose_way, jump(0), jump(3), jump(0)}}, 0};
    Collector found;
    SearchResult result = search_cycles(system, found);
    EXPECT_EQ(result.statistics.states, 4u);
    ASSERT_EQ(found.stems.size(), 1u);
    EXPECT_EQ(found.cycles[0].size(), 2u) << "the shorter of the two";
    EXPECT_TRUE(is_fair_cycle(system, found.stems[0], found.cycles[0]));
}

// The simplest cycle is not where the search came upon the component.
TEST(FairCycles, LeadsToWhereTheRoundBegins) {
    MockOperation back_or_stay = {.execute = [](MockState&, std::uint32_t way) { return way == 0 ? 0u : 2u; }, .alternatives = 2};
    MockSystem system{{{jump(1), jump(2), back_or_stay}}, 0};
    Collector found;
    search_cycles(system, found);
    ASSERT_EQ(found.stems.size(), 1u);
    EXPECT_EQ(found.stems[0], (Path{{0, 0}, {0, 0}}));
    EXPECT_EQ(found.cycles[0], (Path{{0, 1}}));
    EXPECT_TRUE(is_fair_cycle(system, found.stems[0], found.cycles[0]));
}

TEST(FairCycles, StopsAtTheFirstIfToldSo) {
    class Impatient final : public Visitor {
      public:
        Decision on_deadlock(const Path&) override { return Decision::Stop; }
        Decision on_violation(const Path&) override { return Decision::Stop; }
        Decision on_fair_cycle(const Path&, const Path&) override { return Decision::Stop; }
    } impatient;
    MockSystem system{{{spin(0, 0)}, {add(1, 1)}}, 2};
    auto store = fingerprint_store();
    EXPECT_EQ(fair_cycles()->run(system, *store, impatient, {}).bound, Bound::Found);
    EXPECT_EQ(system.mark_count(), 0u);
}

}  // namespace
}  // namespace raceproof::search
