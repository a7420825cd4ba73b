#include "base/collision.h"

#include <gtest/gtest.h>

#include <random>
#include <unordered_set>

namespace raceproof {
namespace {

TEST(CollisionBound, CountsPairs) {
    EXPECT_EQ(collision_bound(0, -64), 0);
    EXPECT_EQ(collision_bound(1, -1), 0.5) << "the one that was seen, and one that was taken for it";
    EXPECT_EQ(collision_bound(3, -10), 6.0 / 1024);
    EXPECT_GT(collision_bound(1e9, -116), 0);
}

// Hashes of so few bits that collisions are frequent: they must be no more frequent than the bound says, for what a search would
// have seen, which is less than there was.
TEST(CollisionBound, HoldsForShortHashes) {
    std::mt19937_64 random(5);
    constexpr int kBits = 12, kRounds = 20000;
    for (std::size_t things : {4, 8, 16}) {
        int collisions = 0;
        double bounds = 0;
        for (int round = 0; round < kRounds; ++round) {
            std::unordered_set<std::uint64_t> seen;
            for (std::size_t i = 0; i < things; ++i) seen.insert(random() >> (64 - kBits));
            collisions += seen.size() < things;
            bounds += collision_bound(static_cast<double>(seen.size()), -kBits);
        }
        EXPECT_LE(collisions, bounds) << things;
        EXPECT_GT(collisions, bounds / 3) << "no needless alarm: " << things;
    }
}

}  // namespace
}  // namespace raceproof
