#include "state/sharing.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "state/testing/jdk_program.h"

namespace raceproof::state::testing {
namespace {

// Sharing on its own: objects and a journal, no state.
class SharingTest : public ::testing::Test, public ObjectListener {
  protected:
    SharingTest() { objects_.listener = this; }

    Ref make() { return objects_.allocate_instance(node_, 1); }
    void link(Ref from, Ref to) { objects_.at(from).slots()[node_.reference_slots[0]] = slot_of(to); }
    bool is_shared(Ref ref) { return objects_.at(ref).is_shared(); }
    void end_step() {
        objects_.commit();
        objects_.end_epoch();
        ASSERT_TRUE(epoch_.advance());
    }

    void on_shared(Ref ref) override { told_.push_back(ref); }
    void on_freed(Ref) override {}

    const program::Class& node_ = jdk_program().required("java/util/LinkedList$Node");
    Journal journal_;
    SaveEpoch epoch_{Journalling::On};
    Objects objects_{16u << 20, journal_, epoch_};
    Sharing sharing_{journal_, objects_, epoch_};
    std::vector<Ref> told_;
};

TEST_F(SharingTest, PublishesAllThatIsReachedOnce) {
    Ref first = make(), second = make(), third = make(), other = make();
    link(first, second);
    link(second, third);
    link(third, first);
    sharing_.publish(second);
    EXPECT_TRUE(is_shared(first) && is_shared(second) && is_shared(third));
    EXPECT_FALSE(is_shared(other));
    sharing_.publish(first);
    std::sort(told_.begin(), told_.end());
    EXPECT_EQ(told_, (std::vector<Ref>{first, second, third}));
    EXPECT_TRUE(sharing_.is_closed());
}

TEST_F(SharingTest, StoringInASharedObjectPublishes) {
    Ref shared = make(), alone = make(), value = make();
    sharing_.publish(shared);
    link(alone, value);
    sharing_.on_stored(objects_.at(alone), value);
    EXPECT_FALSE(is_shared(value));
    link(shared, value);
    EXPECT_FALSE(sharing_.is_closed()) << "nobody was told of the store yet";
    sharing_.on_stored(objects_.at(shared), value);
    EXPECT_TRUE(is_shared(value));
    EXPECT_FALSE(is_shared(alone));
    sharing_.on_stored(objects_.at(shared), kNull);
    EXPECT_TRUE(sharing_.is_closed());
}

TEST_F(SharingTest, GoesBack) {
    Ref old = make();
    end_step();
    Journal::Position mark = journal_.mark();
    Ref young = make();
    sharing_.publish(young);
    EXPECT_EQ(journal_.position(), mark) << "young objects go as a whole";
    link(young, old);
    sharing_.on_stored(objects_.at(young), old);
    EXPECT_TRUE(is_shared(old));
    objects_.drop_young();
    journal_.undo_to(mark);
    EXPECT_FALSE(is_shared(old));
}

TEST(UnjournalledSharing, SharesNothing) {
    Journal journal;
    SaveEpoch epoch(Journalling::Off);
    Objects objects(16u << 20, journal, epoch);
    Sharing sharing(journal, objects, epoch);
    Ref ref = objects.allocate_instance(jdk_program().required("java/lang/Object"), 1);
    sharing.publish(ref);
    EXPECT_FALSE(objects.at(ref).is_shared());
    EXPECT_EQ(journal.bytes(), 0u);
}

}  // namespace
}  // namespace raceproof::state::testing
