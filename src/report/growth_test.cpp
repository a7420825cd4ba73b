#include "report/growth.h"

#include <gtest/gtest.h>

namespace raceproof::report {
namespace {

TEST(GrowthCurve, KeepsFewPointsOfALongSearchInTheirOrder) {
    GrowthCurve curve;
    for (int i = 0; i < 100'000; ++i) curve.observe(i * 0.01, static_cast<std::uint64_t>(i));
    curve.finish(1000, 100'000);
    const auto& points = curve.points();
    ASSERT_LE(points.size(), GrowthCurve::kMost);
    EXPECT_GE(points.size(), GrowthCurve::kMost / 2);
    EXPECT_EQ(points.back(), GrowthCurve::Point(1000, 100'000));
    for (std::size_t i = 1; i < points.size(); ++i) EXPECT_LT(points[i - 1].first, points[i].first);
    EXPECT_LT(points[points.size() / 2].first, 750);  // the whole time, not only its end
}

TEST(GrowthCurve, AShortSearchHasItsEnd) {
    GrowthCurve curve;
    curve.finish(0.001, 3);
    EXPECT_EQ(curve.points().size(), 1u);
}

}  // namespace
}  // namespace raceproof::report
