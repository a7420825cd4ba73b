#include "state/number_table.h"

#include <gtest/gtest.h>

#include <map>
#include <random>
#include <set>

#include "base/hash128.h"

namespace raceproof::state {
namespace {

TEST(NumberTable, CountsTheNamesThatWereEverGiven) {
    NumberTable table;
    EXPECT_EQ(table.names(), 0u);
    for (std::uint32_t i = 0; i < 100; ++i) EXPECT_EQ(table.take(7), i);
    EXPECT_EQ(table.names(), 100u);
    for (std::uint32_t i = 0; i < 100; ++i) table.release(7, i);
    for (std::uint32_t i = 0; i < 70; ++i) table.take(7);
    EXPECT_EQ(table.names(), 100u) << "the same names again";
    table.take(8);
    EXPECT_EQ(table.names(), 101u);
}

std::uint32_t smallest_free(const std::set<std::uint32_t>& taken) {
    std::uint32_t number = 0;
    while (taken.contains(number)) ++number;
    return number;
}

TEST(NumberTable, GivesTheSmallestFreeNumber) {
    std::mt19937_64 random(1);
    NumberTable table;
    std::map<std::uint64_t, std::set<std::uint32_t>> taken;
    std::vector<std::pair<std::uint64_t, std::uint32_t>> released;
    for (int i = 0; i < 200000; ++i) {
        // A few crowded origins and many others.
        std::uint64_t origin = mix64(random() % 4 != 0 ? random() % 3 : random() % 2000, 5);
        std::set<std::uint32_t>& numbers = taken[origin];
        bool fewer = i % 20000 > 12000;
        if (random() % 5 < (fewer ? 1u : 3u)) {
            std::uint32_t expected = smallest_free(numbers);
            ASSERT_EQ(table.take(origin), expected);
            numbers.insert(expected);
        } else if (!numbers.empty()) {
            auto victim = numbers.lower_bound(static_cast<std::uint32_t>(random() % (*numbers.rbegin() + 1)));
            std::uint32_t number = *victim;
            numbers.erase(victim);
            table.release(origin, number);
            if (random() % 8 == 0) {
                table.take_again(origin, number);
                numbers.insert(number);
            }
        }
    }
}

TEST(NumberTable, ManyObjectsOfOneOrigin) {
    NumberTable table;
    for (std::uint32_t i = 0; i < 1000000; ++i) ASSERT_EQ(table.take(42), i);
    table.release(42, 777);
    EXPECT_EQ(table.take(42), 777u);
    EXPECT_EQ(table.take(42), 1000000u);
}

}  // namespace
}  // namespace raceproof::state
