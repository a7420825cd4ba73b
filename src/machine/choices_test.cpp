// Raceproof.choose and assume: the program's own choices are those of the schedule.
#include <gtest/gtest.h>

#include "machine/testing/guest.h"

namespace raceproof::machine {
namespace {

using testing::Guest;

const program::testing::CompiledJava& compiled() {
    static const auto* classes = [] {
        auto* made = new program::testing::CompiledJava;
        made->compile("classes", {{"raceproof/Raceproof.java", R"(
package raceproof;
public final class Raceproof {
    public static int choose(int n) { if (n < 1 || n > 64) throw new IllegalArgumentException("n"); return 0; }
    public static void assume(boolean condition) { }
})"},
                                  {"Choices.java", R"(
import raceproof.Raceproof;
public class Choices {
    public static void main(String[] a) {
        int chosen = Raceproof.choose(3);
        Raceproof.assume(chosen != 1);
        System.out.println(chosen);
    }
})"}});
        return made;
    }();
    return *classes;
}

struct Chosen {
    StopKind stop;
    std::string output;
};

Chosen run_with(std::uint32_t alternative) {
    Guest guest(compiled(), "classes", "Choices", state::Journalling::Off);
    Machine& vm = guest.vm();
    vm.visibility.points = SchedulingPoints::Blocking;
    for (;;) {
        PendingOperation pending = vm.pending(vm.main_thread());
        bool chooses = pending.kind == OperationKind::Choose;
        EXPECT_EQ(pending.enabled, chooses ? 0b111u : 1u);
        Stop stop = vm.step(vm.main_thread(), chooses ? alternative : 0, 1 << 16);
        if (stop.kind != StopKind::Pending) return {stop.kind, guest.console.output};
    }
}

TEST(Choices, EachAlternativeIsReturned) {
    Chosen first = run_with(0), last = run_with(2);
    EXPECT_EQ(first.output, "0\n");
    EXPECT_EQ(first.stop, StopKind::Ended);
    EXPECT_EQ(last.output, "2\n");
    EXPECT_EQ(last.stop, StopKind::Ended);
}

TEST(Choices, AnAssumptionThatDoesNotHoldGivesTheExecutionUp) {
    Chosen chosen = run_with(1);
    EXPECT_EQ(chosen.stop, StopKind::GivenUp);
    EXPECT_EQ(chosen.output, "");
}

}  // namespace
}  // namespace raceproof::machine
