#include <gtest/gtest.h>

#include "state/testing/world.h"

namespace raceproof::state::testing {
namespace {

program::Class& klass(const char* name) { return jdk_program().required(name); }

std::set<Ref> collectable(State& state) {
    std::set<Ref> refs;
    state.objects().heap().for_each([&](Object* object) { refs.insert(state.objects().ref_of(*object)); });
    return refs;
}

TEST(Collector, UnjournalledFreesExactlyTheGarbage) {
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
        World world({.heap_bytes = 64u << 20});
        std::vector<World::Guest> guests;
        Thread& main = world.start(nullptr);
        for (std::uint64_t i = 0; i < 3; ++i)
            guests.push_back({world.start(&main).id, std::mt19937_64(seed * 3 + i), true, true});
        for (int i = 0; i < 60; ++i) {
            for (World::Guest& guest : guests) world.step(guest);
            if (i % 5 != 0) continue;
            Picture before = picture_of(world.state);
            world.state.collector().collect();
            ASSERT_EQ(collectable(world.state), reachable(world.state));
            ASSERT_EQ(difference(before, picture_of(world.state)), "");
            ASSERT_EQ(world.state.objects().allocated_since_collection(), 0u);
        }
    }
}

TEST(Collector, ManyGenerationsInASmallHeap) {
    State state(jdk_program(), {.heap_bytes = 4u << 20});
    Ref list = kNull;  // a linked list of the last thousand
    const program::Class& node = klass("java/util/LinkedList$Node");
    std::uint32_t item = node.reference_slots[0], next = node.reference_slots[1];
    Object& statics = state.statics_of(klass("java/util/Collections"));
    std::uint32_t root = klass("java/util/Collections").static_reference_slots[0];
    std::uint64_t collections = 0;
    for (std::uint32_t i = 0; i < 200000; ++i) {
        Ref made = state.objects().allocate_instance(node, 1), array = kNull;
        if (made != kNull) array = state.objects().allocate_array(klass("[I"), i % 200, 1);
        if (array == kNull) {
            state.collector().collect();
            ++collections;
            made = state.objects().allocate_instance(node, 1);
            array = state.objects().allocate_array(klass("[I"), i % 200, 1);
            ASSERT_TRUE(made != kNull && array != kNull);
        }
        if (state.at(array).length > 0) state.at(array).elements<std::uint32_t>()[0] = i;
        state.at(made).slots()[item] = slot_of(array);
        state.at(made).slots()[next] = slot_of(list);
        list = made;
        if (i % 1000 == 999) {
            Ref at = list;
            for (std::uint32_t j = i; at != kNull; at = as_ref(state.at(at).slots()[next]), --j) {
                Object& values = state.at(as_ref(state.at(at).slots()[item]));
                ASSERT_EQ(values.length, j % 200);
                ASSERT_TRUE(values.length == 0 || values.elements<std::uint32_t>()[0] == j);
            }
            list = kNull;
        }
        state.before_write(statics);
        statics.slots()[root] = slot_of(list);
    }
    EXPECT_GT(collections, 5u);
}

TEST(Collector, YoungGarbageGoesOldGarbageStaysUntilTheEndOfTheStep) {
    World world(World::checked());
    State& state = world.state;
    Object& statics = state.statics_of(klass("java/util/Collections"));
    std::uint32_t root = klass("java/util/Collections").static_reference_slots[0];
    Ref old = state.objects().allocate_instance(klass("java/util/ArrayList"), 1);
    world.write_slot(statics, root, slot_of(old));
    state.commit_step(Collect::Yes);
    Mark mark = state.mark();
    Picture before = picture_of(state);

    world.write_slot(statics, root, slot_of(kNull));
    state.objects().allocate_instance(klass("java/util/ArrayList"), 1);
    state.collector().collect();
    EXPECT_EQ(collectable(state), std::set<Ref>{old});
    state.commit_step(Collect::No);
    EXPECT_EQ(collectable(state), std::set<Ref>{old});
    state.commit_step(Collect::Yes);
    EXPECT_TRUE(collectable(state).empty());
    EXPECT_EQ(state.objects().heap().used_bytes(), 0u);
    EXPECT_EQ(StateProbe(state).retained(), 1u);
    EXPECT_EQ(state.hash(), Hash128{});

    state.undo_to(mark);
    EXPECT_EQ(difference(before, picture_of(state)), "");
    EXPECT_EQ(collectable(state), std::set<Ref>{old});
    EXPECT_EQ(state.recompute_hash(), mark.hash);
}

// The contents of retained objects must not be given to others, whatever is allocated meanwhile.
TEST(Collector, RetainedObjectsKeepTheirPlace) {
    World world(World::checked());
    State& state = world.state;
    Object& statics = state.statics_of(klass("java/util/Collections"));
    std::uint32_t root = klass("java/util/Collections").static_reference_slots[0];
    Ref array = state.objects().allocate_array(klass("[J"), 50, 1);
    for (int i = 0; i < 50; ++i) state.at(array).elements<std::int64_t>()[i] = i;
    world.write_slot(statics, root, slot_of(array));
    state.commit_step(Collect::Yes);
    Mark mark = state.mark();
    world.write_slot(statics, root, slot_of(kNull));
    state.commit_step(Collect::Yes);
    for (int i = 0; i < 1000; ++i) {
        EXPECT_NE(state.objects().allocate_array(klass("[J"), 50, 1), array);
        EXPECT_NE(state.permanents().allocate_array(klass("[J"), 50, static_cast<std::uint64_t>(i)), array);
    }
    state.undo_to(mark);
    for (int i = 0; i < 50; ++i) EXPECT_EQ(state.at(array).elements<std::int64_t>()[i], i);
}

TEST(Collector, ForgettingFreesTheRetained) {
    World world(World::checked());
    State& state = world.state;
    Object& statics = state.statics_of(klass("java/util/Collections"));
    std::uint32_t root = klass("java/util/Collections").static_reference_slots[0];
    Ref highest{};
    for (int i = 0; i < 5000; ++i) {
        Ref array = state.objects().allocate_array(klass("[J"), 50, 1);
        highest = std::max(highest, array);
        world.write_slot(statics, root, slot_of(array));
        state.commit_step(Collect::Yes);
        state.forget();
    }
    EXPECT_EQ(StateProbe(state).retained(), 0u);
    EXPECT_LT(static_cast<std::uint32_t>(highest), 100000u) << "memory is used again";
}

// Rings of nodes that refer to each other both ways: counts alone never fall to zero. The long one has more nodes than are looked
// at one by one.
TEST(Collector, RingsDieAsAWhole) {
    const program::Class& node = klass("java/util/LinkedList$Node");
    std::uint32_t next = node.reference_slots[1], previous = node.reference_slots[2];
    for (std::size_t length : {1, 2, 10, 5000}) {
        World world(World::checked());
        State& state = world.state;
        Object& statics = state.statics_of(klass("java/util/Collections"));
        std::uint32_t root = klass("java/util/Collections").static_reference_slots[0];
        std::vector<Ref> ring;
        for (std::size_t i = 0; i < length; ++i) ring.push_back(state.objects().allocate_instance(node, 1));
        for (std::size_t i = 0; i < length; ++i) {
            world.write_slot(state.at(ring[i]), next, slot_of(ring[(i + 1) % length]));
            world.write_slot(state.at(ring[(i + 1) % length]), previous, slot_of(ring[i]));
        }
        Ref other = state.objects().allocate_instance(node, 2);
        world.write_slot(state.at(other), next, slot_of(ring[length / 2]));
        world.write_slot(state.at(other), previous, slot_of(other));
        world.write_slot(statics, root, slot_of(other));
        state.commit_step(Collect::Yes);
        ASSERT_EQ(collectable(state).size(), length + 1);
        Mark whole = state.mark();

        world.write_slot(statics, root, slot_of(ring[0]));
        state.commit_step(Collect::Yes);
        EXPECT_EQ(collectable(state), std::set<Ref>(ring.begin(), ring.end())) << length;
        EXPECT_TRUE(state.collector().counts().are_right());

        world.write_slot(statics, root, slot_of(kNull));
        state.commit_step(Collect::Yes);
        EXPECT_TRUE(collectable(state).empty()) << length;

        state.undo_to(whole);
        EXPECT_EQ(collectable(state).size(), length + 1);
        EXPECT_TRUE(state.collector().counts().are_right());
        world.write_slot(state.at(other), next, slot_of(kNull));
        state.commit_step(Collect::Yes);
        EXPECT_EQ(collectable(state), std::set<Ref>{other}) << length;
    }
}

// Two paths that differ in garbage only.
TEST(Collector, GarbageDoesNotTellStatesApart) {
    World world(World::checked());
    State& state = world.state;
    Thread& thread = world.start(nullptr);
    World::Guest guest{thread.id, std::mt19937_64(8), true, false};
    for (int i = 0; i < 20; ++i) world.step(guest);
    state.commit_step(Collect::Yes);
    Mark mark = state.mark();
    Hash128 hash = state.hash();
    std::string dump = state.dump();
    std::uint32_t root = klass("java/util/Collections").static_reference_slots[0];
    Object& statics = state.statics_of(klass("java/util/Collections"));
    Slot before = statics.slots()[root];
    for (int round = 0; round < 3; ++round) {
        Ref list = state.objects().allocate_instance(klass("java/util/LinkedList$Node"), 12);
        state.at(list).slots()[klass("java/util/LinkedList$Node").reference_slots[0]] = slot_of(list);  // a cycle
        world.write_slot(statics, root, slot_of(list));
        state.commit_step(Collect::No);
        EXPECT_NE(state.hash(), hash);
        world.write_slot(statics, root, before);
        state.commit_step(Collect::Yes);
        EXPECT_EQ(state.hash(), hash);
        EXPECT_EQ(state.dump(), dump);
    }
    state.undo_to(mark);
    EXPECT_EQ(state.hash(), hash);
}

}  // namespace
}  // namespace raceproof::state::testing
