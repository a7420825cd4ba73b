#include <gtest/gtest.h>

#include "state/testing/world.h"

namespace raceproof::state::testing {
namespace {

class ThreadsTest : public ::testing::Test {
  protected:
    ThreadsTest() : world_(World::checked()), state_(world_.state), thread_(world_.start(nullptr)) {
        guest_ = {thread_.id, std::mt19937_64(17), false, false};
    }

    void push(std::uint32_t count) {
        for (std::uint32_t i = 0; i < count; ++i) world_.push_frame(guest_);
    }
    void commit_step() {
        state_.commit_step(Collect::Yes);
        ASSERT_EQ(state_.hash(), state_.recompute_hash());
        ASSERT_EQ(thread_.first_saved_frame, thread_.depth);
    }

    World world_;
    State& state_;
    Thread& thread_;
    World::Guest guest_;
};

TEST_F(ThreadsTest, NamesComeFromParentAndCount) {
    Thread& first = world_.start(&thread_);
    Thread& second = world_.start(&thread_);
    EXPECT_EQ(first.name, mix64(thread_.name, 0));
    EXPECT_EQ(second.name, mix64(thread_.name, 1));
    EXPECT_EQ(thread_.status.children, 2u);
    EXPECT_EQ(state_.thread_count(), 3u);
}

TEST_F(ThreadsTest, GoingBackRemovesThreads) {
    commit_step();
    Mark mark = state_.mark();
    for (int round = 0; round < 3; ++round) {
        Thread& child = world_.start(&thread_);
        std::uint64_t name = child.name;
        World::Guest guest{child.id, std::mt19937_64(5), false, false};
        world_.step(guest);
        if (round == 1) commit_step();
        EXPECT_EQ(name, mix64(thread_.name, 0));
        state_.undo_to(mark);
        EXPECT_EQ(state_.thread_count(), 1u);
        EXPECT_EQ(thread_.status.children, 0u);
        EXPECT_EQ(state_.recompute_hash(), mark.hash);
    }
}

TEST_F(ThreadsTest, OnlyTheTopFrameIsSaved) {
    state_.threads().begin_running(thread_);
    push(10);
    commit_step();
    std::size_t before = state_.journal().bytes();
    state_.threads().begin_running(thread_);
    EXPECT_LT(state_.journal().bytes() - before, sizeof(Frame) + 60 * sizeof(Slot));
    EXPECT_EQ(thread_.first_saved_frame, 9u);
    before = state_.journal().bytes();
    world_.run_on(guest_);
    world_.push_frame(guest_);
    world_.leave_frames(guest_, 1);
    EXPECT_EQ(state_.journal().bytes(), before) << "calls and returns above the watermark are free";
}

TEST_F(ThreadsTest, ReturnsBelowTheWatermark) {
    state_.threads().begin_running(thread_);
    push(8);
    commit_step();
    Mark mark = state_.mark();
    Picture before = picture_of(state_);
    state_.threads().begin_running(thread_);
    for (int i = 0; i < 5; ++i) world_.leave_frames(guest_, 1);
    push(6);
    commit_step();
    world_.step(guest_);
    commit_step();
    state_.undo_to(mark);
    EXPECT_EQ(difference(before, picture_of(state_)), "");
    EXPECT_EQ(state_.recompute_hash(), mark.hash);
}

TEST_F(ThreadsTest, ExceptionsLeaveSeveralFrames) {
    for (std::uint32_t left = 1; left <= 7; ++left) {
        thread_.depth = 0;
        state_.threads().begin_running(thread_);
        push(8);
        commit_step();
        Mark mark = state_.mark();
        Picture before = picture_of(state_);
        state_.threads().begin_running(thread_);
        world_.leave_frames(guest_, left);
        push(left);  // overwrites the frames that were left
        commit_step();
        state_.undo_to(mark);
        ASSERT_EQ(difference(before, picture_of(state_)), "") << left;
        ASSERT_EQ(state_.recompute_hash(), mark.hash);
    }
}

// A step may end between the return and the first instruction of the caller.
TEST_F(ThreadsTest, FramesLeftAtTheEndOfAStep) {
    state_.threads().begin_running(thread_);
    push(8);
    commit_step();
    Mark mark = state_.mark();
    Picture before = picture_of(state_);
    state_.threads().begin_running(thread_);
    thread_.depth -= 4;
    commit_step();
    state_.threads().begin_running(thread_);
    push(4);
    commit_step();
    state_.undo_to(mark);
    EXPECT_EQ(difference(before, picture_of(state_)), "");
    EXPECT_EQ(state_.recompute_hash(), mark.hash);
}

TEST_F(ThreadsTest, TerminatedThreadIsAConstant) {
    std::vector<Hash128> hashes;
    Thread& other = world_.start(&thread_);
    commit_step();
    Mark mark = state_.mark();
    for (std::uint64_t seed : {1, 2}) {
        World::Guest guest{other.id, std::mt19937_64(seed), false, false};
        world_.step(guest);
        commit_step();
        state_.threads().begin_running(other);
        state_.threads().before_status_write(other);
        other.depth = 0;
        other.status.status = ThreadStatus::Terminated;
        commit_step();
        hashes.push_back(state_.hash());
        state_.undo_to(mark);
    }
    EXPECT_EQ(hashes[0], hashes[1]);
    EXPECT_NE(hashes[0], mark.hash);
}

// Time goes on for a thread that has ended, too: its status changes when its object is long gone.
TEST_F(ThreadsTest, TheObjectOfATerminatedThreadDiesOnce) {
    Thread& other = world_.start(&thread_);
    state_.threads().before_status_write(other);
    other.status.java_thread = state_.objects().allocate_instance(jdk_program().required("java/util/ArrayList"), 1);
    commit_step();
    state_.threads().begin_running(other);
    state_.threads().before_status_write(other);
    other.depth = 0;
    other.status.status = ThreadStatus::Terminated;
    commit_step();
    std::size_t retained = StateProbe(state_).retained();
    EXPECT_GE(retained, 1u);
    state_.threads().before_status_write(other);
    other.status.clock = 1;
    commit_step();
    EXPECT_EQ(StateProbe(state_).retained(), retained);
}

TEST_F(ThreadsTest, DeadSlotsDoNotCount) {
    state_.threads().begin_running(thread_);
    push(3);
    commit_step();
    Hash128 hash = state_.hash();
    std::string dump = state_.dump();
    state_.threads().begin_running(thread_);
    Frame& top = thread_.top();
    LiveSlots live = live_slots(top);
    for (std::uint32_t i = 0; top.locals + i < top.stack_pointer; ++i) {
        bool is_live = std::count(live.references.begin(), live.references.end(), i) +
                           std::count(live.values.begin(), live.values.end(), i) >
                       0;
        if (!is_live) top.locals[i] ^= 0xFFFF;
    }
    commit_step();
    EXPECT_EQ(state_.hash(), hash);
    EXPECT_EQ(state_.dump(), dump);
}

TEST_F(ThreadsTest, EveryPartOfAFrameCounts) {
    state_.threads().begin_running(thread_);
    push(2);
    Ref lock = state_.objects().allocate_instance(jdk_program().required("java/lang/Object"), 1);
    state_.collector().roots().keep_alive(lock);
    commit_step();
    Mark mark = state_.mark();
    std::set<std::pair<std::uint64_t, std::uint64_t>> hashes{{mark.hash.low, mark.hash.high}};
    const program::Class& list = jdk_program().required("java/util/ArrayList");
    auto changes = {+[](Frame& frame, Ref, const program::Class&) { frame.flags ^= frame_flags::kNotStarted; },
                    +[](Frame& frame, Ref, const program::Class&) { frame.phase += 1; },
                    +[](Frame& frame, Ref object, const program::Class&) { frame.lock = object; },
                    +[](Frame& frame, Ref, const program::Class& klass) {
                        frame.flags |= frame_flags::kClassInitialiser;
                        frame.initialising = frame.requested = &klass;
                    },
                    +[](Frame& frame, Ref object, const program::Class& klass) {
                        frame.flags |= frame_flags::kClassInitialiser;
                        frame.initialising = object == kNull ? &klass : frame.method->owner;
                        frame.requested = &klass;
                    }};
    for (auto change : changes) {
        state_.threads().begin_running(thread_);
        change(thread_.top(), lock, list);
        commit_step();
        EXPECT_TRUE(hashes.emplace(state_.hash().low, state_.hash().high).second);
        state_.undo_to(mark);
    }
}

TEST_F(ThreadsTest, EveryPartOfAStatusCounts) {
    Ref object = state_.objects().allocate_instance(jdk_program().required("java/lang/Object"), 1);
    state_.collector().roots().keep_alive(object);
    commit_step();
    Mark mark = state_.mark();
    std::set<std::pair<std::uint64_t, std::uint64_t>> hashes{{mark.hash.low, mark.hash.high}};
    using Status = Thread::Status;
    auto changes = {+[](Status& status, Ref) { status.status = ThreadStatus::Parked; },
                    +[](Status& status, Ref) { status.park_permit = true; },
                    +[](Status& status, Ref) { status.notified = true; },
                    +[](Status& status, Ref) { status.interrupt_pending = true; },
                    +[](Status& status, Ref) { status.children = 1; },
                    +[](Status& status, Ref) { status.saved_lock_depth = 1; },
                    +[](Status& status, Ref ref) { status.waiting_on = ref; },
                    +[](Status& status, Ref ref) { status.java_thread = ref; },
                    +[](Status& status, Ref) { status.clock = 1; },
                    +[](Status& status, Ref) { status.counts.front() = 1; },
                    +[](Status& status, Ref) { status.counts.back() = 1; }};
    for (auto change : changes) {
        state_.threads().before_status_write(thread_);
        change(thread_.status, object);
        commit_step();
        EXPECT_TRUE(hashes.emplace(state_.hash().low, state_.hash().high).second);
        state_.undo_to(mark);
        EXPECT_EQ(state_.recompute_hash(), mark.hash);
    }
}

TEST(UnjournalledThreads, StorageOfTerminatedThreadsIsUsedAgain) {
    World world({});
    Thread& main = world.start(nullptr);
    std::set<Frame*> storage;
    for (int i = 0; i < 2000; ++i) {
        Thread& child = world.start(&main);
        World::Guest guest{child.id, std::mt19937_64(5), false, false};
        world.step(guest);
        storage.insert(child.frames);
        child.depth = 0;
        child.status.status = ThreadStatus::Terminated;
    }
    EXPECT_LT(storage.size(), 4u);
    EXPECT_EQ(world.state.thread_count(), 2001u);
}

}  // namespace
}  // namespace raceproof::state::testing
