#include "findings/abridge.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace raceproof::findings {
namespace {

using ::testing::ElementsAre;

// Steps of two events each, the second of which begins none.
Trace long_trace(std::size_t steps) {
    Trace trace;
    for (std::size_t i = 0; i < 2 * steps; ++i) {
        TraceEvent event;
        event.step = i / 2;
        event.begins_step = i % 2 == 0;
        event.element = i;
        trace.events.push_back(event);
    }
    for (std::size_t i = 2; i < trace.events.size(); ++i) trace.edges.push_back({i - 2, i});
    return trace;
}

std::vector<std::uint64_t> kept(const Trace& trace) {
    std::vector<std::uint64_t> all;
    for (const TraceEvent& event : trace.events) all.push_back(event.element);
    return all;
}

TEST(Abridge, LeavesShortTracesAlone) {
    Trace trace = long_trace(3);
    Finding finding;
    abridge(trace, finding, {.steps = 3, .events = 6});
    EXPECT_EQ(trace.events.size(), 6u);
    EXPECT_EQ(trace.left_out, 0u);
}

TEST(Abridge, KeepsTheLastSteps) {
    Trace trace = long_trace(5);
    Finding finding;
    abridge(trace, finding, {.steps = 2, .events = 100});
    EXPECT_THAT(kept(trace), ElementsAre(6, 7, 8, 9));
    EXPECT_EQ(trace.left_out, 3u);
    EXPECT_THAT(trace.edges, ElementsAre(Edge{0, 2}, Edge{1, 3}));
}

TEST(Abridge, KeepsWhatStepsBeginWithAndTheLastEvents) {
    Trace trace = long_trace(4);
    Finding finding;
    abridge(trace, finding, {.steps = 10, .events = 3});
    EXPECT_THAT(kept(trace), ElementsAre(0, 2, 4, 5, 6, 7));
    EXPECT_EQ(trace.left_out, 0u);
}

TEST(Abridge, KeepsWhatTheWitnessNames) {
    Trace trace = long_trace(5);
    Finding finding;
    finding.witness = RaceWitness{.earlier = 1, .later = 9, .release = 3};
    abridge(trace, finding, {.steps = 1, .events = 100});
    EXPECT_THAT(kept(trace), ElementsAre(1, 3, 8, 9));
    EXPECT_EQ(finding.witness->earlier, 0u);
    EXPECT_EQ(finding.witness->release, 1u);
    EXPECT_EQ(finding.witness->later, 3u);
}

}  // namespace
}  // namespace raceproof::findings
