#include "machine/clocks.h"

#include <gtest/gtest.h>

#include "machine/testing/guest.h"

namespace raceproof::machine {
namespace {

constexpr state::ThreadId kMain{0}, kSleeper{1};
constexpr std::int64_t kMillisecond = 1'000'000;

// Main has started a thread that sleeps, and joins it.
class ClocksTest : public ::testing::Test {
  protected:
    ClocksTest() {
        vm().visibility.points = SchedulingPoints::Synchronisation;
        for (state::ThreadId id : {kMain, kSleeper})
            while (vm().pending(thread(id)).is_enabled_now()) vm().step(thread(id), 0, 1 << 16);
    }
    Machine& vm() { return guest_.vm(); }
    state::Thread& thread(state::ThreadId id) { return vm().state().thread(id); }
    std::int64_t clock(state::ThreadId id) { return thread(id).status.clock; }
    void set_clock(state::ThreadId id, std::int64_t nanoseconds) {
        vm().state().threads().before_status_write(thread(id));
        thread(id).status.clock = nanoseconds;
    }

    std::unique_ptr<program::testing::CompiledJava> classes_ = testing::compiled("Main", R"(
public class Main {
    public static void main(String[] a) throws Exception {
        Thread sleeper = new Thread(new Runnable() {
            public void run() { try { Thread.sleep(5); } catch (InterruptedException e) { } }
        });
        sleeper.start();
        sleeper.join();
    }
})");
    testing::Guest guest_{*classes_, "classes", "Main", state::Journalling::Off};
};

TEST_F(ClocksTest, AWaitThatRunsOutMovesTheClockToItsEnd) {
    PendingOperation pending = vm().pending(thread(kSleeper));
    ASSERT_EQ(pending.kind, OperationKind::Sleep);
    EXPECT_EQ(pending.deadline, clock(kSleeper) + 5 * kMillisecond);
    vm().step(thread(kSleeper), *pending.time_out, 1 << 16);
    EXPECT_EQ(clock(kSleeper), pending.deadline);
}

TEST_F(ClocksTest, WhoIsInATimedWaitKeepsTheTimeAtWhichItBegan) {
    std::int64_t began = clock(kSleeper);
    vm().clocks.synchronise(began + 3 * kMillisecond);
    EXPECT_EQ(clock(kMain), began + 3 * kMillisecond);
    EXPECT_EQ(clock(kSleeper), began);
    vm().clocks.catch_up(thread(kSleeper));
    EXPECT_EQ(clock(kSleeper), began + 3 * kMillisecond);
}

TEST_F(ClocksTest, AllAreMovedBackByWhatTheyHaveInCommon) {
    set_clock(kMain, 7);
    set_clock(kSleeper, 10);
    vm().clocks.rewind(ClocksAre::Compared);
    EXPECT_EQ(clock(kMain), 0);
    EXPECT_EQ(clock(kSleeper), 3);
    vm().clocks.rewind(ClocksAre::Apart);
    EXPECT_EQ(clock(kSleeper), 0);
}

TEST_F(ClocksTest, AreNotMovedBackOnceSomebodyHasLooked) {
    set_clock(kMain, 7);
    set_clock(kSleeper, 10);
    thread(kMain).status.has_read_clock = true;
    vm().clocks.rewind(ClocksAre::Compared);
    EXPECT_EQ(clock(kMain), 7);
    EXPECT_EQ(clock(kSleeper), 10);
}

}  // namespace
}  // namespace raceproof::machine
