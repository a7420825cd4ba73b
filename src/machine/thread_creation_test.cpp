// What the class library does when threads and their like are made is no part of a schedule.
#include <gtest/gtest.h>

#include "machine/testing/guest.h"

namespace raceproof::machine {
namespace {

using state::State;
using state::Thread;
using state::ThreadId;
using testing::Guest;

// Two threads that make what the JDK numbers with counters of its own. Main has made one of each before, so that no class is left
// to be initialised.
constexpr const char* kMakers = R"(
import java.util.*; import java.util.concurrent.*;
public class Makers {
    static final Runnable NOTHING = new Runnable() { public void run() { } };
    static final class Made { Thread thread; ThreadLocal<Integer> local; Random random; SplittableRandom splittable; int below; }
    static final Made[] made = new Made[3];
    static void make(int i) {
        Made m = new Made();
        m.thread = new Thread(NOTHING);
        m.local = new ThreadLocal<>();
        m.local.set(i);
        m.random = new Random();
        m.splittable = new SplittableRandom();
        m.below = ThreadLocalRandom.current().nextInt(100);
        made[i] = m;
        m.thread.start();
    }
    public static void main(String[] a) throws Exception {
        make(2);
        made[2].thread.join();
        Thread[] threads = new Thread[2];
        for (int i = 0; i < 2; i++) {
            int n = i;
            threads[i] = new Thread(new Runnable() { public void run() { make(n); } });
        }
        for (Thread t : threads) t.start();
        for (Thread t : threads) t.join();
    }
})";

constexpr const char* kStarter = R"(
public class Starter {
    static final Runnable NOTHING = new Runnable() { public void run() { } };
    public static void main(String[] a) throws Exception {
        Thread warm = new Thread(NOTHING);
        warm.start();
        warm.join();
        new Thread(new Runnable() { public void run() { new Thread(NOTHING).start(); } }).start();
    }
})";

const program::testing::CompiledJava& compiled() {
    static const auto* classes = [] {
        auto* made = new program::testing::CompiledJava;
        made->compile("classes", {{"Makers.java", kMakers}, {"Starter.java", kStarter}});
        return made;
    }();
    return *classes;
}

// Takes the thread's steps until it cannot go on; the operations it took.
std::vector<OperationKind> run_while_enabled(Machine& vm, ThreadId id) {
    std::vector<OperationKind> taken;
    vm.visibility.points = SchedulingPoints::Synchronisation;
    for (;;) {
        PendingOperation pending = vm.pending(vm.state().thread(id));
        if (pending.kind == OperationKind::None || !pending.is_enabled_now()) return taken;
        taken.push_back(pending.kind);
        Stop stop = vm.step(vm.state().thread(id), 0, 1 << 20);
        EXPECT_NE(stop.kind, StopKind::Unsupported) << stop.reason;
        vm.state().commit_step(state::Collect::Yes);
    }
}

constexpr ThreadId kMain{0}, kWarm{1}, kFirst{2}, kSecond{3};

// Main and the thread that it joins at first, up to where main has started the others.
void run_main(Machine& vm) {
    run_while_enabled(vm, kMain);
    run_while_enabled(vm, kWarm);
    run_while_enabled(vm, kMain);
}

TEST(ThreadCreation, TwoThreadsThatMakeThreadsReachTheSameStateInEitherOrder) {
    Guest guest(compiled(), "classes", "Makers", state::Journalling::On);
    Machine& vm = guest.vm();
    run_main(vm);
    ASSERT_EQ(vm.state().thread_count(), 4u);
    state::Mark mark = vm.state().mark();

    run_while_enabled(vm, kFirst);
    run_while_enabled(vm, kSecond);
    Hash128 hash = vm.state().hash();
    std::string dump = vm.state().dump();
    ASSERT_EQ(vm.state().thread_count(), 6u);
    vm.state().undo_to(mark);

    run_while_enabled(vm, kSecond);
    run_while_enabled(vm, kFirst);
    EXPECT_EQ(vm.state().thread_count(), 6u);
    EXPECT_EQ(vm.state().dump(), dump);
    EXPECT_EQ(vm.state().hash(), hash);
}

TEST(ThreadCreation, MakingAndStartingAThreadIsLockingItAndStartingIt) {
    Guest guest(compiled(), "classes", "Starter", state::Journalling::On);
    Machine& vm = guest.vm();
    run_main(vm);
    std::vector<OperationKind> expected = {OperationKind::Begin, OperationKind::MonitorEnter, OperationKind::ThreadStart,
                                           OperationKind::ThreadEnd};
    EXPECT_EQ(run_while_enabled(vm, kFirst), expected);
}

}  // namespace
}  // namespace raceproof::machine
