#include "machine/throwables.h"

#include <gtest/gtest.h>

#include "machine/testing/guest.h"

namespace raceproof::machine {
namespace {

// Stands in inner(), called by outer(), called by main().
class ThrowablesTest : public ::testing::Test {
  protected:
    ThrowablesTest() {
        vm().visibility.points = SchedulingPoints::Synchronisation;
        while (vm().pending(vm().main_thread()).kind != OperationKind::VolatileWrite)
            if (vm().step(vm().main_thread(), 0, 1 << 16).kind != StopKind::Pending) break;
    }
    Machine& vm() { return guest_.vm(); }
    state::Thread& thread() { return vm().main_thread(); }
    const Object& at(Ref ref) { return vm().state().at(ref); }
    Ref field(Ref throwable, const program::Field& field) { return state::as_ref(vm().objects.get(at(throwable), field)); }

    std::unique_ptr<program::testing::CompiledJava> classes_ = testing::compiled("Main", R"(
public class Main {
    static volatile int x;
    static void inner() { x = 1; }
    static void outer() { inner(); }
    public static void main(String[] a) { outer(); }
})");
    testing::Guest guest_{*classes_, "classes", "Main", state::Journalling::Off};
};

TEST_F(ThrowablesTest, HaveClassMessageAndTheStackOfTheThread) {
    Ref made = vm().throwables.make(thread(), "java/lang/IllegalStateException", u"why");
    EXPECT_EQ(at(made).klass->name.text(), "java/lang/IllegalStateException");
    EXPECT_EQ(vm().strings.utf8_of(field(made, *vm().known().throwable_fields.message)), "why");
    for (auto [index, name] : {std::pair{0u, "inner"}, {1u, "outer"}, {2u, "main"}}) {
        auto frame = vm().throwables.frame(at(made), index);
        ASSERT_TRUE(frame.has_value());
        EXPECT_EQ(frame->method->name.text(), name);
    }
    EXPECT_FALSE(vm().throwables.frame(at(made), 3)) << "the frame at the bottom is the machine's own";
}

TEST_F(ThrowablesTest, WithoutACauseTheyCanStillBeGivenOne) {
    Ref made = vm().throwables.make(thread(), "java/lang/IllegalStateException", std::nullopt);
    EXPECT_EQ(field(made, *vm().known().throwable_fields.cause), made);
    EXPECT_EQ(field(made, *vm().known().throwable_fields.message), kNull);
    Ref outer = vm().throwables.make(thread(), "java/lang/IllegalStateException", std::nullopt, nullptr, made);
    EXPECT_EQ(field(outer, *vm().known().throwable_fields.cause), made);
}

TEST_F(ThrowablesTest, AClassThatIsMissingIsTheCauseOfTheLinkError) {
    program::LinkError error{program::LinkErrorKind::ClassNotFound, "some/Missing", "some/Missing"};
    Ref made = vm().throwables.make(thread(), error);
    EXPECT_EQ(at(made).klass->name.text(), "java/lang/NoClassDefFoundError");
    Ref cause = field(made, *vm().known().throwable_fields.cause);
    EXPECT_EQ(at(cause).klass->name.text(), "java/lang/ClassNotFoundException");
    EXPECT_EQ(vm().strings.utf8_of(field(cause, *vm().known().throwable_fields.message)), "some.Missing");
}

TEST_F(ThrowablesTest, AreDescribedWithTraceAndCauses) {
    Ref inner = vm().throwables.make(thread(), "java/lang/IllegalStateException", u"inside");
    Ref outer = vm().throwables.make(thread(), "java/lang/Error", u"outside", nullptr, inner);
    std::string trace = "\tat Main.inner(Main.java:4)\n\tat Main.outer(Main.java:5)\n\tat Main.main(Main.java:6)\n";
    EXPECT_EQ(vm().throwables.stack_text(thread()), trace);
    EXPECT_EQ(vm().throwables.describe(outer),
              "java.lang.Error: outside\n" + trace + "caused by java.lang.IllegalStateException: inside\n" + trace);
}

}  // namespace
}  // namespace raceproof::machine
