// The order of independent steps does not show: threads that touch nothing in common reach the same state in every interleaving,
// although their objects lie elsewhere, and their threads have other numbers.
#include <gtest/gtest.h>

#include <algorithm>

#include "state/testing/world.h"

namespace raceproof::state::testing {
namespace {

constexpr int kGuests = 3, kStepsEach = 12;

// Guests that keep to their own objects; each may start threads and lock its objects, so thread numbers and owners differ too.
std::vector<World::Guest> guests(World& world, std::uint64_t seed) {
    std::vector<World::Guest> result;
    Thread& main = world.start(nullptr);
    for (int i = 0; i < kGuests; ++i)
        result.push_back({world.start(&main).id, std::mt19937_64(seed * kGuests + static_cast<std::uint64_t>(i)), false, false});
    return result;
}

// Starts a thread that makes itself an object and locks it.
void start_child(World& world, World::Guest& guest) {
    State& state = world.state;
    Thread& thread = state.thread(guest.id);
    Ref object = state.objects().allocate_instance(jdk_program().required("java/util/ArrayList"), mix64(thread.name, 77));
    Thread& child = state.threads().start(&thread, object);
    state.before_write(state.at(object));
    state.at(object).lock = (static_cast<std::uint32_t>(child.id) + 1) << 16;
    // The class that only this guest uses is being initialised by the child.
    const char* const own_classes[] = {"java/util/HashMap", "java/util/ArrayList", "java/util/TreeMap", "java/util/LinkedList"};
    Object& statics = state.statics_of(jdk_program().required(own_classes[static_cast<std::size_t>(guest.id) % 4]));
    state.before_write(statics);
    statics.slots()[0] = initialisation_slot(InitialisationStatus::Running, child.id);
}

struct Outcome {
    std::string dump;
    Hash128 hash;
};

Outcome run(World& world, std::vector<World::Guest> guests, std::vector<int> order) {
    std::vector<int> done(kGuests);
    for (int which : order) {
        World::Guest& guest = guests[static_cast<std::size_t>(which)];
        world.step(guest);
        if (done[static_cast<std::size_t>(which)]++ == 3) start_child(world, guest);
        world.state.commit_step(Collect::Yes);
    }
    return {world.state.dump(), world.state.hash()};
}

TEST(Independence, OrdersOfIndependentStepsMeet) {
    std::mt19937_64 random(99);
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
        SCOPED_TRACE("seed " + std::to_string(seed));
        std::vector<int> order;
        for (int i = 0; i < kGuests * kStepsEach; ++i) order.push_back(i % kGuests);

        World world(World::checked());
        std::vector<World::Guest> players = guests(world, seed);
        world.state.commit_step(Collect::Yes);
        Mark start = world.state.mark();
        Outcome first = run(world, players, order);
        ASSERT_EQ(world.state.thread_count(), 1u + kGuests * 2);

        for (int round = 0; round < 4; ++round) {
            std::shuffle(order.begin(), order.end(), random);
            world.state.undo_to(start);
            Outcome again = run(world, players, order);
            ASSERT_EQ(again.dump, first.dump);
            ASSERT_EQ(again.hash, first.hash);
        }
        // And in another state altogether, with another history of the heap.
        World other(World::checked());
        std::vector<World::Guest> others = guests(other, seed);
        other.state.commit_step(Collect::No);
        Outcome elsewhere = run(other, others, order);
        ASSERT_EQ(elsewhere.dump, first.dump);
        ASSERT_EQ(elsewhere.hash, first.hash);
    }
}

// When and whether the machine collects within a step does not show either.
TEST(Independence, CollectionsWithinAStepDoNotShow) {
    for (std::uint64_t seed = 1; seed <= 60; ++seed) {
        SCOPED_TRACE("seed " + std::to_string(seed));
        std::vector<Outcome> outcomes;
        for (bool collects : {false, true}) {
            World world(World::checked());
            Thread& thread = world.start(nullptr);
            World::Guest guest{thread.id, std::mt19937_64(seed), true, true};
            for (int i = 0; i < 25; ++i) {
                world.step(guest);
                if (collects) world.state.collector().collect();
                world.step(guest);
                world.state.commit_step(i % 3 == 0 ? Collect::No : Collect::Yes);
            }
            outcomes.push_back({world.state.dump(), world.state.hash()});
        }
        ASSERT_EQ(outcomes[0].dump, outcomes[1].dump);
        ASSERT_EQ(outcomes[0].hash, outcomes[1].hash);
    }
}

}  // namespace
}  // namespace raceproof::state::testing
