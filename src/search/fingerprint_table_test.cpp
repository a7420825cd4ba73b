#include "search/fingerprint_table.h"

#include <gtest/gtest.h>

namespace raceproof::search {
namespace {

TEST(FingerprintTable, KeepsWhatWasInserted) {
    FingerprintTable table;
    constexpr std::uint64_t kCount = 200'000;
    auto fingerprint = [](std::uint64_t i) { return Hash128{mix64(i, 1), mix64(i, 2)}; };
    for (std::uint64_t i = 0; i < kCount; ++i) ASSERT_TRUE(table.insert(fingerprint(i)));
    for (std::uint64_t i = 0; i < kCount; ++i) ASSERT_FALSE(table.insert(fingerprint(i)));
    EXPECT_EQ(table.size(), kCount);
    EXPECT_TRUE(table.contains(fingerprint(kCount - 1)));
    EXPECT_FALSE(table.contains(fingerprint(kCount)));
    EXPECT_LE(table.bytes(), kCount * 27);
}

TEST(FingerprintTable, TellsApartWhatDiffersInOneLane) {
    FingerprintTable table;
    EXPECT_TRUE(table.insert({5, 1}));
    EXPECT_TRUE(table.insert({5, 2}));
    EXPECT_TRUE(table.insert({6, 1}));
    EXPECT_FALSE(table.insert({5, 2}));
}

TEST(FingerprintTable, StopsAtItsLimitAndKeepsEverything) {
    constexpr std::uint64_t kLimit = 1 << 20;
    FingerprintTable table(kLimit);
    auto fingerprint = [](std::uint64_t i) { return Hash128{mix64(i, 1), mix64(i, 2)}; };
    std::uint64_t count = 0;
    EXPECT_THROW(while (count < kLimit) table.insert(fingerprint(count++)), std::bad_alloc);
    EXPECT_LE(table.bytes(), kLimit);
    EXPECT_GT(count * sizeof(Hash128), kLimit / 4);
    EXPECT_EQ(table.size(), count);
    for (std::uint64_t i = 0; i < count; ++i) ASSERT_TRUE(table.contains(fingerprint(i)));
}

TEST(FingerprintTable, TakesTheZeroFingerprint) {
    FingerprintTable table;
    EXPECT_FALSE(table.contains({}));
    EXPECT_TRUE(table.insert({}));
    EXPECT_FALSE(table.insert({}));
}

}  // namespace
}  // namespace raceproof::search
