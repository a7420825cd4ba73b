#include "state/state_hash.h"

#include <gtest/gtest.h>

#include "state/testing/world.h"

namespace raceproof::state::testing {
namespace {

// What every part of a state contributes is tested with the part: objects_test, threads_test, intern_table_test, permanents_test.

TEST(StateHash, IsKeptOnlyIfAskedFor) {
    World world({.heap_bytes = 64u << 20, .journal = true, .hash = false});
    Thread& thread = world.start(nullptr);
    World::Guest guest{thread.id, std::mt19937_64(1), true, false};
    for (int i = 0; i < 20; ++i) {
        world.step(guest);
        world.state.commit_step(Collect::Yes);
        EXPECT_EQ(world.state.hash(), Hash128{});
    }
    EXPECT_NE(world.state.recompute_hash(), Hash128{});
}

TEST(StateHash, CountsFromWhereItWasRebased) {
    World world(World::checked());
    Thread& thread = world.start(nullptr);
    World::Guest guest{thread.id, std::mt19937_64(2), true, false};
    for (int i = 0; i < 20; ++i) world.step(guest);
    world.state.commit_step(Collect::Yes);
    EXPECT_NE(world.state.hash(), Hash128{});
    world.state.freeze();
    EXPECT_EQ(world.state.hash(), Hash128{});
    EXPECT_EQ(world.state.recompute_hash(), Hash128{});
    world.step(guest);
    world.state.commit_step(Collect::Yes);
    EXPECT_NE(world.state.hash(), Hash128{});
    EXPECT_EQ(world.state.hash(), world.state.recompute_hash());
}

// A retained array takes away what it contributed, of the parts that were written to in its last step what they did before.
TEST(StateHash, TakesAwayWhatTheDeadContributed) {
    World world(World::checked());
    State& state = world.state;
    Object& statics = state.statics_of(jdk_program().required("java/util/Collections"));
    std::uint32_t root = statics.klass->static_reference_slots[0];
    for (std::uint32_t length : {10u, 1000u}) {
        Ref array = state.objects().allocate_array(jdk_program().required("[J"), length, 1);
        for (std::uint32_t i = 0; i < length; ++i) state.at(array).elements<std::int64_t>()[i] = i + 1;
        world.write_slot(statics, root, slot_of(array));
        state.commit_step(Collect::Yes);
        ASSERT_EQ(state.hash(), state.recompute_hash());
        world.write_element(state.at(array), length / 2, std::int64_t{77});
        world.write_slot(statics, root, slot_of(kNull));
        state.commit_step(Collect::Yes);
        EXPECT_EQ(StateProbe(state).retained(), length == 10 ? 1u : 2u);
        EXPECT_EQ(state.hash(), Hash128{}) << length;
    }
}

}  // namespace
}  // namespace raceproof::state::testing
