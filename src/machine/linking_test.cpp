// What the class library does when it is first used is no part of a schedule.
#include <gtest/gtest.h>

#include "machine/testing/guest.h"

namespace raceproof::machine {
namespace {

using state::ThreadId;

// The first use of a VarHandle's access mode makes method types and looks for members, all in Java.
constexpr const char* kFirstUse = R"(
import java.util.concurrent.atomic.AtomicIntegerArray;
public class FirstUse {
    static final AtomicIntegerArray SHARED = new AtomicIntegerArray(1);
    public static void main(String[] a) {
        new Thread(new Runnable() { public void run() { SHARED.getAndAdd(0, 1); } }).start();
    }
})";

// A static initialiser of the program's own stays what it is: visible.
constexpr const char* kOwnClass = R"(
import java.util.concurrent.atomic.AtomicInteger;
public class OwnClass {
    static final AtomicInteger SHARED = new AtomicInteger();
    static class Lazy { static final int VALUE = SHARED.incrementAndGet(); }
    public static void main(String[] a) {
        new Thread(new Runnable() { public void run() { if (Lazy.VALUE == 0) throw new IllegalStateException(); } }).start();
    }
})";

const program::testing::CompiledJava& compiled() {
    static const auto* classes = [] {
        auto* made = new program::testing::CompiledJava;
        made->compile("classes", {{"FirstUse.java", kFirstUse}, {"OwnClass.java", kOwnClass}});
        return made;
    }();
    return *classes;
}

// The operations that the thread which main starts comes by.
std::vector<OperationKind> operations_of_second_thread(const std::string& main_class) {
    machine::testing::Guest guest(compiled(), "classes", main_class, state::Journalling::On);
    Machine& vm = guest.vm();
    vm.visibility.points = SchedulingPoints::Synchronisation;
    vm.visibility.scope = Scope::Shared;
    std::vector<OperationKind> taken;
    for (ThreadId id : {ThreadId{0}, ThreadId{1}}) {
        taken.clear();
        for (;;) {
            PendingOperation pending = vm.pending(vm.state().thread(id));
            if (pending.kind == OperationKind::None || !pending.is_enabled_now()) break;
            taken.push_back(pending.kind);
            Stop stop = vm.step(vm.state().thread(id), 0, 1 << 20);
            EXPECT_NE(stop.kind, StopKind::Unsupported) << stop.reason;
            vm.state().commit_step(state::Collect::Yes);
        }
    }
    return taken;
}

TEST(Linking, TheFirstUseOfAVarHandleIsOneOperation) {
    std::vector<OperationKind> expected = {OperationKind::Begin, OperationKind::AtomicUpdate, OperationKind::ThreadEnd};
    EXPECT_EQ(operations_of_second_thread("FirstUse"), expected);
}

TEST(Linking, InitialisersOfTheProgramAreVisible) {
    std::vector<OperationKind> expected = {OperationKind::Begin, OperationKind::ClassInitialise, OperationKind::AtomicUpdate,
                                           OperationKind::ThreadEnd};
    EXPECT_EQ(operations_of_second_thread("OwnClass"), expected);
}

}  // namespace
}  // namespace raceproof::machine
