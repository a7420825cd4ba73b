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

TEST(LocationTableTest, AnObjectThatIsRemovedBeginsAnew) {
    LocationTable<int> table;
    auto removed = [&](Ref object) {
        std::vector<int> records;
        table.remove(object, [&](int record) { records.push_back(record); });
        return records;
    };
    table.at(Ref{6}, 2) = 7;
    table.at(Ref{12}, 0) = 8;
    EXPECT_EQ(removed(Ref{6}), (std::vector{0, 0, 7}));
    EXPECT_TRUE(removed(Ref{6}).empty());
    EXPECT_TRUE(removed(Ref{1'000'000}).empty());
    EXPECT_EQ(table.at(Ref{6}, 2), 0);
    EXPECT_EQ(table.at(Ref{12}, 0), 8);
}

TEST(LocationTableTest, FindsOnlyWhatThereIs) {
    LocationTable<int> table;
    table.at(Ref{6}, 2) = 7;
    ASSERT_NE(table.find(Ref{6}, 2), nullptr);
    EXPECT_EQ(*table.find(Ref{6}, 2), 7);
    EXPECT_EQ(table.find(Ref{6}, 3), nullptr);
    EXPECT_EQ(table.find(Ref{12}, 0), nullptr);
    EXPECT_EQ(table.find(Ref{1'000'000}, 0), nullptr);
}

// A large array has pieces, of which only those are kept that were asked for.
TEST(LocationTableTest, LargeArraysHavePieces) {
    LocationTable<int> table;
    table.at(Ref{6}, 1'000'000) = 7;
    EXPECT_LT(table.bytes(), 100'000u);
    table.at(Ref{6}, 5'000) = 8;
    table.at(Ref{1'000'006}, 1) = 9;
    EXPECT_EQ(*table.find(Ref{6}, 1'000'000), 7);
    EXPECT_EQ(*table.find(Ref{6}, 5'000), 8);
    table.keep_if([](const std::vector<int>& records) { return !records.empty() && records.back() == 7; });
    EXPECT_EQ(*table.find(Ref{6}, 1'000'000), 7);
    EXPECT_EQ(table.find(Ref{6}, 5'000), nullptr);
    EXPECT_EQ(table.find(Ref{1'000'006}, 1), nullptr);
    table.remove(Ref{6}, [](int) {});
    EXPECT_EQ(table.find(Ref{6}, 1'000'000), nullptr);
}

TEST(LocationTableTest, KnowsWhatMemoryItTakes) {
    LocationTable<int> table;
    table.at(Ref{6}, 4000);
    std::uint64_t many = table.bytes();
    table.at(Ref{12}, 0);
    EXPECT_GE(many, 4001 * sizeof(int));
    table.keep_if([](const std::vector<int>& records) { return records.size() == 1; });
    EXPECT_LT(table.bytes(), many - 3900 * sizeof(int));
    table.clear();
    EXPECT_LT(table.bytes(), 100u) << "no page is left";
    EXPECT_EQ(table.find(Ref{12}, 0), nullptr);
}

}  // namespace
}  // namespace raceproof::hunting
