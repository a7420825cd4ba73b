#include "search/effects.h"

#include <gtest/gtest.h>

#include <optional>

namespace raceproof::search {
namespace {

constexpr AccessMode kModes[] = {AccessMode::Read, AccessMode::Write, AccessMode::Lock, AccessMode::Unlock};

// One location, as a variable and as a lock, and what two threads have seen of it.
struct Place {
    int value = 0, owner = -1;
    int seen[2] = {-1, -1};
    friend bool operator==(const Place&, const Place&) = default;
};

// None if it cannot happen there.
std::optional<Place> after(Place place, int thread, AccessMode mode) {
    switch (mode) {
        case AccessMode::Read: place.seen[thread] = place.value; break;
        case AccessMode::Write: place.value = thread + 1; break;
        case AccessMode::Lock:
            if (place.owner != -1) return std::nullopt;
            place.owner = thread;
            break;
        case AccessMode::Unlock:
            if (place.owner != thread) return std::nullopt;
            place.owner = -1;
            break;
    }
    return place;
}

// By the definition: where both can happen, they can be exchanged, and neither enables the other.
bool make_no_difference(AccessMode left, AccessMode right) {
    for (int owner : {-1, 0, 1}) {
        Place start{.owner = owner};
        std::optional<Place> first = after(start, 0, left), second = after(start, 1, right);
        if (first && second) {
            std::optional<Place> then = after(*first, 1, right), exchanged = after(*second, 0, left);
            if (!then || !exchanged || *then != *exchanged) return false;
        }
        if (first && !second && after(*first, 1, right)) return false;
        if (second && !first && after(*second, 0, left)) return false;
    }
    return true;
}

// Of accesses that can be to the same location at all: those to variables, and those to locks.
bool is_of_one_kind(AccessMode left, AccessMode right) { return (left < AccessMode::Lock) == (right < AccessMode::Lock); }

TEST(Dependence, FollowsFromWhatAccessesDo) {
    for (AccessMode left : kModes) {
        for (AccessMode right : kModes) {
            if (!is_of_one_kind(left, right)) continue;
            EXPECT_EQ(are_dependent({1, left}, {1, right}), !make_no_difference(left, right))
                << static_cast<int>(left) << ' ' << static_cast<int>(right);
            EXPECT_FALSE(are_dependent({1, left}, {2, right}));
        }
    }
}

TEST(Dependence, AnUnlockIsWhatALockWaitsFor) {
    EXPECT_EQ(dependence(AccessMode::Unlock, AccessMode::Lock), Dependence::Enabled);
    EXPECT_EQ(dependence(AccessMode::Lock, AccessMode::Unlock), Dependence::None);
    EXPECT_EQ(dependence(AccessMode::Lock, AccessMode::Lock), Dependence::Race);
    EXPECT_EQ(dependence(AccessMode::Write, AccessMode::Read), Dependence::Race);
}

// What is derived from the table is what searches for the last relevant access rely on.
TEST(Dependence, WritesAndLocksComeAfterAllThatCameBefore) {
    for (AccessMode mode : kModes) {
        EXPECT_EQ(depends_on_all_earlier(mode), mode == AccessMode::Write || mode == AccessMode::Lock);
        EXPECT_EQ(depends_on_nothing_earlier(mode), mode == AccessMode::Unlock);
    }
}

}  // namespace
}  // namespace raceproof::search
