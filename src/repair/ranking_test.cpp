// Which of two fixes comes first.
#include "repair/ranking.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace raceproof::repair {
namespace {

using advice::ChangeKind;
using ::testing::ElementsAre;

advice::Change change(ChangeKind kind, const std::string& field = "x") { return {.kind = kind, .field = {"Main", field, "I"}}; }

TriedFix fix(FixStatus status, const advice::Fix& changes) {
    TriedFix fix;
    fix.fix = changes;
    fix.status = status;
    return fix;
}

// Both ways round, so that the order they come in decides nothing.
void expect_first(const TriedFix& better, const TriedFix& worse) {
    for (std::vector<TriedFix> fixes : {std::vector{better, worse}, std::vector{worse, better}}) {
        rank(fixes);
        EXPECT_EQ(fixes.front().fix, better.fix);
        EXPECT_EQ(fixes.front().status, better.status);
    }
}

TEST(Ranking, PutsWhatIsProvedFirst) {
    expect_first(fix(FixStatus::Proved, {change(ChangeKind::LockStatements), change(ChangeKind::LockStatements, "y")}),
                 fix(FixStatus::Removes, {change(ChangeKind::VolatileField)}));
}

TEST(Ranking, PutsWholeUpdatesBeforeWhatIsCheaper) {
    TriedFix splits = fix(FixStatus::Proved, {change(ChangeKind::VolatileField)});
    splits.split_updates.emplace_back();
    expect_first(fix(FixStatus::Proved, {change(ChangeKind::AtomicUpdates)}), splits);
}

TEST(Ranking, PutsFewPlacesBeforeWhatIsCheaper) {
    expect_first(fix(FixStatus::Proved, {change(ChangeKind::SynchronizedMethod)}),
                 fix(FixStatus::Proved, {change(ChangeKind::VolatileField), change(ChangeKind::VolatileField, "y")}));
}

TEST(Ranking, PutsWhatCostsLeastFirst) {
    expect_first(fix(FixStatus::Proved, {change(ChangeKind::MoveStatements)}),
                 fix(FixStatus::Proved, {change(ChangeKind::VolatileField)}));
    expect_first(fix(FixStatus::Proved, {change(ChangeKind::VolatileField)}),
                 fix(FixStatus::Proved, {change(ChangeKind::AtomicUpdates)}));
    expect_first(fix(FixStatus::Proved, {change(ChangeKind::AtomicElements)}),
                 fix(FixStatus::Proved, {change(ChangeKind::LockStatements)}));
}

TEST(Ranking, PutsOneLockBeforeTwo) {
    advice::Change on_this = change(ChangeKind::LockStatements), on_class = change(ChangeKind::LockStatements, "y");
    on_this.lock.kind = advice::LockExpression::Kind::This;
    on_class.lock.kind = advice::LockExpression::Kind::Class;
    advice::Change on_this_too = on_class;
    on_this_too.lock = on_this.lock;
    expect_first(fix(FixStatus::Proved, {on_this, on_this_too}), fix(FixStatus::Proved, {on_this, on_class}));
}

}  // namespace
}  // namespace raceproof::repair
