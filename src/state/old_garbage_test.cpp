#include "state/old_garbage.h"

#include <gtest/gtest.h>

#include "state/testing/world.h"

namespace raceproof::state::testing {
namespace {

// Lists that hang on a static field. Which of the three ways decides depends on how long they are and how far away.
class OldGarbageTest : public ::testing::Test {
  protected:
    OldGarbageTest() : statics_(state_.statics_of(jdk_program().required("java/util/Collections"))) {}

    // A list of so many nodes; answers with the first and the last.
    std::pair<Ref, Ref> make_list(std::size_t length) {
        Ref last = state_.objects().allocate_instance(node_, 1), first = last;
        for (std::size_t i = 1; i < length; ++i) {
            Ref made = state_.objects().allocate_instance(node_, 1);
            link(made, first);
            first = made;
        }
        return {first, last};
    }
    void link(Ref from, Ref to) { world_.write_slot(state_.at(from), node_.reference_slots[1], slot_of(to)); }
    void set_root(std::size_t field, Ref ref) {
        world_.write_slot(statics_, statics_.klass->static_reference_slots[field], slot_of(ref));
    }
    std::size_t alive() {
        std::size_t count = 0;
        state_.objects().heap().for_each([&](Object* object) {
            ++count;
            EXPECT_FALSE(object->flags & (object_flags::kSuspect | object_flags::kCandidate));
            EXPECT_FALSE(state_.objects().heap().is_marked(object));
        });
        return count;
    }
    void commit_step() {
        state_.commit_step(Collect::Yes);
        ASSERT_EQ(alive(), reachable(state_).size());
    }

    World world_{World::checked()};
    State& state_ = world_.state;
    const program::Class& node_ = jdk_program().required("java/util/LinkedList$Node");
    Object& statics_;
};

TEST_F(OldGarbageTest, OfAllLengthsDiesAndComesBack) {
    for (std::size_t length : {1u, 2u, 100u, 1023u, 1024u, 1025u, 5000u}) {
        set_root(0, make_list(length).first);
        commit_step();
        Mark mark = state_.mark();
        set_root(0, kNull);
        commit_step();
        EXPECT_EQ(alive(), 0u) << length;
        state_.undo_to(mark);
        EXPECT_EQ(alive(), length);
        set_root(0, kNull);
        commit_step();
    }
}

// The dropped reference led to something that is found elsewhere, near or far.
TEST_F(OldGarbageTest, WhatOthersReferToLives) {
    for (std::size_t length : {1u, 30u, 500u, 3000u}) {
        auto [first, last] = make_list(length);
        set_root(0, first);
        set_root(1, last);
        commit_step();
        set_root(1, kNull);
        commit_step();
        EXPECT_EQ(alive(), length) << "found at the end of the list";
        set_root(1, last);
        commit_step();
        set_root(0, kNull);
        commit_step();
        EXPECT_EQ(alive(), 1u) << "the last node";
        set_root(1, kNull);
        commit_step();
        EXPECT_EQ(alive(), 0u);
    }
}

// A search that rests on there having been no garbage must not be used if there may be some.
TEST_F(OldGarbageTest, OfEarlierStepsIsFoundToo) {
    set_root(0, make_list(10).first);
    commit_step();
    set_root(0, kNull);
    state_.commit_step(Collect::No);
    EXPECT_EQ(alive(), 10u);
    EXPECT_TRUE(state_.collector().may_have_old_garbage());
    Mark mark = state_.mark();
    commit_step();
    EXPECT_EQ(alive(), 0u);
    EXPECT_FALSE(state_.collector().may_have_old_garbage());
    state_.undo_to(mark);
    EXPECT_TRUE(state_.collector().may_have_old_garbage());
    EXPECT_EQ(alive(), 10u);
}

}  // namespace
}  // namespace raceproof::state::testing
