// Random guests, random marks, random returns: going back restores every byte, the incremental hash is the recomputed one, and
// what is freed was garbage.
#include <gtest/gtest.h>

#include <unordered_map>

#include "state/testing/world.h"

namespace raceproof::state::testing {
namespace {

struct Remembered {
    State::Mark mark;
    Picture picture;
    std::string dump;
    Hash128 hash;
};

std::set<Ref> collectable(State& state) {
    std::set<Ref> refs;
    state.heap().for_each([&](Object* object) { refs.insert(state.heap().ref_of(object)); });
    return refs;
}

class RandomWalk {
  public:
    explicit RandomWalk(std::uint64_t seed) : random_(seed), world_(World::checked()) {
        world_.start(nullptr);
        world_.state.settle(State::Collect::Yes);
        if (random_() % 2 == 0) grow_and_freeze();
    }

    void run(int rounds) {
        remember();
        for (int round = 0; round < rounds && !::testing::Test::HasFailure(); ++round) {
            switch (random_() % 8) {
                case 0:
                case 1: go_back(); break;
                case 2: remember(); break;
                case 3: repeat(); break;
                case 4: step_unfinished(); break;
                default: step(random_()); break;
            }
        }
        while (!past_.empty() && !::testing::Test::HasFailure()) {
            go_back_to(past_.size() - 1);
            past_.pop_back();
        }
    }

  private:
    State& state() { return world_.state; }

    World::Guest guest(std::uint64_t seed) {
        std::mt19937_64 random(seed);
        return {static_cast<ThreadId>(random() % state().thread_count()), std::mt19937_64(random()), true, true};
    }

    void step(std::uint64_t seed) {
        World::Guest runner = guest(seed);
        world_.step(runner);
        settle(runner.below(4) != 0 ? State::Collect::Yes : State::Collect::No);
    }

    void settle(State::Collect collect) {
        std::set<Ref> alive = reachable(state());
        state().settle(collect);
        ASSERT_EQ(state().hash(), state().recompute_hash());
        std::set<Ref> kept = collectable(state());
        for (Ref ref : alive) ASSERT_TRUE(kept.contains(ref)) << "a reachable object was freed";
        if (collect == State::Collect::Yes) {
            ASSERT_EQ(kept, alive) << "garbage was left";
        }
    }

    void step_unfinished() {
        World::Guest runner = guest(random_());
        world_.step(runner);
        if (past_.empty()) return settle(State::Collect::Yes);
        go_back();
    }

    void remember() {
        past_.push_back({state().mark(), picture_of(state()), state().dump(), state().hash()});
        if (past_.size() > 8) past_.erase(past_.begin() + static_cast<std::ptrdiff_t>(random_() % 8));
    }

    void go_back() {
        if (past_.empty()) return;
        std::size_t to = random_() % past_.size();
        go_back_to(to);
        past_.resize(to + 1);
    }

    void go_back_to(std::size_t index) {
        const Remembered& then = past_[index];
        state().undo_to(then.mark);
        ASSERT_EQ(difference(then.picture, picture_of(state())), "");
        ASSERT_EQ(state().dump(), then.dump);
        ASSERT_EQ(state().hash(), then.hash);
        ASSERT_EQ(state().recompute_hash(), then.hash);
    }

    // The same steps from the same state lead to the same state, wherever the allocator puts the objects.
    void repeat() {
        State::Mark here = state().mark();
        std::uint64_t seeds[] = {random_(), random_()};
        for (std::uint64_t seed : seeds) step(seed);
        std::string dump = state().dump();
        Hash128 hash = state().hash();
        state().undo_to(here);
        std::uint64_t detour = random_();
        step(detour);
        state().undo_to(here);
        for (std::uint64_t seed : seeds) step(seed);
        ASSERT_EQ(state().dump(), dump);
        ASSERT_EQ(state().hash(), hash);
    }

    void grow_and_freeze() {
        for (int i = 0; i < 20; ++i) {
            World::Guest runner = guest(random_());
            world_.step(runner);
        }
        state().freeze();
        ASSERT_EQ(state().hash(), Hash128{});
        ASSERT_EQ(state().recompute_hash(), Hash128{});
    }

    std::mt19937_64 random_;
    World world_;
    std::vector<Remembered> past_;
};

TEST(Settling, RandomWalksWithReturns) {
    for (std::uint64_t seed = 1; seed <= 150 && !HasFailure(); ++seed) {
        SCOPED_TRACE("seed " + std::to_string(seed));
        RandomWalk(seed).run(60);
    }
}

}  // namespace
}  // namespace raceproof::state::testing
