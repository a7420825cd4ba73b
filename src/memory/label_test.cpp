// Labels: the same for all orders of independent actions and all references, and sound: equal labels have equal futures, and a
// label that permits more has no race more.
#include <gmock/gmock.h>

#include <memory>
#include <set>
#include <utility>

#include "memory/labels.h"
#include "memory/testing/closure_oracle.h"
#include "memory/testing/names.h"
#include "memory/testing/random_world.h"

namespace raceproof::memory {
namespace {

using testing::Action;
using testing::Names;
using testing::RandomWorld;
using testing::WorldSize;

bool is_read(const Action& action) {
    using enum Action::Kind;
    return action.kind == Read || action.kind == Check || action.kind == OptimisticRead;
}
bool is_about_sections(const Action& action) {
    using enum Action::Kind;
    return action.kind == OptimisticRead || action.kind == GuardSection || action.kind == ValidateSection ||
           action.kind == InvalidateSection;
}
bool is_access(const Action& action) { return is_read(action) || action.kind == Action::Kind::Write; }
bool is_about_threads(const Action& action) {
    return action.kind == Action::Kind::Fork || action.kind == Action::Kind::Join || action.kind == Action::Kind::End;
}
bool is_about_fates(const Action& action) {
    using enum Action::Kind;
    return action.kind == Retire || action.kind == Forget || action.kind == Freeze || action.kind == Bypass;
}

// Whether neighbouring actions can change places.
bool independent(const Action& a, const Action& b) {
    if (a.thread == b.thread || is_about_fates(a) || is_about_fates(b)) return false;
    if (is_about_threads(a) && (a.other == b.thread || (is_about_threads(b) && a.other == b.other))) return false;
    if (is_about_threads(b) && b.other == a.thread) return false;
    if (is_about_sections(a) || is_about_sections(b)) return false;
    if (is_access(a) && is_access(b)) {
        bool apart =
            a.locations.object != b.locations.object || a.locations.to <= b.locations.from || b.locations.to <= a.locations.from;
        return apart || (is_read(a) && is_read(b));
    }
    if (is_access(a) || is_access(b) || is_about_threads(a) || is_about_threads(b)) return true;
    return a.sync != b.sync || (a.kind == Action::Kind::Acquire && b.kind == Action::Kind::Acquire);
}

// The heap put the objects elsewhere: other references, the same names.
class MovedNames final : public CanonicalNames {
  public:
    static constexpr Object kDistance = 5000;
    std::uint64_t object_name(Object object) override { return mix64(object - kDistance, 1); }
};

Action moved(Action action) {
    action.locations.object += MovedNames::kDistance;
    action.sync.object += MovedNames::kDistance;
    return action;
}

TEST(Labels, DoNotDependOnTheOrderOfIndependentActionsOrOnReferences) {
    std::minstd_rand random(1);
    std::size_t swaps = 0, remembered = 0;
    for (std::uint32_t round = 0; round < 3000; ++round) {
        RandomWorld world({.threads = 2 + round % 4, .deaths = round % 2 == 0}, round + 1);
        std::vector<Action> actions;
        for (std::size_t i = 0; i < 40; ++i) actions.push_back(world.next());
        std::vector<Action> permuted = actions;
        for (int i = 0; i < 400; ++i) {
            std::size_t at = random() % (permuted.size() - 1);
            if (independent(permuted[at], permuted[at + 1])) {
                std::swap(permuted[at], permuted[at + 1]);
                ++swaps;
            }
        }
        for (DetectorKind kind : {DetectorKind::Summary, DetectorKind::Locksets, DetectorKind::Clocks}) {
            Names names;
            MovedNames moved_names;
            auto first = make_detector(kind, {.names = &names});
            auto second = make_detector(kind, {.names = &moved_names});
            for (const Action& action : actions) tell(*first, action);
            for (const Action& action : permuted) tell(*second, moved(action));
            names.named = true;
            ASSERT_EQ(first->label(), second->label()) << "in round " << round;
            ASSERT_EQ(first->relation(), second->relation()) << "in round " << round;
            remembered += first->relation().size();
        }
    }
    EXPECT_GT(swaps, 100000u);
    EXPECT_GT(remembered, 10000u);
}

struct Visit {
    RandomWorld world;
    std::unique_ptr<Detector> detector;
    LabelNumber label;
};

using Found = std::set<std::tuple<std::size_t, std::uint32_t, RaceKind, std::uint32_t>>;

// Which locations of which of these actions race, how, and with accesses of which marks.
Found races_of(Journal& journal, Detector& detector, const std::vector<Action>& actions) {
    Found found;
    Journal::Position mark = journal.mark();
    for (std::size_t i = 0; i < actions.size(); ++i) {
        for (const Race& race : tell(detector, actions[i])) {
            for (std::uint32_t position = race.locations.from; position < race.locations.to; ++position)
                found.insert({i, position, race.kind, mark_of(race.earlier_site)});
        }
    }
    journal.undo_to(mark);
    return found;
}

// Many short histories of a small world: often they end in the same state.
class LabelSoundness : public ::testing::TestWithParam<DetectorKind> {
  protected:
    std::vector<Visit> visits(std::uint32_t round, std::uint32_t count = 40) {
        WorldSize size{.threads = 2 + round % 2, .monitors = 1, .volatiles = round % 2, .fields = 1, .elements = 2};
        std::vector<Visit> result;
        for (std::uint32_t i = 0; i < count; ++i) {
            RandomWorld world(size, round * 1000 + i + 1);
            auto detector = make_detector(GetParam(), {.names = &names_, .journal = &journal_});
            for (std::uint32_t length = 4 + i % 12; length != 0; --length) tell(*detector, world.next());
            LabelNumber label = store_.number(*detector);
            result.push_back({world, std::move(detector), label});
        }
        return result;
    }
    std::vector<Action> continuation(const Visit& visit) {
        RandomWorld world = visit.world;
        world.reseed(static_cast<std::uint32_t>(random_()));
        std::vector<Action> actions;
        for (int i = 0; i < 12; ++i) actions.push_back(world.next());
        return actions;
    }
    void SetUp() override { names_.named = true; }

    Journal journal_;
    Names names_;
    LabelStore store_;
    std::minstd_rand random_{7};
};

TEST_P(LabelSoundness, WhatIsPermittedMoreHasNoRaceMore) {
    std::size_t equal = 0, less = 0, unrelated = 0, racing = 0;
    for (std::uint32_t round = 0; round < 150; ++round) {
        std::vector<Visit> all = visits(round);
        for (const Visit& old : all) {
            for (const Visit& now : all) {
                if (&old == &now || !(old.world == now.world)) continue;
                bool cut = store_.is_subsumed(now.label, {&old.label, 1});
                unrelated += !cut;
                if (!cut) continue;
                bool same = old.label == now.label;
                (same ? equal : less) += 1;
                std::vector<Action> actions = continuation(now);
                Found before = races_of(journal_, *old.detector, actions), after = races_of(journal_, *now.detector, actions);
                racing += !after.empty();
                ASSERT_THAT(before, ::testing::IsSupersetOf(after));
                if (same) {
                    ASSERT_EQ(before, after);
                }
            }
        }
    }
    // Otherwise nothing was shown.
    EXPECT_GT(equal, 500u);
    EXPECT_GT(less, 500u);
    EXPECT_GT(unrelated, 500u);
    EXPECT_GT(racing, 500u);
}

TEST_P(LabelSoundness, SeveralVisitsTogetherHaveAllRacesOfWhatTheyCover) {
    std::size_t together = 0, uncovered = 0, racing = 0;
    for (std::uint32_t round = 0; round < 300; ++round) {
        std::vector<Visit> all = visits(round, 160);
        for (std::size_t i = 1; i < all.size(); ++i) {
            const Visit& now = all[i];
            std::vector<LabelNumber> labels;
            std::vector<const Visit*> earlier;
            for (std::size_t k = 0; k < i; ++k) {
                if (!(all[k].world == now.world) || store_.is_subsumed(now.label, {&all[k].label, 1})) continue;
                labels.push_back(all[k].label);
                earlier.push_back(&all[k]);
            }
            if (labels.size() < 2) continue;
            if (!store_.is_subsumed(now.label, labels)) {
                ++uncovered;
                continue;
            }
            ++together;
            for (int repetition = 0; repetition < 8; ++repetition) {
                std::vector<Action> actions = continuation(now);
                Found before, after = races_of(journal_, *now.detector, actions);
                for (const Visit* visit : earlier) before.merge(races_of(journal_, *visit->detector, actions));
                racing += !after.empty();
                ASSERT_THAT(before, ::testing::IsSupersetOf(after));
            }
        }
    }
    EXPECT_GT(together, 100u);
    EXPECT_GT(uncovered, 100u);
    EXPECT_GT(racing, 100u);
}

INSTANTIATE_TEST_SUITE_P(Detectors, LabelSoundness,
                         ::testing::Values(DetectorKind::Summary, DetectorKind::Locksets, DetectorKind::Clocks));

constexpr Object kObject = 2, kLock = 4;

class LabelOrder : public ::testing::Test {
  protected:
    LabelNumber after(const std::vector<Action>& actions) {
        auto detector = make_detector(DetectorKind::Locksets, {.names = &names_});
        detector->fork(0, 1);
        for (const Action& action : actions) tell(*detector, action);
        return store_.number(*detector);
    }
    bool subsume(const std::vector<LabelNumber>& earlier, LabelNumber label) { return store_.is_subsumed(label, earlier); }
    static Action write(Thread thread, std::uint32_t from, std::uint32_t to) {
        return {.kind = Action::Kind::Write, .thread = thread, .locations = {kObject, from, to}};
    }
    static Action read(Thread thread) { return {.kind = Action::Kind::Read, .thread = thread, .locations = {kObject, 0, 1}}; }
    static Action release(Thread thread) {
        return {.kind = Action::Kind::Release, .thread = thread, .sync = {kLock, Sync::kMonitor}};
    }
    static Action acquire(Thread thread) {
        return {.kind = Action::Kind::Acquire, .thread = thread, .sync = {kLock, Sync::kMonitor}};
    }

    Names names_;
    LabelStore store_;
};

TEST_F(LabelOrder, ReleasingPermitsMore) {
    LabelNumber written = after({write(0, 0, 1)}), released = after({write(0, 0, 1), release(0)});
    EXPECT_TRUE(subsume({written}, released));
    EXPECT_FALSE(subsume({released}, written));
}

TEST_F(LabelOrder, WhatAllLiveThreadsHaveAcquiredIsAsIfNeverWritten) {
    EXPECT_EQ(after({write(0, 0, 1), release(0), acquire(1)}), after({}));
    EXPECT_NE(after({write(0, 0, 1), release(0)}), after({}));
}

TEST_F(LabelOrder, AnArrayIsComparedByElements) {
    LabelNumber all = after({write(0, 0, 8)}), some = after({write(0, 2, 5)}), in_parts = after({write(0, 0, 3), write(0, 3, 8)});
    EXPECT_EQ(all, in_parts);
    EXPECT_TRUE(subsume({all}, some));
    EXPECT_FALSE(subsume({some}, all));
    EXPECT_TRUE(subsume({all}, after({write(0, 0, 3), release(0), write(0, 3, 8)})));
}

TEST_F(LabelOrder, WritesByDifferentThreadsAreNotComparable) {
    LabelNumber zero = after({write(0, 0, 1)}), one = after({write(1, 0, 1)});
    EXPECT_FALSE(subsume({zero}, one));
    EXPECT_FALSE(subsume({one}, zero));
}

TEST_F(LabelOrder, EachLocationMayBeCoveredByAnotherVisit) {
    LabelNumber first = after({write(0, 0, 1), write(1, 3, 4)}), second = after({write(1, 0, 1), write(0, 3, 4)});
    LabelNumber now = after({write(0, 0, 1), write(0, 3, 4)});
    EXPECT_FALSE(subsume({first}, now));
    EXPECT_FALSE(subsume({second}, now));
    EXPECT_TRUE(subsume({first, second}, now));
    EXPECT_FALSE(subsume({first, second}, after({write(0, 0, 1), write(0, 3, 4), write(0, 5, 6)})));
}

TEST_F(LabelOrder, AReadMoreForbidsWritesOnly) {
    LabelNumber none = after({}), one = after({read(0)}), both = after({read(0), read(1)});
    EXPECT_TRUE(subsume({both}, one));
    EXPECT_TRUE(subsume({one}, none));
    EXPECT_FALSE(subsume({one}, both));
}

TEST_F(LabelOrder, SitesWithDifferentMarksAreToldApart) {
    auto marked = [](Action action, std::uint64_t mark) {
        action.site = mark << 32;
        return action;
    };
    LabelNumber one = after({marked(write(0, 0, 1), 1)}), two = after({marked(write(0, 0, 1), 2)});
    EXPECT_EQ(one, after({marked(write(0, 0, 1), 2), marked(write(0, 0, 1), 1)}));
    EXPECT_FALSE(subsume({one}, two));
    EXPECT_FALSE(subsume({two}, one));
    EXPECT_NE(after({marked(read(0), 1)}), after({marked(read(0), 2)}));
    EXPECT_EQ(after({marked(read(0), 1), write(0, 0, 1)}), after({write(0, 0, 1)}));
}

TEST_F(LabelOrder, StoresEachLabelOnce) {
    after({write(0, 0, 1)});
    after({write(0, 0, 1), write(0, 0, 1)});
    EXPECT_EQ(store_.size(), 1u);
}

}  // namespace
}  // namespace raceproof::memory
