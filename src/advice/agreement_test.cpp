// The analysis against its definitions, on random traces.
//
// RACEPROOF_TRACES=1000000 asks for so many traces instead of the few of every day.
#include <gmock/gmock.h>

#include <cstdlib>
#include <map>

#include "advice/analysis.h"
#include "advice/testing/naive_advice.h"
#include "advice/testing/random_trace.h"

namespace raceproof::advice {
namespace {

using testing::describe;
using testing::NaiveAnalysis;
using testing::RandomTrace;

std::uint32_t number_of_traces() {
    const char* text = std::getenv("RACEPROOF_TRACES");
    return text == nullptr ? 3000 : static_cast<std::uint32_t>(std::strtoul(text, nullptr, 10));
}

// Pairs of events that race by definition.
std::vector<Edge> races_of(const Trace& trace, const NaiveAnalysis& naive) {
    std::vector<Edge> races;
    for (std::uint32_t source = 0; source < trace.events.size(); ++source)
        for (std::uint32_t manifest = source + 1; manifest < trace.events.size(); ++manifest) {
            const Event &one = trace.events[source], &other = trace.events[manifest];
            bool is_race = one.location == other.location && is_access(one.kind) && is_access(other.kind) &&
                           (writes(one.kind) || writes(other.kind)) && !naive.is_ordered(source, manifest) &&
                           (mode_of(one.kind) == machine::AccessMode::Plain || mode_of(other.kind) == machine::AccessMode::Plain);
            if (is_race) races.push_back({source, manifest});
        }
    return races;
}

TEST(AdviceAgreement, HappensBeforeIsTheClosure) {
    std::uint64_t ordered = 0, unordered = 0;
    for (std::uint32_t seed = 1; seed <= number_of_traces(); ++seed) {
        RandomTrace random(seed);
        const Trace& trace = random.trace();
        NaiveAnalysis naive(trace);
        HappensBefore order(trace), again(trace, order.edges());
        std::set<Edge> edges(order.edges().begin(), order.edges().end());
        ASSERT_EQ(edges.size(), order.edges().size()) << "seed " << seed;
        ASSERT_TRUE(edges == naive.edges()) << "seed " << seed;
        for (std::uint32_t before = 0; before < trace.events.size(); ++before)
            for (std::uint32_t after = 0; after < trace.events.size(); ++after) {
                bool expected = naive.is_ordered(before, after);
                ASSERT_EQ(order.is_ordered(before, after), expected) << "seed " << seed << ": " << before << ", " << after;
                ASSERT_EQ(again.is_ordered(before, after), expected) << "seed " << seed << ": " << before << ", " << after;
                if (trace.events[before].thread != trace.events[after].thread) ++(expected ? ordered : unordered);
            }
    }
    EXPECT_GT(ordered, 10 * number_of_traces());
    EXPECT_GT(unordered, 10 * number_of_traces());
}

TEST(AdviceAgreement, AdviceFollowsTheDefinitions) {
    std::map<AdviceKind, std::uint32_t> seen;
    for (std::uint32_t seed = 1; seed <= number_of_traces(); ++seed) {
        RandomTrace random(seed);
        std::vector<Acquisition> history = random.history();
        for (const Edge& race : races_of(random.trace(), NaiveAnalysis(random.trace()))) {
            Trace trace = random.race(race.release, race.acquire);
            std::set<Advice> expected = NaiveAnalysis(trace).advice(history);
            std::vector<Advice> found = advice_for(trace, history);
            ASSERT_EQ(describe(found), describe(std::vector<Advice>(expected.begin(), expected.end()))) << "seed " << seed;
            ASSERT_TRUE(std::equal(found.begin(), found.end(), expected.begin(), expected.end())) << "seed " << seed;
            for (const Advice& advice : found) ++seen[advice.kind];
        }
    }
    // Each kind is often enough among them.
    for (int kind = 0; kind <= static_cast<int>(AdviceKind::Acquire); ++kind)
        EXPECT_GT(seen[static_cast<AdviceKind>(kind)], number_of_traces() / 20) << name_of(static_cast<AdviceKind>(kind));
}

}  // namespace
}  // namespace raceproof::advice
