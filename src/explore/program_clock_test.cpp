// What a program is told when it looks at the clock (machine/program_clock.h).
#include "machine/program_clock.h"

#include <gtest/gtest.h>

#include "explore/testing/explored.h"

namespace raceproof::explore {
namespace {

using machine::OperationKind;
using testing::Explored;

constexpr std::int64_t kMillisecond = 1'000'000;
constexpr std::uint32_t kEarliest = 0, kLater = 1, kTimeOut = 1;

const char* const kSleepsBetweenLooks = R"(
public class Main {
    static volatile long passed;

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(() -> { while (passed == 0) Thread.onSpinWait(); });
        other.start();
        long start = System.nanoTime();
        Thread.sleep(10);
        passed = System.nanoTime() - start;
        other.join();
    }
})";

TEST(ProgramClock, ShowsTheEarliestTimeOrOneThatIsMuchLater) {
    for (std::uint32_t second : {kEarliest, kLater}) {
        Explored program(kSleepsBetweenLooks, schedules::TimeOuts::Any);
        program.go(0, OperationKind::LookAtClock);
        EXPECT_TRUE(program.can({0, kLater}));
        EXPECT_FALSE(program.vm().assumptions.first(machine::AssumptionKind::Clock));
        program.take({0, kEarliest});
        EXPECT_TRUE(program.vm().assumptions.first(machine::AssumptionKind::Clock));
        program.take({0, kTimeOut});
        program.take({0, second});
        program.take({0, 0});
        EXPECT_EQ(program.long_field("passed"), 10 * kMillisecond + (second == kEarliest ? 0 : machine::kLeap));
    }
}

TEST(ProgramClock, StandsStillWhileThreadsAreBusy) {
    Explored program(kSleepsBetweenLooks, schedules::TimeOuts::Quiescent);
    program.go(0, OperationKind::LookAtClock);
    EXPECT_TRUE(program.can({0, kEarliest}));
    EXPECT_FALSE(program.can({0, kLater}));
    program.take({0, kEarliest});
    EXPECT_FALSE(program.can({0, kTimeOut})) << "the other thread has not begun";
    program.go(1, OperationKind::VolatileRead);
    program.take({0, kTimeOut});
    program.take({0, kEarliest});
    program.take({0, 0});
    EXPECT_EQ(program.long_field("passed"), 10 * kMillisecond);
}

// A wait may have begun long before the first look.
TEST(ProgramClock, BeginsWithTheFirstLook) {
    Explored program(R"(
public class Main {
    static volatile boolean isAwake;
    static volatile long passed;

    static void sleep() {
        try {
            Thread.sleep(10);
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
        isAwake = true;
    }

    public static void main(String[] args) throws InterruptedException {
        new Thread(Main::sleep).start();
        long start = System.nanoTime();
        while (!isAwake) Thread.onSpinWait();
        passed = System.nanoTime() - start;
    }
})",
                     schedules::TimeOuts::Any);
    program.go(0, OperationKind::LookAtClock);
    program.go(1, OperationKind::Sleep);
    program.take({0, kEarliest});
    program.take({1, kTimeOut});
    program.go(1, OperationKind::ThreadEnd);
    program.go(0, OperationKind::LookAtClock);
    program.take({0, kEarliest});
    program.take({0, 0});
    EXPECT_EQ(program.long_field("passed"), 0);
}

TEST(ProgramClock, LetsALoopComeBack) {
    Explored program(R"(
public class Main {
    static volatile boolean done;

    public static void main(String[] args) {
        new Thread(() -> done = true).start();
        long start = System.nanoTime();
        while (System.nanoTime() - start < Long.MAX_VALUE) if (done) break;
    }
})",
                     schedules::TimeOuts::Any);
    program.go(0, OperationKind::LookAtClock);
    program.take({0, kEarliest});
    Hash128 first = program.system().fingerprint();
    auto go_round = [&](std::uint32_t alternative) {
        program.take({0, alternative});
        program.go(0, OperationKind::LookAtClock);
        return program.system().fingerprint();
    };
    EXPECT_EQ(go_round(kEarliest), first);
    Hash128 later = go_round(kLater);
    EXPECT_NE(later, first) << "the other times that follow are not told yet";
    EXPECT_EQ(go_round(kEarliest), later);
    EXPECT_EQ(go_round(kLater), later);
}

}  // namespace
}  // namespace raceproof::explore
