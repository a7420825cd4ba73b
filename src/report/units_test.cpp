#include "report/units.h"

#include <gtest/gtest.h>

namespace raceproof::report {
namespace {

TEST(Units, Counts) {
    EXPECT_EQ(count_text(0), "0");
    EXPECT_EQ(count_text(999), "999");
    EXPECT_EQ(count_text(1000), "1,000");
    EXPECT_EQ(count_text(123456), "123,456");
    EXPECT_EQ(count_text(1234567), "1,234,567");
    EXPECT_EQ(count_text(1, "state"), "1 state");
    EXPECT_EQ(count_text(0, "state"), "0 states");
}

TEST(Units, Bytes) {
    EXPECT_EQ(bytes_text(999), "999 bytes");
    EXPECT_EQ(bytes_text(1000), "1.0 kB");
    EXPECT_EQ(bytes_text(9949), "9.9 kB");
    EXPECT_EQ(bytes_text(9951), "10 kB");
    EXPECT_EQ(bytes_text(999499), "999 kB");
    EXPECT_EQ(bytes_text(999501), "1.0 MB");
    EXPECT_EQ(bytes_text(2'340'000'000), "2.3 GB");
}

TEST(Units, Durations) {
    EXPECT_EQ(duration_text(0), "0.00 s");
    EXPECT_EQ(duration_text(0.314), "0.31 s");
    EXPECT_EQ(duration_text(0.996), "1.0 s");
    EXPECT_EQ(duration_text(9.96), "10 s");
    EXPECT_EQ(duration_text(59.6), "1 min 0 s");
    EXPECT_EQ(duration_text(125), "2 min 5 s");
    EXPECT_EQ(duration_text(12000), "3 h 20 min");
}

TEST(Units, Magnitudes) {
    EXPECT_EQ(magnitude_text(3.2e-28), "1e-27");
    EXPECT_EQ(magnitude_text(1e-27), "1e-27");
}

}  // namespace
}  // namespace raceproof::report
