#include "memory/label_hash.h"

#include <gtest/gtest.h>

#include <bit>

namespace raceproof::memory {
namespace {

constexpr std::uint64_t kTopBit = std::uint64_t{1} << 63;

// An odd factor can be undone: two keys that differ in one bit only, the last that an even factor would push out, still differ.
TEST(LabelHash, NoSetLosesTheDifferenceOfTwoKeys) {
    for (std::uint64_t i = 0; i < 1000; ++i) {
        SetHash one, other;
        one.set_elements({mix64(i, 1), mix64(i, 2)});
        other = one;
        one.key = {mix64(i, 3), mix64(i, 4)};
        other.key = {one.key.low ^ kTopBit, one.key.high ^ kTopBit};
        EXPECT_NE(one.contribution().low, other.contribution().low) << i;
        EXPECT_NE(one.contribution().high, other.contribution().high) << i;
    }
}

// The number of the place within its block decides how often 2 divides a key; neither the object nor the block adds to that.
TEST(LabelHash, ObjectsAndBlocksAreOddFactors) {
    LocationKeys keys;
    for (std::uint32_t place = 0; place < 16; ++place) {
        Hash128 first = keys.key(1, place, place + 1);
        for (std::uint64_t object = 1; object < 30; ++object)
            for (std::uint32_t block = 0; block < 4; ++block) {
                std::uint32_t position = block * 1024 + place;
                Hash128 key = keys.key(object, position, position + 1);
                EXPECT_EQ(std::countr_zero(key.low), std::countr_zero(first.low));
                EXPECT_EQ(std::countr_zero(key.high), std::countr_zero(first.high));
            }
    }
}

TEST(LabelHash, KindsAndMarksAreOddFactors) {
    Hash128 one{1, 1};
    for (Hash128 factor : {key_of_read(one), key_of_frozen(one), key_with_mark(one, 1), key_with_mark(one, 77)}) {
        EXPECT_EQ(factor.low & 1, 1u);
        EXPECT_EQ(factor.high & 1, 1u);
    }
}

TEST(LabelHash, StretchesAreSumsOfTheirLocations) {
    LocationKeys keys;
    Hash128 sum;
    for (std::uint32_t position = 1000; position < 3100; ++position) sum += keys.key(9, position, position + 1);
    EXPECT_EQ(keys.key(9, 1000, 3100), sum);
}

}  // namespace
}  // namespace raceproof::memory
