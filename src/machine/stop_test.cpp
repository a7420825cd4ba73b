// What an execution leaves behind beside its state is in the value that its steps return: nothing is left over after an undo.
#include "machine/stop.h"

#include <gtest/gtest.h>

#include "machine/testing/guest.h"
#include "machine/testing/stepping.h"

namespace raceproof::machine {
namespace {

using program::testing::CompiledJava;

std::unique_ptr<CompiledJava> program(const std::string& body) {
    return testing::compiled("Main",
                             "public class Main { static volatile int x;\n"
                             "public static void main(String[] a) throws Exception {\n" +
                                 body + "}}");
}

std::optional<int> exit_status(const std::string& body) {
    auto classes = program(body);
    testing::Guest guest(*classes, "classes", "Main", state::Journalling::Off);
    return testing::run_to_end(guest.vm());
}

TEST(Stop, HasTheExitStatus) {
    EXPECT_EQ(exit_status(""), 0);
    EXPECT_EQ(exit_status("Runtime.getRuntime().halt(3);"), 3);
    EXPECT_EQ(exit_status("throw new IllegalStateException();"), 1);
    EXPECT_EQ(exit_status("new Thread(() -> { throw new IllegalStateException(); }).start();"), 0) << "not main's";
    EXPECT_EQ(exit_status("new Thread(() -> { x = 1; Runtime.getRuntime().halt(4); }).start(); throw new Exception();"), 4);
}

TEST(Stop, HasNothingOfAnExecutionThatWasTakenBack) {
    auto classes = program("x = 1; Runtime.getRuntime().halt(3);");
    testing::Guest guest(*classes, "classes", "Main", state::Journalling::On);
    Machine& vm = guest.vm();
    vm.visibility.points = SchedulingPoints::Synchronisation;
    auto step = [&] {
        Stop stop = vm.step(vm.main_thread(), 0, 1 << 16);
        vm.state().commit_step(state::Collect::Yes);
        return stop;
    };
    while (vm.pending(vm.main_thread()).kind != OperationKind::VolatileWrite) ASSERT_EQ(step().kind, StopKind::Pending);
    state::Mark mark = vm.state().mark();
    Stop write = step();
    while (write.kind == StopKind::Pending) write = step();
    EXPECT_EQ(write.kind, StopKind::Exit);
    EXPECT_EQ(write.exit_status, 3);
    vm.state().undo_to(mark);
    Stop again = step();
    EXPECT_EQ(again.kind, StopKind::Pending);
    EXPECT_FALSE(again.exit_status);
}

}  // namespace
}  // namespace raceproof::machine
