#include "hunting/promise.h"

#include <gtest/gtest.h>

namespace raceproof::hunting {
namespace {

Suspicion suspicion(AccessKind first, AccessKind second, std::uint32_t locks_of_first, std::uint64_t steps) {
    Suspicion made;
    made.first.kind = first;
    made.first.locks = locks_of_first;
    made.second.kind = second;
    made.second.locks = 1;
    made.second.step = steps;
    return made;
}

TEST(Promise, TwoWritesPromiseMoreThanAReadAndAWrite) {
    using enum AccessKind;
    EXPECT_GT(score_of(promise_of(suspicion(Write, Write, 1, 5))), score_of(promise_of(suspicion(Read, Write, 1, 5))));
}

TEST(Promise, AccessesWithoutLocksPromiseMore) {
    using enum AccessKind;
    EXPECT_GT(score_of(promise_of(suspicion(Read, Write, 0, 5))), score_of(promise_of(suspicion(Read, Write, 1, 5))));
}

TEST(Promise, CloseAccessesPromiseMore) {
    using enum AccessKind;
    EXPECT_GT(score_of(promise_of(suspicion(Read, Write, 1, 5))), score_of(promise_of(suspicion(Read, Write, 1, 5000))));
}

TEST(Promise, FurtherRunsAddToIt) {
    using enum AccessKind;
    Promise promise = promise_of(suspicion(Read, Write, 1, 500));
    std::uint32_t before = score_of(promise);
    add_run(promise, suspicion(Read, Write, 1, 700));
    EXPECT_EQ(promise.distance, 500u);
    EXPECT_EQ(promise.runs, 2u);
    EXPECT_GT(score_of(promise), before);
}

}  // namespace
}  // namespace raceproof::hunting
