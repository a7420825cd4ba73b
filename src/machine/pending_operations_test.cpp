#include "machine/pending_operations.h"

#include <gtest/gtest.h>

#include "machine/testing/guest.h"

namespace raceproof::machine {
namespace {

using enum OperationKind;

// One thread that comes by operations of many kinds.
class PendingOperationsTest : public ::testing::Test {
  protected:
    PendingOperationsTest() { vm().visibility.points = SchedulingPoints::Synchronisation; }
    Machine& vm() { return guest_.vm(); }
    PendingOperation pending() { return vm().pending(vm().main_thread()); }
    // Takes the first alternative that is enabled.
    Stop step() {
        PendingOperation operation = pending();
        std::uint32_t alternative = 0;
        while (!operation.can_happen(alternative)) ++alternative;
        Stop stop = vm().step(vm().main_thread(), alternative, 1 << 16);
        vm().state().commit_step(state::Collect::Yes);
        return stop;
    }
    void go_to(OperationKind kind) {
        for (int taken = 0; pending().kind != kind && taken < 100; ++taken) step();
        ASSERT_EQ(pending().kind, kind);
    }

    std::unique_ptr<program::testing::CompiledJava> classes_ = testing::compiled("Main", R"(
import java.util.concurrent.locks.LockSupport;
public class Main {
    static volatile int x;
    static final Object LOCK = new Object();
    static class Late { static int value = x; }
    public static void main(String[] a) throws Exception {
        x = 1;
        int y = x;
        synchronized (LOCK) { LOCK.notify(); LOCK.wait(3); }
        int z = Late.value;
        LockSupport.unpark(Thread.currentThread());
        LockSupport.park();
        Thread.sleep(7);
        Thread.currentThread().interrupt();
    }
})");
    testing::Guest guest_{*classes_, "classes", "Main", state::Journalling::On};
};

TEST_F(PendingOperationsTest, ComeInTheOrderOfTheProgram) {
    std::vector<OperationKind> seen;
    while (pending().kind != None) {
        if (seen.empty() || seen.back() != pending().kind) seen.push_back(pending().kind);
        ASSERT_LT(seen.size(), 100u);
        step();
    }
    auto expect_next = [at = seen.begin(), &seen](OperationKind kind) mutable {
        at = std::find(at, seen.end(), kind);
        EXPECT_NE(at, seen.end()) << name_of(kind);
        if (at != seen.end()) ++at;
    };
    for (OperationKind kind : {Begin, VolatileWrite, VolatileRead, MonitorEnter, Notify, Wait, WaitResume, ClassInitialise,
                               VolatileRead, Unpark, Park, Sleep, Interrupt, ThreadEnd, AwaitThreads})
        expect_next(kind);
}

TEST_F(PendingOperationsTest, AFieldIsNamedByItsHolderAndSlot) {
    go_to(VolatileWrite);
    const program::Class& owner = vm().program().required("Main");
    EXPECT_EQ(pending().object, vm().state().objects().ref_of(vm().state().statics_of(owner)));
    ASSERT_NE(pending().field, nullptr);
    EXPECT_EQ(pending().field->name.text(), "x");
    EXPECT_EQ(pending().position, pending().field->slot);
}

TEST_F(PendingOperationsTest, ATimedWaitHasTheAlternativeThatTimeRunsOut) {
    go_to(WaitResume);
    EXPECT_EQ(pending().alternatives, 2u);
    EXPECT_EQ(pending().time_out, 1u);
    EXPECT_FALSE(pending().can_happen(0)) << "nobody has notified it";
    EXPECT_TRUE(pending().can_happen(1));
    EXPECT_FALSE(pending().is_enabled_now());
    EXPECT_EQ(pending().deadline, vm().main_thread().status.clock + 3'000'000);
}

TEST_F(PendingOperationsTest, ParkGoesOnWithItsPermit) {
    go_to(Park);
    EXPECT_TRUE(pending().can_happen(0));
    EXPECT_FALSE(pending().time_out);
}

TEST_F(PendingOperationsTest, AreReadOffTheStateThatIsThereAfterAnUndo) {
    go_to(Notify);
    state::Mark mark = vm().state().mark();
    go_to(Sleep);
    vm().state().undo_to(mark);
    EXPECT_EQ(pending().kind, Notify);
    EXPECT_EQ(pending().alternatives, 1u) << "nobody waits: it is lost";
}

}  // namespace
}  // namespace raceproof::machine
