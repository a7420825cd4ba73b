#include "program/layout.h"

#include <gmock/gmock.h>

#include "program/testing/java_sources.h"

namespace raceproof::program {
namespace {

using ::testing::ElementsAre;

class Layout : public ::testing::Test {
  protected:
    static void SetUpTestSuite() {
        java_ = new testing::CompiledJava;
        java_->compile("classes", {{"Layout.java", R"(
            class Base { int a; Object b; static long s; static String t; private double c; }
            class Derived extends Base { byte d; int[] e; }
            class Plain { int x; static int y; }
            class Constant { static final int X = 3; }
            class Initialised { static int x = 4; }
            class BelowInitialised extends Initialised { }
            interface WithDefault { Object O = new Object(); default void m() { } }
            interface WithoutDefault { Object O = new Object(); void m(); }
            class ImplementsDefault implements WithDefault { }
            class ImplementsOther implements WithoutDefault { public void m() { } }
            interface Extending extends WithDefault { }
            )"}});
        program_ = testing::make_program(java_->path_list({"classes"})).release();
    }
    static void TearDownTestSuite() {
        delete program_;
        delete java_;
    }
    static Class& load(std::string_view name) { return program_->required(name); }

    static inline testing::CompiledJava* java_ = nullptr;
    static inline Program* program_ = nullptr;
};

TEST_F(Layout, FieldsFollowThoseOfTheSuperclass) {
    Class& base = load("Base");
    Class& derived = load("Derived");
    EXPECT_EQ(base.instance_slots, 3u);
    EXPECT_EQ(base.find_field("a", "I")->slot, 0u);
    EXPECT_EQ(base.find_field("b", "Ljava/lang/Object;")->slot, 1u);
    EXPECT_EQ(base.find_field("c", "D")->slot, 2u);
    EXPECT_EQ(derived.instance_slots, 5u);
    EXPECT_EQ(derived.find_field("d", "B")->slot, 3u);
    EXPECT_EQ(derived.find_field("e", "[I")->slot, 4u);
    EXPECT_EQ(derived.find_field("a", "I"), base.find_field("a", "I"));
    EXPECT_THAT(base.reference_slots, ElementsAre(1));
    EXPECT_THAT(derived.reference_slots, ElementsAre(1, 4));
}

TEST_F(Layout, StaticFieldsFollowTheSlotsOfTheMachine) {
    Class& base = load("Base");
    EXPECT_EQ(base.static_slots, kFirstStaticFieldSlot + 2);
    EXPECT_EQ(base.find_field("s", "J")->slot, kFirstStaticFieldSlot);
    EXPECT_EQ(base.find_field("t", "Ljava/lang/String;")->slot, kFirstStaticFieldSlot + 1);
    EXPECT_THAT(base.static_reference_slots, ElementsAre(kInitialisationErrorSlot, kFirstStaticFieldSlot + 1));
    EXPECT_EQ(load("Derived").static_slots, kFirstStaticFieldSlot);
    EXPECT_THAT(load("Derived").static_reference_slots, ElementsAre(kInitialisationErrorSlot));
}

TEST_F(Layout, FieldsKnowTheirTypes) {
    EXPECT_EQ(load("Base").find_field("c", "D")->type, BasicType::Double);
    EXPECT_EQ(load("Derived").find_field("d", "B")->type, BasicType::Byte);
    EXPECT_EQ(load("Derived").find_field("e", "[I")->type, BasicType::Reference);
}

TEST_F(Layout, TrivialInitialisationCannotBeObserved) {
    EXPECT_TRUE(load("java/lang/Object").has_trivial_initialisation);
    EXPECT_TRUE(load("Plain").has_trivial_initialisation);
    EXPECT_FALSE(load("Constant").has_trivial_initialisation);
    EXPECT_FALSE(load("Initialised").has_trivial_initialisation);
    EXPECT_FALSE(load("BelowInitialised").has_trivial_initialisation);
    EXPECT_FALSE(load("ImplementsDefault").has_trivial_initialisation);
    EXPECT_TRUE(load("ImplementsOther").has_trivial_initialisation);
    EXPECT_TRUE(load("Extending").has_trivial_initialisation) << "an interface does not initialise those it extends";
    EXPECT_TRUE(load("[LConstant;").has_trivial_initialisation);
}

}  // namespace
}  // namespace raceproof::program
