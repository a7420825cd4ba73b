#include "hunting/location_table.h"

#include <gtest/gtest.h>

#include <map>

#include "base/hash128.h"

namespace raceproof::hunting {
namespace {

using state::Ref;

TEST(LocationTableTest, KeepsWhatWasWritten) {
    LocationTable<int> table;
    std::map<std::pair<std::uint32_t, std::uint32_t>, int> expected;
    // Objects far apart and side by side.
    for (std::uint32_t i = 0; i < 2000; ++i) {
        std::uint64_t random = mix64(i, 1);
        std::uint32_t object = static_cast<std::uint32_t>(random % 500) * (random & 1 ? 6 : 60'000) + 6, position = i % 7;
        table.at(Ref{object}, position) = static_cast<int>(i) + 1;
        expected[{object, position}] = static_cast<int>(i) + 1;
    }
    for (auto [location, value] : expected) EXPECT_EQ(table.at(Ref{location.first}, location.second), value);
}

TEST(LocationTableTest, AnObjectThatIsTakenBeginsAnew) {
    LocationTable<int> table;
    table.at(Ref{6}, 2) = 7;
    table.at(Ref{12}, 0) = 8;
    EXPECT_EQ(table.take(Ref{6}), (std::vector{0, 0, 7}));
    EXPECT_TRUE(table.take(Ref{6}).empty());
    EXPECT_TRUE(table.take(Ref{1'000'000}).empty());
    EXPECT_EQ(table.at(Ref{6}, 2), 0);
    EXPECT_EQ(table.at(Ref{12}, 0), 8);
}

TEST(LocationTableTest, CountsWhatItHasMemoryFor) {
    LocationTable<int> table;
    table.at(Ref{6}, 9);
    table.at(Ref{12}, 0);
    EXPECT_EQ(table.record_count(), 11u);
    table.keep_if([](const std::vector<int>& records) { return records.size() == 1; });
    EXPECT_EQ(table.record_count(), 1u);
    table.take(Ref{12});
    EXPECT_EQ(table.record_count(), 0u);
}

}  // namespace
}  // namespace raceproof::hunting
