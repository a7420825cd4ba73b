// Instructions are counted exactly, however a method is left and however often its thread stops on the way.
#include <gtest/gtest.h>

#include "machine/testing/guest.h"
#include "machine/testing/stepping.h"

namespace raceproof::machine {
namespace {

constexpr const char* kSource = R"(
public class Counted {
    static class Late { static int value = five(); static int five() { return 5; } }
    static volatile int flag;
    static int plain;
    static int straight(int a) { return a + 1; }
    static int calls(int a) { return straight(a) + straight(a); }
    static int loop(int n) { int sum = 0; for (int i = 0; i < n; i++) sum += i; return sum; }
    static int table(int n) { switch (n) { case 1: return 7; case 2: return 8; default: return 9; } }
    static int lookup(int n) { switch (n) { case 1: return 7; case 1000: return 8; default: return 9; } }
    static int caught(int n) { try { throw null; } catch (NullPointerException e) { return n; } }
    static int thrown(int n) { try { return fails(n); } catch (ArithmeticException e) { return n; } }
    static int fails(int n) { return 1 / n; }
    static int late(int n) { return Late.value; }
    static int ofNative(int n) { return Thread.currentThread() == null ? 1 : n; }
    static synchronized int locked(int n) { return n; }
    static int monitor(int n) { synchronized (Counted.class) { plain = n; } return n; }
    static int volatiles(int n) { for (int i = 0; i < n; i++) flag = i; return flag; }
    public static void main(String[] arguments) { }
})";

class Counted : public ::testing::Test {
  protected:
    Counted() : guest_(classes(), "classes", "Counted", state::Journalling::On) {
        testing::run_to_end(guest_.vm());
        steps_ = 0;
    }

    // Of a call of the method with one argument.
    std::uint64_t instructions(const char* method, int argument, std::int64_t budget = 1 << 16) {
        Machine& vm = guest_.vm();
        state::Thread& thread = vm.main_thread();
        state::Slot slot = state::slot_of(argument);
        push_call(vm, thread, *vm.program().required("Counted").find_method(method, "(I)I"), {&slot, 1});
        std::uint64_t before = vm.instructions;
        for (steps_ = 1; vm.step(thread, 0, budget).kind != StopKind::Ended; ++steps_) {
        }
        return vm.instructions - before;
    }

    testing::Guest guest_;
    int steps_ = 0;

  private:
    static const program::testing::CompiledJava& classes() {
        static const auto* compiled = [] {
            auto* made = new program::testing::CompiledJava;
            made->compile("classes", {{"Counted.java", kSource}});
            return made;
        }();
        return *compiled;
    }
};

TEST_F(Counted, StraightLinesAndCalls) {
    EXPECT_EQ(instructions("straight", 1), 4u);
    // That its call is resolved when it is first executed makes no difference.
    EXPECT_EQ(instructions("calls", 1), 6u + 2 * 4);
    EXPECT_EQ(instructions("calls", 1), 6u + 2 * 4);
    EXPECT_EQ(instructions("ofNative", 1), 4u);
    EXPECT_EQ(instructions("locked", 1), 2u);
}

TEST_F(Counted, LoopsAndSwitches) {
    EXPECT_EQ(instructions("loop", 0), 9u);
    EXPECT_EQ(instructions("loop", 1000), 9u + 9 * 1000);
    for (int value : {1, 2, 3}) EXPECT_EQ(instructions("table", value), 4u);
    for (int value : {1, 1000, 3}) EXPECT_EQ(instructions("lookup", value), 4u);
}

TEST_F(Counted, Exceptions) {
    EXPECT_EQ(instructions("caught", 1), 5u);
    EXPECT_EQ(instructions("thrown", 1), 3u + 4);  // nothing is thrown
    EXPECT_EQ(instructions("thrown", 0), 5u + 3);  // by the division
}

TEST_F(Counted, TheInstructionThatInitialisesAClassCountsOnce) {
    EXPECT_EQ(instructions("late", 1), 2u + 3 + 2);
    EXPECT_EQ(instructions("late", 1), 2u);
}

TEST_F(Counted, TheInstructionThatAStepEndsBeforeCountsOnce) {
    guest_.vm().visibility.points = SchedulingPoints::None;
    std::uint64_t monitor = instructions("monitor", 1);
    EXPECT_EQ(instructions("volatiles", 100), 7u + 7 * 100);
    EXPECT_EQ(steps_, 1);
    guest_.vm().visibility.points = SchedulingPoints::Synchronisation;
    EXPECT_EQ(instructions("monitor", 1), monitor);
    EXPECT_EQ(steps_, 2);
    EXPECT_EQ(instructions("volatiles", 100), 7u + 7 * 100);
    EXPECT_EQ(steps_, 102);
}

TEST_F(Counted, StretchesThatAreCut) {
    guest_.vm().visibility.points = SchedulingPoints::Synchronisation;
    EXPECT_EQ(instructions("loop", 1000, 100), 9u + 9 * 1000);
    EXPECT_GT(steps_, 5);
}

}  // namespace
}  // namespace raceproof::machine
