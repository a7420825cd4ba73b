#include "search/simplest_cycle.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <random>
#include <set>

#include "search/goal.h"
#include "search/testing/mock_system.h"

namespace raceproof::search {
namespace {

using testing::add;
using testing::MockSystem;
using testing::spin;

Component::Node node(std::vector<std::uint32_t> enabled, std::vector<Component::InnerStep> steps) {
    return {std::move(steps), std::move(enabled)};
}

// That from the last step to the first counts.
Length length_of(const Path& cycle) {
    Length length = Length::of(cycle);
    length.switches += cycle.back().thread != cycle.front().thread;
    return length;
}

TEST(SimplestRound, FewerSwitchesAreBetterThanFewerSteps) {
    // 0 and 1 in turn: four steps with four switches, or six with two.
    Component component{{node({0, 1}, {{{0, 0}, 1}, {{0, 1}, 4}}), node({0, 1}, {{{1, 0}, 2}}), node({0, 1}, {{{0, 0}, 3}}),
                         node({0, 1}, {{{1, 0}, 0}}), node({0, 1}, {{{0, 0}, 5}}), node({0, 1}, {{{0, 0}, 6}}),
                         node({0, 1}, {{{1, 0}, 7}}), node({0, 1}, {{{1, 0}, 8}}), node({0, 1}, {{{1, 0}, 0}})}};
    std::optional<Cycle> cycle = simplest_cycle(component);
    ASSERT_TRUE(cycle);
    EXPECT_EQ(cycle->steps, (Path{{0, 1}, {0, 0}, {0, 0}, {1, 0}, {1, 0}, {1, 0}}));
}

TEST(SimplestRound, LeavesNobodyOut) {
    // Thread 1 could always go on; thread 2 cannot in one state, which thread 1 leads to.
    Component component{{node({0, 1, 2}, {{{0, 0}, 0}, {{1, 0}, 1}}), node({0, 1}, {{{0, 0}, 0}})}};
    std::optional<Cycle> cycle = simplest_cycle(component);
    ASSERT_TRUE(cycle);
    EXPECT_EQ(cycle->steps, (Path{{1, 0}, {0, 0}}));
    Component unfair{{node({0, 1}, {{{0, 0}, 0}})}};
    EXPECT_FALSE(simplest_cycle(unfair));
    EXPECT_FALSE(simplest_cycle(component, 0));
}

TEST(SimplestRound, FindsTheWayInside) {
    Component component{{node({0}, {{{0, 0}, 1}, {{0, 1}, 2}}), node({0}, {{{0, 0}, 2}}), node({0}, {{{0, 0}, 0}})}};
    EXPECT_EQ(path_inside(component, 0, 2), (Path{{0, 1}}));
    EXPECT_EQ(path_inside(component, 1, 0), (Path{{0, 0}, {0, 0}}));
    EXPECT_TRUE(path_inside(component, 1, 1).empty());
}

bool is_fair(const Component& component, std::uint32_t start, const Path& cycle) {
    std::vector<std::uint32_t> enabled = component.nodes[start].enabled;
    std::set<std::uint32_t> left(enabled.begin(), enabled.end());
    std::uint32_t at = start;
    for (const Step& step : cycle) {
        const auto& steps = component.nodes[at].steps;
        auto taken = std::find_if(steps.begin(), steps.end(), [&](const auto& inner) { return inner.step == step; });
        if (taken == steps.end()) return false;
        at = taken->target;
        left.erase(step.thread);
        const auto& now = component.nodes[at].enabled;
        std::erase_if(left, [&](std::uint32_t thread) { return std::find(now.begin(), now.end(), thread) == now.end(); });
    }
    return at == start && left.empty();
}

// All walks up to a length, the definition.
std::optional<Length> shortest_by_enumeration(const Component& component, std::size_t longest) {
    std::optional<Length> best;
    Path walk;
    std::function<void(std::uint32_t, std::uint32_t)> go = [&](std::uint32_t start, std::uint32_t at) {
        if (!walk.empty() && at == start && is_fair(component, start, walk) && (!best || length_of(walk) < *best))
            best = length_of(walk);
        if (walk.size() == longest) return;
        for (const Component::InnerStep& inner : component.nodes[at].steps) {
            walk.push_back(inner.step);
            go(start, inner.target);
            walk.pop_back();
        }
    };
    for (std::uint32_t start = 0; start < component.nodes.size(); ++start) go(start, start);
    return best;
}

TEST(SimplestRound, IsTheOneOfTheDefinition) {
    std::minstd_rand random(1);
    int found = 0;
    for (int i = 0; i < 3000; ++i) {
        Component component;
        component.nodes.resize(1 + random() % 4);
        for (Component::Node& node : component.nodes) {
            std::set<std::uint32_t> enabled;
            for (std::uint32_t thread = 0; thread < 3; ++thread) {
                if (random() % 2 == 0) enabled.insert(thread);
                if (random() % 2 != 0) continue;
                enabled.insert(thread);
                node.steps.push_back({{thread, 0}, static_cast<std::uint32_t>(random() % component.nodes.size())});
            }
            node.enabled.assign(enabled.begin(), enabled.end());
        }
        std::optional<Length> expected = shortest_by_enumeration(component, 7);
        std::optional<Cycle> cycle = simplest_cycle(component);
        if (!expected) continue;
        ++found;
        ASSERT_TRUE(cycle) << i;
        EXPECT_TRUE(is_fair(component, cycle->start, cycle->steps)) << i;
        // Only walks up to a length were enumerated.
        EXPECT_LE(length_of(cycle->steps), *expected) << i;
        if (cycle->steps.size() <= 7) {
            EXPECT_EQ(length_of(cycle->steps), *expected) << i;
        }
    }
    EXPECT_GT(found, 1000);
}

TEST(GoesRound, OnlyIfItClosesAndIsFair) {
    MockSystem system{{{spin(0, 0)}, {add(1, 1), add(0, 1)}}, 2};
    EXPECT_FALSE(is_fair_cycle(system, {}, {{0, 0}})) << "thread 1 is left out";
    EXPECT_FALSE(is_fair_cycle(system, {}, {{0, 0}, {1, 0}})) << "it does not come back";
    EXPECT_FALSE(is_fair_cycle(system, {}, {}));
    EXPECT_FALSE(is_fair_cycle(system, {{2, 0}}, {{0, 0}})) << "there is no such step";
    EXPECT_EQ(system.mark_count(), 0u);
    MockSystem alone{{{spin(0, 0)}, {add(1, 1)}}, 2};
    EXPECT_TRUE(is_fair_cycle(alone, {{1, 0}}, {{0, 0}}));
    EXPECT_EQ(alone.mark_count(), 0u);
}

}  // namespace
}  // namespace raceproof::search
