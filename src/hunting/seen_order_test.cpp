#include "hunting/seen_order.h"

#include <gtest/gtest.h>

namespace raceproof::hunting {
namespace {

using prediction::Event;
using prediction::EventKind;

constexpr std::uint64_t kX = 1, kFlag = 2, kLock = 3, kOther = 4;

Event event(std::uint32_t thread, EventKind kind, std::uint64_t target, bool is_plain = true) {
    return {.thread = thread, .kind = kind, .target = target, .site = 0, .is_plain = is_plain};
}

void expect_edge(const std::vector<Event>& events, std::uint32_t release, std::uint32_t acquire) {
    std::optional<OrderingEdge> edge = ordering_edge({events, {}}, 0, static_cast<std::uint32_t>(events.size() - 1));
    ASSERT_TRUE(edge);
    EXPECT_EQ(edge->release, release);
    EXPECT_EQ(edge->acquire, acquire);
}

void expect_none(const std::vector<Event>& events) {
    EXPECT_FALSE(ordering_edge({events, {}}, 0, static_cast<std::uint32_t>(events.size() - 1)));
}

TEST(SeenOrder, ALockThatIsHandedOverOrders) {
    using enum EventKind;
    expect_edge(
        {event(1, Write, kX), event(1, Acquire, kLock), event(1, Release, kLock), event(2, Acquire, kLock), event(2, Read, kX)},
        2, 3);
}

TEST(SeenOrder, AnotherLockDoesNot) {
    using enum EventKind;
    expect_none(
        {event(1, Write, kX), event(1, Acquire, kLock), event(1, Release, kLock), event(2, Acquire, kOther), event(2, Read, kX)});
}

TEST(SeenOrder, NeitherDoesOneThatWasReleasedBefore) {
    using enum EventKind;
    expect_none({event(1, Write, kX), event(2, Acquire, kLock), event(2, Release, kLock), event(2, Read, kX)});
}

TEST(SeenOrder, AVolatileWriteAndItsReadOrder) {
    using enum EventKind;
    expect_edge({event(1, Write, kX), event(1, Write, kFlag, false), event(2, Read, kFlag, false), event(2, Read, kX)}, 1, 2);
    expect_none({event(1, Write, kX), event(1, Write, kFlag), event(2, Read, kFlag), event(2, Read, kX)});
}

TEST(SeenOrder, TheLastEdgeOfAChainIsTold) {
    using enum EventKind;
    expect_edge({event(1, Write, kX), event(1, Release, kLock), event(2, Acquire, kLock), event(2, Release, kOther),
                 event(3, Acquire, kOther), event(3, Read, kX)},
                3, 4);
    expect_edge({event(1, Write, kX), event(1, Release, kLock), event(2, Acquire, kLock), event(2, Fork, 3), event(3, Read, kX)},
                3, 3);
}

}  // namespace
}  // namespace raceproof::hunting
