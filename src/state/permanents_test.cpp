#include <gtest/gtest.h>

#include "state/testing/world.h"

namespace raceproof::state::testing {
namespace {

program::Class& klass(const char* name) { return jdk_program().required(name); }

TEST(Permanents, StaticsAreMadeOnce) {
    State state(jdk_program(), World::checked());
    Object& statics = state.statics_of(klass("java/util/HashMap"));
    EXPECT_EQ(&state.statics_of(klass("java/util/HashMap")), &statics);
    EXPECT_TRUE(statics.is_statics() && statics.is_permanent());
    EXPECT_FALSE(state.permanents().is_initialised(klass("java/util/HashMap")));
    state.before_write(statics);
    statics.slots()[0] = initialisation_slot(InitialisationStatus::Initialised, ThreadId{0});
    EXPECT_TRUE(state.permanents().is_initialised(klass("java/util/HashMap")));
}

TEST(Permanents, StaticsOfClassesWithoutFields) {
    World world(World::checked());
    for (const program::Class* of :
         {&klass("[I"), &jdk_program().primitive(program::BasicType::Int), &klass("java/lang/Runnable")}) {
        Object& statics = world.state.statics_of(*of);
        for (std::uint32_t slot = 0; slot < statics.length; ++slot) EXPECT_EQ(statics.slots()[slot], 0u);
        world.write_slot(statics, 0, initialisation_slot(InitialisationStatus::Initialised, ThreadId{0}));
        world.state.commit_step(Collect::Yes);
        EXPECT_EQ(world.state.hash(), world.state.recompute_hash());
    }
}

TEST(Permanents, MirrorsKnowTheirClass) {
    State state(jdk_program(), World::checked());
    for (const char* name : {"java/util/HashMap", "java/lang/Class", "[I"}) {
        EXPECT_EQ(state.permanents().mirror_of(klass(name)), kNull);
        Ref mirror = state.permanents().make_mirror(klass(name));
        EXPECT_EQ(state.permanents().mirror_of(klass(name)), mirror);
        EXPECT_EQ(&state.permanents().class_of_mirror(state.at(mirror)), &klass(name));
        EXPECT_EQ(state.at(mirror).klass, &klass("java/lang/Class"));
    }
}

TEST(Permanents, FirstContentsStayAndCountNothing) {
    State state(jdk_program(), World::checked());
    state.commit_step(Collect::Yes);
    Mark mark = state.mark();
    Ref array = state.permanents().allocate_array(klass("[I"), 3, 11);
    state.at(array).elements<std::int32_t>()[1] = 5;
    state.commit_step(Collect::Yes);
    EXPECT_EQ(state.hash(), Hash128{});
    EXPECT_EQ(state.dump(), "");
    state.undo_to(mark);
    EXPECT_EQ(state.at(array).elements<std::int32_t>()[1], 5);
}

TEST(Permanents, CountFromTheirFirstChangeOn) {
    World world(World::checked());
    State& state = world.state;
    Ref array = state.permanents().allocate_array(klass("[I"), 3, 11);
    state.commit_step(Collect::Yes);
    Mark mark = state.mark();
    world.write_element(state.at(array), 2, 9);
    state.commit_step(Collect::Yes);
    EXPECT_NE(state.hash(), Hash128{});
    EXPECT_EQ(state.hash(), state.recompute_hash());
    EXPECT_NE(state.dump(), "");
    EXPECT_EQ(StateProbe(state).changed_permanents(), 1u);
    world.write_element(state.at(array), 2, 0);
    state.commit_step(Collect::Yes);
    EXPECT_EQ(state.hash(), Hash128{});
    EXPECT_EQ(state.dump(), "");
    state.undo_to(mark);
    EXPECT_EQ(StateProbe(state).changed_permanents(), 0u);
}

TEST(Permanents, ChunksOfALargePermanentArrayCountOnTheirOwn) {
    World world(World::checked());
    State& state = world.state;
    Ref array = state.permanents().allocate_array(klass("[Ljava/lang/Object;"), 10000, 11);
    state.commit_step(Collect::Yes);
    Mark mark = state.mark();
    Ref target = state.objects().allocate_instance(klass("java/lang/Object"), 1);
    world.write_element(state.at(array), 5000, target);
    world.write_element(state.at(array), 5001, target);
    state.commit_step(Collect::Yes);
    EXPECT_EQ(StateProbe(state).changed_permanents(), 1u);
    EXPECT_EQ(state.hash(), state.recompute_hash());
    EXPECT_TRUE(reachable(state).contains(target));
    state.undo_to(mark);
    EXPECT_EQ(state.hash(), Hash128{});
    EXPECT_EQ(state.recompute_hash(), Hash128{});
}

TEST(Permanents, KeepWhatTheyReferToAlive) {
    for (bool journal : {false, true}) {
        World world({.journal = journal, .hash = journal});
        State& state = world.state;
        Object& statics = state.statics_of(klass("java/util/Collections"));
        Ref list = state.objects().allocate_instance(klass("java/util/ArrayList"), 1);
        Ref garbage = state.objects().allocate_instance(klass("java/util/ArrayList"), 1);
        world.write_slot(statics, klass("java/util/Collections").static_reference_slots[0], slot_of(list));
        state.collector().collect();
        state.commit_step(Collect::Yes);
        std::set<Ref> alive;
        state.objects().heap().for_each([&](Object* object) { alive.insert(state.objects().ref_of(*object)); });
        EXPECT_TRUE(alive.contains(list));
        EXPECT_FALSE(alive.contains(garbage));
    }
}

TEST(Permanents, OwnerOfAnInitialisationCountsWhileThereIsOne) {
    World world(World::checked());
    State& state = world.state;
    Thread& one = world.start(nullptr);
    Thread& two = world.start(nullptr);
    Object& statics = state.statics_of(klass("java/util/Collections"));
    auto hash_with = [&](InitialisationStatus status, const Thread& owner) {
        world.write_slot(statics, 0, initialisation_slot(status, owner.id));
        state.commit_step(Collect::No);
        EXPECT_EQ(state.hash(), state.recompute_hash());
        return state.hash();
    };
    EXPECT_NE(hash_with(InitialisationStatus::Running, one), hash_with(InitialisationStatus::Running, two));
    EXPECT_EQ(hash_with(InitialisationStatus::Initialised, one), hash_with(InitialisationStatus::Initialised, two));
}

TEST(Permanents, FrozenObjectsKeepNamesAndContents) {
    World world(World::checked());
    State& state = world.state;
    Thread& thread = world.start(nullptr);
    World::Guest guest{thread.id, std::mt19937_64(4), true, true};
    for (int i = 0; i < 30; ++i) world.step(guest);
    std::set<Ref> alive = reachable(state);
    ASSERT_FALSE(alive.empty());
    Ref named = *alive.begin();
    std::int32_t hash = state.objects().identity_hash(state.at(named));
    state.freeze();
    EXPECT_EQ(state.objects().identity_hash(state.at(named)), hash);
    std::set<std::pair<std::uint64_t, std::uint32_t>> names;
    for (Ref ref : alive) {
        EXPECT_TRUE(state.at(ref).is_permanent());
        EXPECT_NE(state.at(ref).number, kUnnamed);
        EXPECT_TRUE(names.emplace(state.at(ref).origin, state.at(ref).number).second);
    }
    EXPECT_TRUE(reachable(state).empty());
    EXPECT_EQ(state.journal().bytes(), 0u);
    EXPECT_EQ(state.objects().heap().used_bytes(), 0u);
}

TEST(Permanents, FreezingIsTheSameEveryTime) {
    std::vector<std::pair<std::string, Hash128>> outcomes;
    for (int run = 0; run < 2; ++run) {
        World world(World::checked());
        Thread& thread = world.start(nullptr);
        World::Guest guest{thread.id, std::mt19937_64(4), true, true};
        for (int i = 0; i < 30; ++i) {
            world.step(guest);
            if (run == 1) world.state.collector().collect();
        }
        world.state.freeze();
        for (int i = 0; i < 10; ++i) {
            world.step(guest);
            world.state.commit_step(Collect::Yes);
        }
        outcomes.emplace_back(world.state.dump(), world.state.hash());
    }
    EXPECT_EQ(outcomes[0], outcomes[1]);
    EXPECT_NE(outcomes[0].second, Hash128{});
}

TEST(Permanents, UnjournalledStatesCanBeFrozenToo) {
    World world({});
    Thread& thread = world.start(nullptr);
    World::Guest guest{thread.id, std::mt19937_64(4), true, true};
    for (int i = 0; i < 30; ++i) world.step(guest);
    Picture before = picture_of(world.state);
    world.state.freeze();
    EXPECT_TRUE(reachable(world.state).empty());
    EXPECT_EQ(before.threads, picture_of(world.state).threads);
}

TEST(Permanents, LiteralsByNumber) {
    State state(jdk_program(), World::checked());
    EXPECT_EQ(state.permanents().literal(40), kNull);
    Ref string = state.permanents().allocate_instance(klass("java/lang/String"), 3);
    state.permanents().set_literal(40, string);
    EXPECT_EQ(state.permanents().literal(40), string);
    EXPECT_EQ(state.permanents().literal(39), kNull);
}

}  // namespace
}  // namespace raceproof::state::testing
