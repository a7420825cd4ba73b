#include "hunting/witness_prefix.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace raceproof::hunting {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

constexpr std::uint64_t kX = 1, kY = 2, kZ = 3;

StepAccesses step(std::uint32_t thread, std::vector<std::uint64_t> reads, std::vector<std::uint64_t> writes) {
    return {.step = {thread, 0}, .reads = std::move(reads), .writes = std::move(writes)};
}

bool never_meets(const StepAccesses&) { return false; }
bool always(const search::Step&) { return true; }

std::vector<std::uint32_t> threads_of(const search::Path& path) {
    std::vector<std::uint32_t> threads;
    for (const search::Step& one : path) threads.push_back(one.thread);
    return threads;
}

TEST(WitnessPrefix, OnlyTheFirstThreadStaysIfNobodyNeedsIt) {
    std::vector<StepAccesses> window = {step(1, {}, {kX}), step(2, {kY}, {}), step(1, {}, {kZ}), step(3, {kY}, {kY})};
    EXPECT_THAT(threads_of(extend_prefix(window, never_meets, always)), ElementsAre(2, 3));
}

TEST(WitnessPrefix, WhoReadsWhatWasNotWrittenStaysForGood) {
    std::vector<StepAccesses> window = {step(1, {}, {kX}), step(2, {kX}, {kY}), step(2, {}, {}), step(3, {kY}, {}),
                                        step(4, {}, {})};
    EXPECT_THAT(threads_of(extend_prefix(window, never_meets, always)), ElementsAre(4));
}

TEST(WitnessPrefix, WhatIsWrittenAnewCanBeRead) {
    std::vector<StepAccesses> window = {step(1, {}, {kX}), step(2, {}, {kX}), step(3, {kX}, {})};
    EXPECT_THAT(threads_of(extend_prefix(window, never_meets, always)), ElementsAre(2, 3));
}

TEST(WitnessPrefix, WhoCannotGoOnStays) {
    std::vector<StepAccesses> window = {step(1, {}, {}), step(2, {}, {kX}), step(3, {kX}, {}), step(4, {}, {})};
    auto all_but_two = [](const search::Step& one) { return one.thread != 2; };
    EXPECT_THAT(threads_of(extend_prefix(window, never_meets, all_but_two)), ElementsAre(4));
}

TEST(WitnessPrefix, EndsBeforeWhatIsLookedFor) {
    std::vector<StepAccesses> window = {step(1, {}, {kX}), step(2, {}, {}), step(3, {kZ}, {}), step(2, {}, {})};
    auto meets = [](const StepAccesses& one) { return !one.reads.empty() && one.reads[0] == kZ; };
    EXPECT_THAT(threads_of(extend_prefix(window, meets, always)), ElementsAre(2));
}

TEST(WitnessPrefix, EndsWhereThreadsWouldGetOtherNumbers) {
    StepAccesses start = step(1, {}, {});
    start.starts_thread = true;
    EXPECT_THAT(extend_prefix({start, step(2, {}, {})}, never_meets, always), IsEmpty());
}

}  // namespace
}  // namespace raceproof::hunting
