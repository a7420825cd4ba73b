#include "base/process_memory.h"

#include <gtest/gtest.h>

#include <cstring>
#include <memory>

namespace raceproof {
namespace {

TEST(ProcessMemory, GrowsWithWhatIsUsed) {
    constexpr std::size_t kBytes = 64u << 20;
    std::uint64_t before = resident_bytes();
    EXPECT_GT(before, 0u);
    std::unique_ptr<char[]> block(new char[kBytes]);
    std::memset(block.get(), 1, kBytes);
    std::uint64_t after = resident_bytes();
    EXPECT_GE(after, before + kBytes / 2) << block[kBytes / 2];
    // The kernel counts the two in different places, and per-processor counters lag behind.
    EXPECT_GE(peak_resident_bytes() + (8u << 20), after);
}

}  // namespace
}  // namespace raceproof
