#include "machine/class_initialisation.h"

#include <gtest/gtest.h>

#include "machine/testing/guest.h"
#include "machine/testing/stepping.h"

namespace raceproof::machine {
namespace {

using Kind = InitialisationStep::Kind;

// The program has ended: its main thread has no frames, and nobody else is there.
class ClassInitialisationTest : public ::testing::Test {
  protected:
    ClassInitialisationTest() {
        testing::run_to_end(vm());
        vm().visibility.points = SchedulingPoints::None;
    }
    Machine& vm() { return guest_.vm(); }
    state::Thread& thread() { return vm().main_thread(); }
    const program::Class& klass(const std::string& name) { return vm().program().required("Main$" + name); }
    Stop initialise(const std::string& name) { return initialise_now(vm(), thread(), klass(name)); }

    std::string class_name(Ref object) { return vm().state().at(object).klass->name.string(); }
    std::string message(Ref throwable) {
        Slot text = vm().objects.get(vm().state().at(throwable), *vm().known().throwable_fields.message);
        return vm().strings.utf8_of(state::as_ref(text));
    }
    // What initialisers have said so far.
    std::string log() {
        program::Class& main_class = vm().program().required("Main");
        return vm().strings.utf8_of(state::as_ref(vm().objects.get_static(*main_class.find_field("log", "Ljava/lang/String;"))));
    }

    std::unique_ptr<program::testing::CompiledJava> classes_ = testing::compiled("Main", R"(
public class Main {
    static String log = "";
    static int say(String name) { log = log.concat(name); return 1; }
    interface Plain { int P = say("plain "); }
    interface WithDefault { int W = say("default "); default void m() { } }
    static class Base { static int b = say("base "); }
    static class Good extends Base implements Plain, WithDefault { static final int CONSTANT = 7; static int g = say("good "); }
    static class Bad { static int b = fail(); static int fail() { throw new IllegalStateException("broken"); } }
    static class Heir extends Bad { static int h = say("heir "); }
    static class Trivial { int field; }
    public static void main(String[] a) { }
})");
    testing::Guest guest_{*classes_, "classes", "Main", state::Journalling::Off};
};

TEST_F(ClassInitialisationTest, TakesOneStepAtATimeSuperclassFirst) {
    EXPECT_TRUE(vm().initialisation.is_untouched(klass("Good")));
    EXPECT_EQ(vm().initialisation.initialise(thread(), klass("Good")).kind, Kind::FramePushed);
    EXPECT_EQ(thread().top().initialising, &klass("Base"));
    EXPECT_EQ(thread().top().requested, &klass("Good"));
    EXPECT_FALSE(vm().initialisation.is_untouched(klass("Good")));
    EXPECT_TRUE(vm().initialisation.is_ready(thread(), klass("Base"))) << "for the thread that initialises it";
}

TEST_F(ClassInitialisationTest, RunsInterfacesOnlyIfTheyHaveDefaultMethods) {
    Stop stop = initialise("Good");
    EXPECT_EQ(stop.kind, StopKind::Ended);
    EXPECT_EQ(stop.uncaught, kNull);
    EXPECT_EQ(log(), "base default good ");
    EXPECT_TRUE(vm().initialisation.is_ready(thread(), klass("Good")));
    EXPECT_TRUE(vm().initialisation.is_untouched(klass("Plain")));
    EXPECT_EQ(vm().initialisation.initialise(thread(), klass("Good")).kind, Kind::Ready) << "once is enough";
    EXPECT_EQ(log(), "base default good ");
}

TEST_F(ClassInitialisationTest, AClassWithNothingToDoIsReadyAtOnce) {
    EXPECT_FALSE(vm().initialisation.is_untouched(klass("Trivial")));
    EXPECT_EQ(vm().initialisation.initialise(thread(), klass("Trivial")).kind, Kind::Ready);
}

TEST_F(ClassInitialisationTest, WhatAnInitialiserThrowsIsWrappedAndRemembered) {
    Stop first = initialise("Bad");
    EXPECT_EQ(class_name(first.uncaught), "java/lang/ExceptionInInitializerError");
    EXPECT_FALSE(vm().initialisation.is_ready(thread(), klass("Bad")));
    Stop second = initialise("Bad");
    EXPECT_EQ(class_name(second.uncaught), "java/lang/NoClassDefFoundError");
    EXPECT_EQ(message(second.uncaught), "Could not initialize class Main$Bad");
    Ref cause = state::as_ref(vm().objects.get(vm().state().at(second.uncaught), *vm().known().throwable_fields.cause));
    EXPECT_EQ(message(cause), "Exception java.lang.IllegalStateException: broken [in thread \"main\"]");
}

TEST_F(ClassInitialisationTest, AClassFailsWithItsSuperclass) {
    EXPECT_EQ(class_name(initialise("Heir").uncaught), "java/lang/ExceptionInInitializerError");
    EXPECT_EQ(message(initialise("Heir").uncaught), "Could not initialize class Main$Heir");
    EXPECT_EQ(log(), "");
}

}  // namespace
}  // namespace raceproof::machine
