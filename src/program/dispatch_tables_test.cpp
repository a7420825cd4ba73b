#include "program/dispatch_tables.h"

#include <gmock/gmock.h>

#include "program/resolution.h"
#include "program/testing/java_sources.h"

namespace raceproof::program {
namespace {

using ::testing::ElementsAre;

class DispatchTables : public ::testing::Test {
  protected:
    static void SetUpTestSuite() {
        java_ = new testing::CompiledJava;
        java_->compile("before", {{"Virtual.java", R"(
                class A { void m() { } private void p() { } static void s() { } final void f() { } void n(int x) { } }
                class B extends A { void m() { } private void p() { } void n(long x) { } }
                class C extends B { public void m() { } public String toString() { return ""; } }
                )"},
                                  {"p/Hidden.java", "package p; public class Hidden { void m() { } }"},
                                  {"q/Middle.java", "package q; public class Middle extends p.Hidden { void m() { } }"},
                                  {"p/Back.java", "package p; public class Back extends q.Middle { void m() { } }"},
                                  {"p/Opened.java", "package p; public class Opened extends Hidden { public void m() { } }"},
                                  {"q/Far.java", "package q; public class Far extends p.Opened { public void m() { } }"},
                                  {"Interfaces.java", R"(
                interface I { default void m() { } default void only() { } void a(); }
                interface J extends I { default void m() { } }
                interface K extends I { }
                interface L { void m(); boolean equals(Object o); private void hidden() { } static void st() { } }
                class Diamond implements K, J { public void a() { } }
                class Inherits extends Diamond { }
                class Overrides extends Diamond { public void m() { } }
                class BringsMore extends OnlyI implements J { }
                class OnlyI implements I { public void a() { } }
                class HasMethod { public void m() { } }
                class ClassWins extends HasMethod implements I { public void a() { } }
                abstract class AbstractM { public abstract void m(); }
                class Two implements I, X { public void a() { } }
                interface X { }
                class WithAbstract implements I, L { public void a() { } public void m() { } }
                abstract class Missing implements I { }
                )"}});
        java_->compile("after", {{"Changed.java", R"(
                interface X { default void m() { } }
                class WithAbstract implements I, X2 { public void a() { } }
                interface X2 { }
                )"}},
                       {"before"});
        java_->compile("last", {{"X2.java", "interface X2 { void m(); }"}}, {"after", "before"});
        program_ = testing::make_program(java_->path_list({"last", "after", "before"})).release();
    }
    static void TearDownTestSuite() {
        delete program_;
        delete java_;
    }
    static Class& load(std::string_view name) { return program_->required(name); }
    static Method& method(std::string_view owner, std::string_view name, std::string_view descriptor = "()V") {
        Method* found = load(owner).find_declared_method(name, descriptor);
        VERIFY(found != nullptr, "should be declared");
        return *found;
    }
    // Whose method a call of the resolved method runs.
    static std::string selected(std::string_view receiver, const Method& resolved) {
        Link<Method*> result = select(load(receiver), resolved, CallKind::Interface);
        return result ? (*result)->owner->dotted_name() : testing::outcome_of(result);
    }

    static inline testing::CompiledJava* java_ = nullptr;
    static inline Program* program_ = nullptr;
};

TEST_F(DispatchTables, OverridingTakesTheSlot) {
    Method& m = method("A", "m");
    EXPECT_EQ(method("B", "m").vtable_index, m.vtable_index);
    EXPECT_EQ(method("C", "m").vtable_index, m.vtable_index);
    EXPECT_EQ(selected("A", m), "A");
    EXPECT_EQ(selected("B", m), "B");
    EXPECT_EQ(selected("C", m), "C");
    EXPECT_EQ(selected("C", method("java/lang/Object", "toString", "()Ljava/lang/String;")), "C");
}

TEST_F(DispatchTables, OverloadsHaveSlotsOfTheirOwn) {
    EXPECT_NE(method("A", "n", "(I)V").vtable_index, method("B", "n", "(J)V").vtable_index);
}

TEST_F(DispatchTables, PrivateStaticAndConstructorsHaveNoSlot) {
    EXPECT_EQ(method("A", "p").vtable_index, kNoTableIndex);
    EXPECT_EQ(method("A", "s").vtable_index, kNoTableIndex);
    EXPECT_EQ(method("A", "<init>").vtable_index, kNoTableIndex);
    EXPECT_NE(method("A", "f").vtable_index, kNoTableIndex);
    EXPECT_EQ(selected("C", method("A", "p")), "A");
}

TEST_F(DispatchTables, PackagePrivateMethodsAreOverriddenInTheirPackageOnly) {
    Method& hidden = method("p/Hidden", "m");
    Method& middle = method("q/Middle", "m");
    EXPECT_NE(hidden.vtable_index, middle.vtable_index);
    EXPECT_EQ(selected("q/Middle", hidden), "p.Hidden");
    EXPECT_EQ(selected("p/Back", hidden), "p.Back");
    EXPECT_EQ(selected("p/Back", middle), "q.Middle");
}

TEST_F(DispatchTables, AMethodMadePublicOnTheWayCarriesOverridingOn) {
    EXPECT_EQ(selected("q/Far", method("p/Hidden", "m")), "q.Far");
    EXPECT_EQ(selected("q/Far", method("p/Opened", "m")), "q.Far");
}

TEST_F(DispatchTables, AllInterfacesComeOnceSuperclassFirst) {
    EXPECT_THAT(load("Diamond").all_interfaces, ElementsAre(&load("K"), &load("I"), &load("J")));
    EXPECT_THAT(load("BringsMore").all_interfaces, ElementsAre(&load("I"), &load("J")));
    EXPECT_EQ(load("BringsMore").itables.size(), 2u);
}

TEST_F(DispatchTables, TheMostSpecificDefaultIsSelected) {
    EXPECT_EQ(selected("Diamond", method("I", "m")), "J");
    EXPECT_EQ(selected("Diamond", method("J", "m")), "J");
    EXPECT_EQ(selected("Diamond", method("I", "only")), "I");
    EXPECT_EQ(selected("Diamond", method("I", "a")), "Diamond");
    EXPECT_EQ(selected("Inherits", method("I", "m")), "J");
    EXPECT_EQ(selected("Overrides", method("I", "m")), "Overrides");
}

TEST_F(DispatchTables, AnInterfaceOfASubclassCanReplaceAnInheritedDefault) {
    EXPECT_EQ(selected("OnlyI", method("I", "m")), "I");
    EXPECT_EQ(selected("BringsMore", method("I", "m")), "J");
    EXPECT_EQ(selected("BringsMore", method("I", "a")), "OnlyI");
}

TEST_F(DispatchTables, AClassWinsOverInterfaces) { EXPECT_EQ(selected("ClassWins", method("I", "m")), "HasMethod"); }

TEST_F(DispatchTables, InterfaceMethodsOfObjectAreSelectedInClasses) {
    EXPECT_EQ(selected("WithAbstract", method("X2", "m")), "I") << "one default among abstract ones is taken";
    EXPECT_EQ(method("L", "hidden").interface_index, kNoTableIndex);
    EXPECT_EQ(method("L", "st").interface_index, kNoTableIndex);
    EXPECT_EQ(load("L").interface_method_count, 2u);
}

TEST_F(DispatchTables, ConflictingDefaultsFail) {
    Method& m = method("I", "m");
    EXPECT_EQ(load("Two").find_interface_method(m), nullptr);
    EXPECT_EQ(testing::outcome_of(select(load("Two"), m, CallKind::Virtual)),
              "IncompatibleClassChangeError: Conflicting default methods: I.m X.m");
    EXPECT_EQ(selected("Two", m),
              "AbstractMethodError: Receiver class Two does not define or inherit an implementation of the resolved method 'void "
              "m()' of "
              "interface I.");
}

TEST_F(DispatchTables, ArraysDispatchLikeObject) {
    Class& array = load("[[I");
    Method& to_string = method("java/lang/Object", "toString", "()Ljava/lang/String;");
    EXPECT_EQ(array.vtable[to_string.vtable_index], &to_string);
    EXPECT_TRUE(array.implements(load("java/lang/Cloneable")));
}

TEST_F(DispatchTables, EveryTableOfTheJdkAgreesWithASearch) {
    for (std::string_view name :
         {"java/util/ArrayList", "java/util/concurrent/ConcurrentHashMap", "java/util/TreeMap$KeySet",
          "java/util/stream/ReferencePipeline$Head", "java/util/Collections$EmptyMap", "java/lang/Integer"}) {
        Class& of = load(name);
        for (const InterfaceTable& table : of.itables) {
            for (const std::unique_ptr<Method>& declared : table.interface->methods) {
                if (declared->interface_index == kNoTableIndex) continue;
                Method* expected = find_class_implementation(of, declared->name, declared->descriptor);
                if (!expected) expected = maximally_specific(of, declared->name, declared->descriptor).defaults.at(0);
                EXPECT_EQ(table.methods[declared->interface_index], expected) << declared->full_name() << " on " << name;
            }
        }
    }
}

}  // namespace
}  // namespace raceproof::program
