#include "state/epoch.h"

#include <gtest/gtest.h>

#include "state/testing/state_probe.h"

namespace raceproof::state {
namespace {

TEST(SaveEpoch, IsNeverZero) {
    SaveEpoch epoch(Journalling::On);
    EXPECT_TRUE(epoch.journals());
    EXPECT_FALSE(SaveEpoch(Journalling::Off).journals());
    EXPECT_NE(epoch.now(), 0u);
    StateProbe::set(epoch, 0xFFFFFFFE);
    EXPECT_TRUE(epoch.advance());
    EXPECT_EQ(epoch.now(), 0xFFFFFFFF);
    EXPECT_FALSE(epoch.advance()) << "the numbers have run out";
    epoch.restart();
    EXPECT_NE(epoch.now(), 0u);
    EXPECT_TRUE(epoch.advance());
}

}  // namespace
}  // namespace raceproof::state
