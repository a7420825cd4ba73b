#include "state/reference_counts.h"

#include <gtest/gtest.h>

#include "state/testing/world.h"

namespace raceproof::state::testing {
namespace {

class ReferenceCountsTest : public ::testing::Test {
  protected:
    Ref make() {
        Ref ref = state_.objects().allocate_instance(node_, 1);
        state_.collector().roots().keep_alive(ref);
        return ref;
    }
    void link(Ref from, Ref to) { world_.write_slot(state_.at(from), node_.reference_slots[0], slot_of(to)); }
    std::uint32_t count(Ref ref) { return state_.at(ref).flags / object_flags::kOneReference; }
    void commit_step() { state_.commit_step(Collect::Yes); }

    World world_{World::checked()};
    State& state_ = world_.state;
    const ReferenceCounts& counts_ = state_.collector().counts();
    const program::Class& node_ = jdk_program().required("java/util/LinkedList$Node");
};

TEST_F(ReferenceCountsTest, CountsReferencesOfObjectsOnly) {
    Ref target = make(), one = make(), two = make();
    link(one, target);
    link(two, target);
    commit_step();
    EXPECT_EQ(count(target), 2u);
    EXPECT_EQ(count(one), 0u) << "what keeps it alive is no object";
    EXPECT_TRUE(ReferenceCounts::is_zero(state_.at(one)));
    link(one, kNull);
    EXPECT_EQ(count(target), 2u) << "as of the last end of a step";
    commit_step();
    EXPECT_EQ(count(target), 1u);
    EXPECT_TRUE(counts_.are_right());
}

TEST_F(ReferenceCountsTest, GoBack) {
    Ref target = make(), one = make(), two = make();
    link(one, target);
    commit_step();
    Mark mark = state_.mark();
    link(one, two);
    commit_step();
    link(two, target);
    link(target, target);
    commit_step();
    EXPECT_EQ(count(target), 2u);
    state_.undo_to(mark);
    EXPECT_EQ(count(target), 1u);
    EXPECT_EQ(count(two), 0u);
    EXPECT_TRUE(counts_.are_right());
}

TEST_F(ReferenceCountsTest, TheDeadDoNotCount) {
    Ref target = make();
    Ref dying = state_.objects().allocate_instance(node_, 2);
    Object& statics = state_.statics_of(jdk_program().required("java/util/Collections"));
    std::uint32_t root = statics.klass->static_reference_slots[0];
    world_.write_slot(statics, root, slot_of(dying));
    link(dying, target);
    commit_step();
    EXPECT_EQ(count(target), 1u);
    Mark mark = state_.mark();
    world_.write_slot(statics, root, slot_of(kNull));
    commit_step();
    EXPECT_EQ(StateProbe(state_).retained(), 1u);
    EXPECT_EQ(count(target), 0u);
    state_.undo_to(mark);
    EXPECT_EQ(count(target), 1u);
    EXPECT_TRUE(counts_.are_right());
}

// The check can fail.
TEST_F(ReferenceCountsTest, AStoreWithoutTheBarrierIsFound) {
    Ref target = make(), one = make();
    commit_step();
    state_.at(one).slots()[node_.reference_slots[0]] = slot_of(target);
    EXPECT_FALSE(counts_.are_right());
}

}  // namespace
}  // namespace raceproof::state::testing
