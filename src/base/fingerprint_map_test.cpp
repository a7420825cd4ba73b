#include "base/fingerprint_map.h"

#include <gtest/gtest.h>

namespace raceproof {
namespace {

Hash128 fingerprint(std::uint64_t i) { return {mix64(i, 1), mix64(i, 2)}; }

TEST(FingerprintMap, KeepsTheValueOfEachFingerprint) {
    FingerprintMap<std::uint32_t> map;
    constexpr std::uint32_t kCount = 200'000;
    for (std::uint32_t i = 0; i < kCount; ++i) {
        auto [value, is_new] = map.find_or_add(fingerprint(i));
        ASSERT_TRUE(is_new);
        value = i;
    }
    for (std::uint32_t i = 0; i < kCount; ++i) {
        auto [value, is_new] = map.find_or_add(fingerprint(i));
        ASSERT_FALSE(is_new);
        ASSERT_EQ(value, i);
    }
    EXPECT_EQ(map.size(), kCount);
}

TEST(FingerprintMap, TellsApartWhatDiffersInOneLane) {
    FingerprintMap<std::uint32_t> map;
    for (Hash128 key : {Hash128{5, 1}, Hash128{5, 2}, Hash128{6, 1}, Hash128{5, 0}}) EXPECT_TRUE(map.find_or_add(key).is_new);
    EXPECT_FALSE(map.find_or_add({5, 2}).is_new);
}

TEST(FingerprintMap, KnowsZero) {
    FingerprintMap<std::uint32_t> map;
    map.find_or_add({0, 0}).value = 7;
    auto [value, is_new] = map.find_or_add({0, 0});
    EXPECT_FALSE(is_new);
    EXPECT_EQ(value, 7u);
}

TEST(FingerprintMap, StopsAtItsLimitAndKeepsEverything) {
    constexpr std::uint64_t kLimit = 1 << 20;
    FingerprintMap<std::uint32_t> map(kLimit);
    std::uint64_t count = 0;
    EXPECT_THROW(while (count < kLimit) map.find_or_add(fingerprint(count++)), std::bad_alloc);
    EXPECT_LE(map.bytes(), kLimit);
    EXPECT_EQ(map.size(), count - 1);
    for (std::uint64_t i = 0; i + 1 < count; ++i) ASSERT_FALSE(map.find_or_add(fingerprint(i)).is_new);
}

}  // namespace
}  // namespace raceproof
