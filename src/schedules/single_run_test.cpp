#include "schedules/single_run.h"

#include <gtest/gtest.h>

#include <random>

#include "machine/testing/guest.h"

namespace raceproof::schedules {
namespace {

using machine::OperationKind;
using machine::ScheduleStep;
using machine::testing::Guest;

constexpr const char* kProgram = R"(
import java.util.*; import java.util.concurrent.*; import java.util.concurrent.atomic.*; import java.util.concurrent.locks.*;
public class Main {
    static int shared; static volatile int flag; static final Object lock = new Object();
    static final class Node { Node next; int value; Node(int v, Node n) { value = v; next = n; } }
    static Node head;
    public static void main(String[] a) throws Exception {
        AtomicInteger counter = new AtomicInteger();
        ReentrantLock reentrant = new ReentrantLock();
        BlockingQueue<Integer> queue = new ArrayBlockingQueue<>(1);
        Thread[] threads = new Thread[3];
        for (int i = 0; i < 3; i++) {
            int n = i;
            threads[i] = new Thread(() -> {
                for (int k = 0; k < 2; k++) {
                    synchronized (lock) { shared += n; head = new Node(k, head); lock.notifyAll(); }
                    counter.incrementAndGet();
                    flag = n;
                    reentrant.lock();
                    try { shared++; } finally { reentrant.unlock(); }
                    try { if (n == 0) queue.put(k); else if (n == 1) queue.take(); else synchronized (lock) { lock.wait(1); } }
                    catch (InterruptedException e) { throw new IllegalStateException(e); }
                }
            });
        }
        for (Thread t : threads) t.start();
        for (Thread t : threads) t.join();
        System.out.println(shared + " " + counter);
    }
})";

constexpr const char* kDeadlock = R"(
public class Deadlock {
    public static void main(String[] a) throws Exception {
        Object lock = new Object();
        synchronized (lock) { lock.wait(); }
    }
})";

const program::testing::CompiledJava& compiled() {
    static const auto* classes = [] {
        auto* made = new program::testing::CompiledJava;
        made->compile("classes", {{"Main.java", kProgram}, {"Deadlock.java", kDeadlock}});
        return made;
    }();
    return *classes;
}

// Takes random steps; the result is the hash after each.
struct Walk {
    std::vector<ScheduleStep> steps;
    std::vector<Hash128> hashes;
};

bool take(machine::Machine& vm, const ScheduleStep& step) {
    vm.visibility.points = machine::SchedulingPoints::Synchronisation;
    machine::Stop stop = vm.step(vm.state().thread(step.thread), step.alternative, 1000);
    vm.state().commit_step(state::Collect::Yes);
    return !(stop.kind == machine::StopKind::Ended && step.thread == state::ThreadId{0});
}

TEST(SingleRun, AnyRandomScheduleGivesTheSameOutput) {
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        Guest guest(compiled(), "classes", "Main", state::Journalling::Off);
        auto scheduler = random_scheduler(seed);
        RunResult result = run_schedule(guest.vm(), *scheduler, {});
        EXPECT_EQ(result.end, RunEnd::Completed) << "seed " << seed;
        EXPECT_EQ(guest.console.output, "12 6\n") << "seed " << seed;
        EXPECT_EQ(guest.console.errors, "");
    }
}

TEST(SingleRun, ReplayTakesTheSameStepsToTheSameHash) {
    auto run = [](Scheduler& scheduler, std::vector<ScheduleStep>& steps) {
        Guest guest(compiled(), "classes", "Main", state::Journalling::On);
        RunOptions options;
        options.record = true;
        RunResult result = run_schedule(guest.vm(), scheduler, options);
        EXPECT_EQ(result.end, RunEnd::Completed);
        steps = result.steps;
        return guest.vm().state().hash();
    };
    std::vector<ScheduleStep> first_steps, second_steps;
    auto random = random_scheduler(7);
    Hash128 first = run(*random, first_steps);
    auto replay = replay_scheduler(first_steps);
    Hash128 second = run(*replay, second_steps);
    EXPECT_EQ(first, second);
    EXPECT_EQ(first_steps, second_steps);
}

TEST(SingleRun, UndoingRandomStepsAndTakingThemAgainRestoresTheState) {
    Guest guest(compiled(), "classes", "Main", state::Journalling::On);
    machine::Machine& vm = guest.vm();
    std::mt19937 random(3);
    bool running = true;
    int undone = 0;
    for (int round = 0; round < 400 && running; ++round) {
        vm.state().commit_step(state::Collect::Yes);
        state::Mark mark = vm.state().mark();
        Hash128 before = vm.state().hash();
        std::string dump_before = round % 50 == 0 ? vm.state().dump() : "";
        std::vector<ScheduleStep> steps;
        std::vector<Hash128> hashes;
        std::string first_dump;
        for (int i = 0; i < 6 && running; ++i) {
            std::vector<Candidate> choices = candidates(vm, TimeOuts::Any);
            ASSERT_FALSE(choices.empty());
            ScheduleStep step = choices[random() % choices.size()].step;
            running = take(vm, step);
            steps.push_back(step);
            hashes.push_back(vm.state().hash());
            if (i == 0 && round % 50 == 0) first_dump = vm.state().dump();
        }
        EXPECT_EQ(vm.state().hash(), vm.state().recompute_hash());
        vm.state().undo_to(mark);
        ASSERT_EQ(vm.state().hash(), before) << "round " << round;
        if (!dump_before.empty()) {
            ASSERT_EQ(vm.state().dump(), dump_before) << "round " << round;
        }
        ++undone;
        running = true;
        for (std::size_t i = 0; i < steps.size(); ++i) {
            running = take(vm, steps[i]);
            if (i == 0 && !first_dump.empty()) {
                ASSERT_EQ(vm.state().dump(), first_dump) << "round " << round;
            }
            ASSERT_EQ(vm.state().hash(), hashes[i]) << "round " << round << " step " << i;
        }
        // Keep only part of what was tried, so that other continuations are tried from the same state.
        if (running && random() % 2 == 0 && round % 3 != 0) vm.state().undo_to(mark);
    }
    EXPECT_GT(undone, 20);
}

TEST(SingleRun, AWaitThatNobodyEndsIsADeadlock) {
    Guest guest(compiled(), "classes", "Deadlock", state::Journalling::Off);
    auto scheduler = round_robin_scheduler();
    EXPECT_EQ(run_schedule(guest.vm(), *scheduler, {}).end, RunEnd::Deadlock);
    EXPECT_EQ(guest.vm().pending(guest.vm().main_thread()).kind, OperationKind::WaitResume);
}

}  // namespace
}  // namespace raceproof::schedules
