#include "races/contention.h"

#include <gtest/gtest.h>

#include "races/sites.h"

namespace raceproof::races {
namespace {

constexpr std::uint64_t kObject = 11, kMain = 1, kOther = 2;
constexpr auto kRef = static_cast<state::Ref>(7);

TEST(Contention, NeedsTwoThreadsAndAWrite) {
    Contention contention;
    contention.note_use(kObject, 0, kMain, AccessKind::Read);
    contention.note_use(kObject, 0, kOther, AccessKind::Read);
    EXPECT_FALSE(contention.was_seen()) << "nobody writes";
    contention.note_use(kObject, 1, kMain, AccessKind::Write);
    contention.note_use(kObject, 1, kMain, AccessKind::Write);
    EXPECT_FALSE(contention.was_seen()) << "one thread only";
    contention.note_use(kObject, 0, kMain, AccessKind::Write);
    EXPECT_TRUE(contention.was_seen());
}

TEST(Contention, CountsWhatTheMakerDidBefore) {
    Contention contention;
    contention.on_published(kRef, kMain);
    contention.end_step([](state::Ref) { return kObject; });
    contention.note_use(kObject, 0, kMain, AccessKind::Read);
    EXPECT_FALSE(contention.was_seen());
    contention.note_use(kObject, 0, kOther, AccessKind::Read);
    EXPECT_TRUE(contention.was_seen());
}

TEST(Contention, ForgetsObjectsThatGoBeforeTheyHaveANameAndThoseWithoutOne) {
    Contention contention;
    contention.on_published(kRef, kMain);
    contention.on_freed(kRef);
    contention.end_step([](state::Ref) { return kObject; });
    contention.note_use(kObject, 0, kOther, AccessKind::Read);
    contention.note_use(0, 0, kMain, AccessKind::Write);
    contention.note_use(0, 0, kOther, AccessKind::Write);
    EXPECT_FALSE(contention.was_seen());
}

}  // namespace
}  // namespace raceproof::races
