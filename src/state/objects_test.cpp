#include <gtest/gtest.h>

#include "state/testing/world.h"

namespace raceproof::state::testing {
namespace {

class ObjectsTest : public ::testing::Test {
  protected:
    ObjectsTest() : world_(World::checked()), state_(world_.state) { state_.commit_step(Collect::Yes); }

    Ref make(const char* klass, std::uint64_t origin = 5) {
        Ref made = state_.objects().allocate_instance(jdk_program().required(klass), origin);
        state_.collector().roots().keep_alive(made);
        return made;
    }
    Ref make_array(const char* klass, std::uint32_t length, std::uint64_t origin = 6) {
        Ref made = state_.objects().allocate_array(jdk_program().required(klass), length, origin);
        state_.collector().roots().keep_alive(made);
        return made;
    }

    World world_;
    State& state_;
};

TEST_F(ObjectsTest, HeaderOfAnInstance) {
    const program::Class& node = jdk_program().required("java/util/HashMap$Node");
    Object& object = state_.at(state_.objects().allocate_instance(node, 77));
    EXPECT_EQ(object.klass, &node);
    EXPECT_EQ(object.origin, 77u);
    EXPECT_EQ(object.number, kUnnamed);
    EXPECT_EQ(object.length, node.instance_slots);
    EXPECT_EQ(object.lock, 0u);
    EXPECT_FALSE(object.is_array() || object.is_statics() || object.is_permanent());
    for (std::uint32_t i = 0; i < object.length; ++i) EXPECT_EQ(object.slots()[i], 0u);
}

TEST_F(ObjectsTest, ArraysOfEveryElementSize) {
    for (const char* name : {"[Z", "[B", "[C", "[S", "[I", "[F", "[J", "[D", "[Ljava/lang/Object;"}) {
        for (std::uint32_t length : {0u, 1u, 3u, 255u, 5000u}) {
            Object& array = state_.at(make_array(name, length));
            EXPECT_TRUE(array.is_array());
            EXPECT_EQ(array.length, length);
            EXPECT_GE(std::uint64_t{array.cells} * 8, sizeof(Object) + content_bytes(array));
        }
    }
}

TEST_F(ObjectsTest, ArrayThatIsTooLargeIsNull) {
    EXPECT_EQ(state_.objects().allocate_array(jdk_program().required("[J"), 0x7FFFFFFF, 1), kNull);
    EXPECT_EQ(state_.objects().allocate_array(jdk_program().required("[I"), 50u << 20, 1), kNull);
    EXPECT_NE(state_.objects().allocate_array(jdk_program().required("[I"), 1u << 20, 1), kNull);
}

TEST_F(ObjectsTest, IdentityHashIsStableAndPositive) {
    std::set<std::int32_t> hashes;
    std::vector<std::pair<Ref, std::int32_t>> known;
    for (int i = 0; i < 200; ++i) {
        Ref ref = make("java/lang/Object", static_cast<std::uint64_t>(i % 3));
        if (i % 2 == 0) known.emplace_back(ref, state_.objects().identity_hash(state_.at(ref)));
    }
    state_.commit_step(Collect::Yes);
    for (auto [ref, hash] : known) {
        EXPECT_GT(hash, 0);
        EXPECT_EQ(state_.objects().identity_hash(state_.at(ref)), hash);
        EXPECT_TRUE(hashes.insert(hash).second);
    }
}

TEST_F(ObjectsTest, NamedObjectThatDiesReleasesItsNumberOnlyAtTheEndOfTheStep) {
    Ref first = state_.objects().allocate_instance(jdk_program().required("java/lang/Object"), 9);
    std::int32_t hash = state_.objects().identity_hash(state_.at(first));
    state_.collector().collect();
    Ref second = state_.objects().allocate_instance(jdk_program().required("java/lang/Object"), 9);
    EXPECT_NE(state_.objects().identity_hash(state_.at(second)), hash);
    state_.commit_step(Collect::No);
    Ref third = state_.objects().allocate_instance(jdk_program().required("java/lang/Object"), 9);
    EXPECT_EQ(state_.objects().identity_hash(state_.at(third)), hash);
}

TEST_F(ObjectsTest, WriteOfTheSameValueChangesNothing) {
    Ref node = make("java/util/HashMap$Node");
    state_.commit_step(Collect::No);
    Hash128 hash = state_.hash();
    world_.write_slot(state_.at(node), 0, 5);
    state_.commit_step(Collect::No);
    EXPECT_NE(state_.hash(), hash);
    world_.write_slot(state_.at(node), 0, 0);
    state_.commit_step(Collect::No);
    EXPECT_EQ(state_.hash(), hash);
}

TEST_F(ObjectsTest, LockCountsByOwnerAndDepth) {
    Thread& one = world_.start(nullptr);
    Thread& two = world_.start(nullptr);
    Ref object = make("java/lang/Object");
    std::set<std::pair<std::uint64_t, std::uint64_t>> hashes;
    for (std::uint32_t lock : {0u, 1u << 16, (1u << 16) + 1, 2u << 16}) {
        state_.before_write(state_.at(object));
        state_.at(object).lock = lock;
        state_.commit_step(Collect::No);
        EXPECT_TRUE(hashes.emplace(state_.hash().low, state_.hash().high).second);
        EXPECT_EQ(state_.hash(), state_.recompute_hash());
    }
    EXPECT_NE(one.name, two.name);
}

TEST_F(ObjectsTest, FieldLeftOutOfTheHash) {
    World world(World::checked());
    State& state = world.state;
    program::Class& string = jdk_program().required("java/lang/String");
    const program::Field& cache = *string.find_field("hash", "I");
    state.leave_out_of_hash(cache);
    Ref ref = state.objects().allocate_instance(string, 3);
    state.collector().roots().keep_alive(ref);
    state.commit_step(Collect::No);
    Hash128 hash = state.hash();
    std::string dump = state.dump();
    Mark mark = state.mark();
    world.write_slot(state.at(ref), cache.slot, 12345);
    state.commit_step(Collect::No);
    EXPECT_EQ(state.hash(), hash);
    EXPECT_EQ(state.dump(), dump);
    EXPECT_EQ(state.recompute_hash(), hash);
    state.undo_to(mark);
    EXPECT_EQ(state.at(ref).slots()[cache.slot], 0u);
}

TEST_F(ObjectsTest, LargeArrayIsSavedByChunks) {
    Ref ref = make_array("[I", 100000);
    state_.commit_step(Collect::No);
    Mark mark = state_.mark();
    Hash128 hash = state_.hash();
    std::size_t before = state_.journal().bytes();
    for (std::uint32_t index : {0u, 1u, 127u, 128u, 99999u}) world_.write_element(state_.at(ref), index, 7);
    EXPECT_LT(state_.journal().bytes() - before, 4u * kChunkBytes);
    state_.commit_step(Collect::No);
    EXPECT_EQ(state_.hash(), state_.recompute_hash());
    EXPECT_NE(state_.hash(), hash);
    state_.undo_to(mark);
    for (std::uint32_t i = 0; i < 100000; ++i) ASSERT_EQ(state_.at(ref).elements<std::int32_t>()[i], 0);
    EXPECT_EQ(state_.recompute_hash(), hash);
}

TEST_F(ObjectsTest, SavingALargeArrayCoversAllOfIt) {
    Ref ref = make_array("[J", 1000);
    state_.commit_step(Collect::No);
    Mark mark = state_.mark();
    Object& array = state_.at(ref);
    world_.write_element(array, 500, std::int64_t{1});
    state_.before_write(array);
    array.lock = 1u << 16;
    world_.start(nullptr);
    for (std::uint32_t i = 0; i < 1000; ++i) array.elements<std::int64_t>()[i] = i;
    state_.commit_step(Collect::No);
    EXPECT_EQ(state_.hash(), state_.recompute_hash());
    state_.undo_to(mark);
    EXPECT_EQ(array.lock, 0u);
    for (std::uint32_t i = 0; i < 1000; ++i) ASSERT_EQ(array.elements<std::int64_t>()[i], 0);
}

TEST_F(ObjectsTest, RangesThatSpanChunks) {
    std::mt19937 random(3);
    Ref ref = make_array("[B", 5000);
    for (std::uint32_t i = 0; i < 5000; ++i) state_.at(ref).elements<std::uint8_t>()[i] = static_cast<std::uint8_t>(i);
    state_.commit_step(Collect::No);
    Mark mark = state_.mark();
    Hash128 hash = state_.hash();
    for (int round = 0; round < 200; ++round) {
        std::uint32_t from = random() % 5000, size = random() % (5001 - from);
        state_.before_element_write(state_.at(ref), from, size);
        std::memset(state_.at(ref).elements<std::uint8_t>() + from, round, size);
        state_.commit_step(Collect::No);
        ASSERT_EQ(state_.hash(), state_.recompute_hash());
        if (round % 3 == 0) {
            state_.undo_to(mark);
            ASSERT_EQ(state_.recompute_hash(), hash);
            for (std::uint32_t i = 0; i < 5000; ++i)
                ASSERT_EQ(state_.at(ref).elements<std::uint8_t>()[i], static_cast<std::uint8_t>(i));
        }
    }
}

TEST(UnjournalledObjects, BarrierSavesNothing) {
    State state(jdk_program(), {});
    Ref ref = state.objects().allocate_array(jdk_program().required("[I"), 100000, 1);
    Ref permanent = state.permanents().allocate_array(jdk_program().required("[I"), 100000, 2);
    for (Ref array : {ref, permanent}) {
        state.before_element_write(state.at(array), 400, 4);
        state.before_write(state.at(array));
    }
    EXPECT_EQ(state.journal().bytes(), 0u);
    EXPECT_GT(state.objects().identity_hash(state.at(ref)), 0);
}

}  // namespace
}  // namespace raceproof::state::testing
