// Threads that wait for a class which another thread initialises: whatever asked for it, they stand before a disabled operation
// until it is done, so that no scheduler spins.
#include <gtest/gtest.h>

#include <algorithm>
#include <random>
#include <set>

#include "machine/testing/guest.h"
#include "machine/testing/stepping.h"

namespace raceproof::machine {
namespace {

using testing::Guest;

constexpr const char* kProgram = R"(
import java.util.concurrent.*;
public class Waiting {
    static volatile int steps;
    static final CountDownLatch go = new CountDownLatch(1);
    static int slowly() { for (int i = 0; i < 60; i++) steps++; return 1; }
    interface Base { int VALUE = slowly(); default int base() { return VALUE; } }
    static class ViaInterface implements Base {}
    static class Other implements Base {}
    static class Parent { static int value = slowly(); }
    static class Child extends Parent { static int other = slowly(); static int of() { return other; } }
    static class Reflected { static int value = slowly(); public static int of() { return value; } }
    interface Work { int run() throws Exception; }
    static Thread start(Work work) {
        Thread thread = new Thread(() -> { try { go.await(); work.run(); } catch (Exception e) { throw new IllegalStateException(e); } });
        thread.start();
        return thread;
    }
    public static void main(String[] a) throws Exception {
        java.lang.reflect.Method of = Reflected.class.getDeclaredMethod("of");
        Thread[] threads = {
            start(() -> new ViaInterface().base()), start(() -> new Other().base()),
            start(() -> Parent.value), start(() -> Child.of()), start(() -> { Child.other = 3; return 0; }),
            start(() -> (int) of.invoke(null)), start(() -> (int) of.invoke(null)),
            start(() -> Class.forName("Waiting$Reflected").getModifiers()) };
        go.countDown();
        for (Thread t : threads) t.join();
        System.out.println("done");
    }
})";

TEST(ClassWaiting, EveryThreadThatBlocksStandsBeforeADisabledOperation) {
    program::testing::CompiledJava classes;
    classes.compile("classes", {{"Waiting.java", kProgram}});
    std::set<std::string> awaited;
    std::set<std::string> asking;
    for (unsigned seed = 0; seed < 30; ++seed) {
        Guest guest(classes, "classes", "Waiting", seed % 2 == 0 ? state::Journalling::On : state::Journalling::Off);
        Machine& vm = guest.vm();
        std::mt19937 random(seed);
        for (bool running = true; running;) {
            std::vector<ScheduleStep> choices = testing::enabled_steps(vm);
            ASSERT_FALSE(choices.empty()) << "seed " << seed;
            ScheduleStep step = choices[random() % choices.size()];
            state::Thread& thread = vm.state().thread(step.thread);
            vm.visibility.points = SchedulingPoints::Synchronisation;
            StopKind stop = vm.step(thread, step.alternative, 1 << 16).kind;
            if (vm.state().is_journalled()) vm.state().commit_step(state::Collect::Yes);
            running = !(stop == StopKind::Ended && step.thread == state::ThreadId{0});
            if (stop != StopKind::Blocked) continue;
            PendingOperation pending = vm.pending(thread);
            ASSERT_EQ(pending.kind, OperationKind::ClassInitialise);
            ASSERT_FALSE(pending.is_enabled());
            awaited.insert(pending.klass->dotted_name());
            asking.insert(thread.top().method->full_name());
        }
        EXPECT_EQ(guest.console.output, "done\n") << "seed " << seed;
    }
    for (std::string name : {"Base", "Child", "Parent", "Reflected"}) EXPECT_TRUE(awaited.contains("Waiting$" + name)) << name;
    bool native_asks =
        std::any_of(asking.begin(), asking.end(), [](auto& method) { return method.starts_with("jdk.internal.reflect."); });
    EXPECT_TRUE(native_asks);
}

constexpr const char* kMirrorMonitor = R"(
public class MirrorMonitor {
    static volatile int steps;
    static class Slow { static int value = slowly(); static int slowly() { steps++; return 1; } }
    public static void main(String[] a) throws Exception {
        Thread first = new Thread(() -> { int v = Slow.value; }), second = new Thread(() -> { int v = Slow.value; });
        first.start();
        second.start();
        synchronized (Slow.class) { Slow.class.notify(); }
        first.join();
        second.join();
        System.out.println("done");
    }
})";

// Whoever waits for a class is not in Object.wait on its mirror: a notification passes it by.
TEST(ClassWaiting, IsNotWaitingOnTheMirror) {
    program::testing::CompiledJava classes;
    classes.compile("classes", {{"MirrorMonitor.java", kMirrorMonitor}});
    int met = 0;
    for (unsigned seed = 0; seed < 40; ++seed) {
        Guest guest(classes, "classes", "MirrorMonitor", state::Journalling::Off);
        Machine& vm = guest.vm();
        std::mt19937 random(seed);
        for (bool running = true; running;) {
            std::vector<ScheduleStep> choices = testing::enabled_steps(vm);
            ASSERT_FALSE(choices.empty());
            ScheduleStep step = choices[random() % choices.size()];
            vm.visibility.points = SchedulingPoints::Synchronisation;
            StopKind stop = vm.step(vm.state().thread(step.thread), step.alternative, 1 << 16).kind;
            running = !(stop == StopKind::Ended && step.thread == state::ThreadId{0});
            if (stop != StopKind::Blocked) continue;
            ++met;
            EXPECT_TRUE(vm.monitors.waiters(vm.state().thread(step.thread).status.waiting_on).empty());
        }
        EXPECT_EQ(guest.console.output, "done\n") << "seed " << seed;
    }
    EXPECT_GT(met, 0);
}

}  // namespace
}  // namespace raceproof::machine
