// A wait whose time-out comes while another thread holds its monitor, and one beside threads that spin.
#include "schedules/time_outs.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "explore/testing/explored.h"
#include "schedules/single_run.h"

namespace raceproof::explore {
namespace {

using machine::Machine;
using machine::OperationKind;
using machine::testing::Guest;
using state::ThreadId;

constexpr ThreadId kMain{0}, kWaiter{1};

const program::testing::CompiledJava& compiled() {
    static const auto* classes = [] {
        auto* made = new program::testing::CompiledJava;
        made->compile("classes", {{"Late.java", R"(
public class Late {
    static final Object LOCK = new Object();

    static void waitForLong() {
        synchronized (LOCK) {
            try {
                LOCK.wait(5);
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        new Thread(Late::waitForLong).start();
        synchronized (LOCK) {
            Thread.sleep(9);
        }
    }
})"}});
        return made;
    }();
    return *classes;
}

OperationKind kind_of(Machine& vm, ThreadId thread) { return vm.pending(vm.state().thread(thread)).kind; }

void take(Machine& vm, const schedules::Candidate& chosen) {
    if (chosen.operation.time_out == chosen.step.alternative) vm.clocks.synchronise(chosen.operation.deadline);
    vm.step(vm.state().thread(chosen.step.thread), chosen.step.alternative, 1 << 16);
}

// The waiter runs until it waits, then main until it sleeps with the monitor locked.
class LateTimeOut : public ::testing::Test {
  protected:
    void SetUp() override {
        vm().visibility.points = machine::SchedulingPoints::Synchronisation;
        auto stands = [this] {
            return vm().state().thread_count() == 2 && kind_of(vm(), kWaiter) == OperationKind::WaitResume &&
                   kind_of(vm(), kMain) == OperationKind::Sleep;
        };
        while (!stands()) {
            std::vector<schedules::Candidate> possible = schedules::candidates(vm(), schedules::TimeOuts::Quiescent);
            ASSERT_FALSE(possible.empty());
            take(vm(), possible.back());
        }
    }

    Machine& vm() { return guest_.vm(); }

  private:
    Guest guest_{compiled(), "classes", "Late", state::Journalling::Off};
};

TEST_F(LateTimeOut, ComesBeforeLaterOnes) {
    std::vector<schedules::Candidate> possible = schedules::candidates(vm(), schedules::TimeOuts::Quiescent);
    ASSERT_EQ(possible.size(), 1u);
    EXPECT_EQ(possible.front().step.thread, kWaiter);
    EXPECT_TRUE(schedules::only_ends_wait(vm(), possible.front().operation, possible.front().step.alternative));
    take(vm(), possible.front());
    EXPECT_FALSE(vm().pending(vm().state().thread(kWaiter)).is_enabled());
    EXPECT_TRUE(vm().monitors.waiters(vm().pending(vm().state().thread(kWaiter)).object).empty());
}

TEST_F(LateTimeOut, LetsTheThreadHaveTheMonitorAsSoonAsItIsFree) {
    take(vm(), schedules::candidates(vm(), schedules::TimeOuts::Quiescent).front());
    std::vector<schedules::Candidate> possible = schedules::candidates(vm(), schedules::TimeOuts::Quiescent);
    ASSERT_EQ(possible.size(), 1u);
    ASSERT_EQ(possible.front().step.thread, kMain);
    take(vm(), possible.front());
    possible = schedules::candidates(vm(), schedules::TimeOuts::Quiescent);
    EXPECT_TRUE(std::any_of(possible.begin(), possible.end(),
                            [](const schedules::Candidate& next) { return next.step.thread == kWaiter; }));
}

TEST_F(LateTimeOut, IsNoStepOfItsOwnIfTimeOutsMayComeAtAnyTime) {
    std::vector<schedules::Candidate> possible = schedules::candidates(vm(), schedules::TimeOuts::Any);
    ASSERT_EQ(possible.size(), 1u);
    EXPECT_EQ(possible.front().step.thread, kMain);
}

// Sleeps beside a thread that does something.
std::string sleeps_beside(const std::string& something) {
    return R"(
public class Main {
    static final java.util.concurrent.locks.ReentrantLock LOCK = new java.util.concurrent.locks.ReentrantLock();
    static volatile boolean stop;
    static volatile int count;

    public static void main(String[] args) throws InterruptedException {
        new Thread(() -> { )" +
           something + R"( }).start();
        Thread.sleep(1000);
        stop = true;
    }
})";
}

constexpr search::Step kWakesUp{0, 1}, kGoesOn{1, 0};

TEST(QuiescentTimeOuts, ComeBesideThreadsThatSpin) {
    for (const char* spin : {"while (!stop) Thread.onSpinWait();", "for (;;) synchronized (Main.class) { if (stop) return; }",
                             "for (;;) { LOCK.lock(); try { if (stop) return; } finally { LOCK.unlock(); } }"}) {
        testing::Explored program(sleeps_beside(spin), schedules::TimeOuts::Quiescent);
        program.go(0, OperationKind::Sleep);
        EXPECT_FALSE(program.can(kWakesUp)) << spin;
        for (int taken = 0; taken < 200 && !program.can(kWakesUp); ++taken) program.take(kGoesOn);
        ASSERT_TRUE(program.can(kWakesUp)) << spin;
        EXPECT_TRUE(program.can(kGoesOn)) << spin;
        // Looking ahead has changed nothing.
        Hash128 before = program.system().fingerprint();
        program.can(kWakesUp);
        EXPECT_EQ(program.system().fingerprint(), before) << spin;
        program.take(kGoesOn);
        EXPECT_TRUE(program.can(kWakesUp)) << spin << ": wherever it is";
    }
}

TEST(QuiescentTimeOuts, DoNotComeWhileAThreadGetsOn) {
    testing::Explored program(sleeps_beside("for (int i = 0; i < 5; i++) count = i;"), schedules::TimeOuts::Quiescent);
    program.go(0, OperationKind::Sleep);
    while (program.kind_of(1) != OperationKind::None) {
        EXPECT_FALSE(program.can(kWakesUp));
        program.take(kGoesOn);
    }
    EXPECT_TRUE(program.can(kWakesUp));
}

TEST(TimeOutsAtAnyPoint, ComeWhateverOthersDo) {
    testing::Explored program(sleeps_beside("for (int i = 0; i < 5; i++) count = i;"), schedules::TimeOuts::Any);
    program.go(0, OperationKind::Sleep);
    EXPECT_TRUE(program.can(kWakesUp));
    EXPECT_TRUE(program.can(kGoesOn));
}

}  // namespace
}  // namespace raceproof::explore
