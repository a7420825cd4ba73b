#include "cli/progress.h"

#include <gtest/gtest.h>

namespace raceproof::cli {
namespace {

search::Statistics statistics(std::uint64_t states, double share) {
    search::Statistics result;
    result.states = states;
    result.transitions = states * 2;
    result.depth = 56;
    result.memory_bytes = 120'000'000;
    result.explored_share = share;
    return result;
}

TEST(Progress, SaysNothingOfTheShareTooEarly) {
    ProgressMeter meter;
    meter.observe(statistics(0, 0), 0, 0);
    meter.observe(statistics(1500, 0.5), 0, 1.5);
    EXPECT_EQ(meter.text(), "1,500 states, 1,000 states/s, depth 56, 120 MB, 1.5 s");
    EXPECT_FALSE(meter.share());
}

TEST(Progress, GivesARangeRoundASteadyPace) {
    ProgressMeter meter;
    for (int i = 0; i <= 100; ++i) meter.observe(statistics(static_cast<std::uint64_t>(i) * 100, i * 0.003), 0, i * 0.1);
    ASSERT_TRUE(meter.share());
    EXPECT_NEAR(meter.share()->low, 0.2, 0.001);
    EXPECT_NEAR(meter.share()->high, 0.45, 0.001);
    EXPECT_EQ(meter.text(),
              "10,000 states, 1,000 states/s, depth 56, 120 MB, 10 s, explored 20 % to 45 % (rough), 12 s to 40 s left");
}

// Half of the tree in the first second, then hardly anything: the recent pace says that nearly all is left.
TEST(Progress, WidensTheRangeWhenThePaceChanges) {
    ProgressMeter meter;
    meter.observe(statistics(0, 0), 0, 0);
    for (int i = 0; i <= 100; ++i)
        meter.observe(statistics(1000 + static_cast<std::uint64_t>(i) * 100, 0.5 + i * 0.00001), 0, 1 + i * 0.1);
    ASSERT_TRUE(meter.share());
    EXPECT_LT(meter.share()->low, 0.01);
    EXPECT_GT(meter.share()->high, 0.7);
    EXPECT_NE(meter.text().find("explored <1 % to 75 % (rough)"), std::string::npos) << meter.text();
}

TEST(Progress, ShowsAStandstill) {
    ProgressMeter meter;
    for (int i = 0; i <= 100; ++i) meter.observe(statistics(static_cast<std::uint64_t>(i), 0.25), 0, i * 0.1);
    ASSERT_TRUE(meter.share());
    EXPECT_EQ(meter.share()->low, 0);
}

TEST(Progress, CountsSearchesAndFindings) {
    ProgressMeter meter;
    meter.observe(statistics(5000, 0.9), 0, 3);
    meter.observe(statistics(10, 0.001), 2, 3.5);
    EXPECT_EQ(meter.text(), "10 states, 0 states/s, depth 56, 120 MB, 3.5 s, search 2, 2 violations found");
    EXPECT_FALSE(meter.share()) << "the new search is half a second old";
}

}  // namespace
}  // namespace raceproof::cli
