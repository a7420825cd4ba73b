#include "machine/monitors.h"

#include <gtest/gtest.h>

#include "machine/testing/guest.h"

namespace raceproof::machine {
namespace {

constexpr state::ThreadId kMain{0}, kWaiter{1};

// Main has started a thread that waits on LOCK, and joins it.
class MonitorsTest : public ::testing::Test {
  protected:
    MonitorsTest() {
        vm().visibility.points = SchedulingPoints::Synchronisation;
        for (state::ThreadId id : {kMain, kWaiter})
            while (vm().pending(thread(id)).is_enabled()) vm().step(thread(id), 0, 1 << 16);
    }
    Machine& vm() { return guest_.vm(); }
    state::Thread& thread(state::ThreadId id) { return vm().state().thread(id); }
    Object& monitor() { return vm().state().at(monitor_ref()); }
    Ref monitor_ref() {
        program::Field* field = vm().program().required("Main").find_field("LOCK", "Ljava/lang/Object;");
        return state::as_ref(vm().objects.get_static(*field));
    }

    std::unique_ptr<program::testing::CompiledJava> classes_ = testing::compiled("Main", R"(
public class Main {
    static final Object LOCK = new Object();
    public static void main(String[] a) throws Exception {
        Thread waiter = new Thread(new Runnable() {
            public void run() {
                synchronized (LOCK) { try { LOCK.wait(); } catch (InterruptedException e) { } }
            }
        });
        waiter.start();
        waiter.join();
    }
})");
    testing::Guest guest_{*classes_, "classes", "Main", state::Journalling::Off};
};

TEST_F(MonitorsTest, BelongToOneThreadUntilItHasLeftAsOftenAsItEntered) {
    EXPECT_FALSE(vm().monitors.unlock(thread(kMain), monitor())) << "nobody holds it";
    EXPECT_TRUE(vm().monitors.lock(thread(kMain), monitor()));
    EXPECT_TRUE(vm().monitors.lock(thread(kMain), monitor()));
    EXPECT_TRUE(vm().monitors.holds(thread(kMain), monitor()));
    EXPECT_FALSE(vm().monitors.lock(thread(kWaiter), monitor()));
    EXPECT_FALSE(vm().monitors.unlock(thread(kWaiter), monitor()));
    EXPECT_TRUE(vm().monitors.unlock(thread(kMain), monitor()));
    EXPECT_FALSE(vm().monitors.lock(thread(kWaiter), monitor()));
    EXPECT_TRUE(vm().monitors.unlock(thread(kMain), monitor()));
    EXPECT_TRUE(vm().monitors.lock(thread(kWaiter), monitor()));
}

TEST_F(MonitorsTest, AreGivenUpWholeAndTakenAgainAsDeepAsBefore) {
    vm().monitors.lock(thread(kMain), monitor());
    vm().monitors.lock(thread(kMain), monitor());
    std::uint32_t depth = monitor().lock & 0xFFFF;
    vm().monitors.release_fully(thread(kMain), monitor());
    EXPECT_FALSE(vm().monitors.holds(thread(kMain), monitor()));
    vm().monitors.acquire_again(thread(kMain), monitor(), depth);
    EXPECT_TRUE(vm().monitors.unlock(thread(kMain), monitor()));
    EXPECT_TRUE(vm().monitors.holds(thread(kMain), monitor()));
    EXPECT_TRUE(vm().monitors.unlock(thread(kMain), monitor()));
    EXPECT_FALSE(vm().monitors.holds(thread(kMain), monitor()));
}

TEST_F(MonitorsTest, WhoWaitsIsAWaiterUntilItIsNotified) {
    EXPECT_EQ(vm().pending(thread(kWaiter)).kind, OperationKind::WaitResume);
    EXPECT_EQ(vm().monitors.waiters(monitor_ref()), std::vector<state::ThreadId>{kWaiter});
    EXPECT_FALSE(vm().pending(thread(kWaiter)).is_enabled());
    vm().monitors.notify_all(monitor_ref());
    EXPECT_TRUE(vm().monitors.waiters(monitor_ref()).empty());
    EXPECT_TRUE(vm().pending(thread(kWaiter)).is_enabled());
}

// An interrupted waiter may have left the wait set before the notification, which then passes it by.
TEST_F(MonitorsTest, NotifyingAllLeavesOutWaitersThatWereInterruptedAndHadLeft) {
    Object& java_thread = vm().state().at(thread(kWaiter).status.java_thread);
    vm().objects.set(java_thread, *vm().known().thread_members.interrupted, state::slot_of(1));
    EXPECT_TRUE(vm().monitors.is_interrupted(kWaiter));
    vm().monitors.notify_all(monitor_ref(), 1);
    EXPECT_FALSE(thread(kWaiter).status.notified);
    vm().monitors.notify_all(monitor_ref(), 0);
    EXPECT_TRUE(thread(kWaiter).status.notified);
}

}  // namespace
}  // namespace raceproof::machine
