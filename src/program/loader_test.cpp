#include "program/loader.h"

#include <gmock/gmock.h>

#include "classfile/testing/class_bytes_builder.h"
#include "program/testing/java_sources.h"

namespace raceproof::program {
namespace {

using classfile::testing::ClassBytesBuilder;
using testing::outcome_of;

// Classes that javac would not let through together: each "after" hides a "before" that others were compiled against.
class Loading : public ::testing::Test {
  protected:
    static void SetUpTestSuite() {
        java_ = new testing::CompiledJava;
        java_->compile("before", {{"p/Types.java", "package p; public class Types { }"},
                                  {"p/Super.java", "package p; public class Super { }"},
                                  {"p/AbstractSuper.java", "package p; public class AbstractSuper { }"},
                                  {"p/Shown.java", "package p; public interface Shown { }"},
                                  {"All.java", R"(
                class Final { }           class ExtendsFinal extends Final { }
                class Sealed { }          class ExtendsSealed extends Sealed { }
                interface SealedI { }     class ImplementsSealed implements SealedI { }   interface ExtendsSealedI extends SealedI { }
                class Turned { }          class ExtendsInterface extends Turned { }
                interface TurnedI { }     class ImplementsClass implements TurnedI { }
                class Methods { public int m(int x, String y) { return 1; } void q() { } }
                class OverridesFinal extends Methods { public int m(int x, String y) { return 2; } }
                class ExtendsHidden extends p.Super { }
                class ExtendsHiddenAbstract extends p.AbstractSuper { }
                class ImplementsHidden implements p.Shown { }
                class Circle1 { }         class Circle2 extends Circle1 { }
                class Gone { }            class ExtendsGone extends Gone { }
                sealed interface Shape permits Square, Round { }
                record Square(int side) implements Shape { }
                final class Round implements Shape { }
                )"}});
        java_->compile("after",
                       {{"p/Super.java", "package p; class Super { public Super() { } }"},
                        {"p/AbstractSuper.java", "package p; abstract class AbstractSuper { public AbstractSuper() { } }"},
                        {"p/Shown.java", "package p; interface Shown { }"},
                        {"All.java", R"(
                final class Final { }
                sealed class Sealed permits Permitted { }   final class Permitted extends Sealed { }
                sealed interface SealedI permits PermittedI { } final class PermittedI implements SealedI { }
                interface Turned { }
                class TurnedI { }
                class Methods { public final int m(int x, String y) { return 1; } final void q() { } }
                class Circle2 { }
                class Circle1 extends Circle2 { }
                )"}});
        // Circle1 as compiled last extends Circle2, and Circle2 as compiled first extends Circle1.
        std::filesystem::remove(java_->directory().path("after/Circle2.class"));
        std::filesystem::remove(java_->directory().path("before/Gone.class"));
        std::filesystem::copy_file(java_->directory().path("before/p/Types.class"),
                                   java_->directory().path("before/Types.class"));
        java_->directory().write("before/Broken.class", "\xCA\xFE\xBA\xBE");
        program_ = testing::make_program(java_->path_list({"after", "before"})).release();
    }
    static void TearDownTestSuite() {
        delete program_;
        delete java_;
    }
    static std::string load(std::string_view name) { return outcome_of(program_->load(name)); }

    static inline testing::CompiledJava* java_ = nullptr;
    static inline Program* program_ = nullptr;
};

TEST_F(Loading, MissingClasses) {
    EXPECT_EQ(load("Nowhere"), "NoClassDefFoundError: Nowhere");
    EXPECT_EQ(load("p/Nowhere"), "NoClassDefFoundError: p/Nowhere");
    EXPECT_EQ(load("[[Lp/Nowhere;"), "NoClassDefFoundError: p/Nowhere");
    EXPECT_EQ(load("ExtendsGone"), "NoClassDefFoundError: Gone");
    EXPECT_EQ(load("java/util/Nowhere"), "NoClassDefFoundError: java/util/Nowhere");
    EXPECT_EQ(load("java/none/Nowhere"), "NoClassDefFoundError: java/none/Nowhere");
}

TEST_F(Loading, NamesThatAreNoneAreNotFound) {
    for (std::string_view name : {"", "/", "a//b", "p.Types", "../All", "[", "[V", "[Lp/Types", "Lp/Types;", "p/Types;", "[[[["})
        EXPECT_THAT(load(name), ::testing::StartsWith("NoClassDefFoundError")) << name;
}

TEST_F(Loading, WrongName) { EXPECT_EQ(load("Types"), "NoClassDefFoundError: Types (wrong name: p/Types)"); }

TEST_F(Loading, BrokenFile) { EXPECT_THAT(load("Broken"), ::testing::StartsWith("ClassFormatError: ")); }

TEST_F(Loading, Circularity) { EXPECT_EQ(load("Circle1"), "ClassCircularityError: Circle1"); }

TEST_F(Loading, SuperclassesMustAllowIt) {
    EXPECT_EQ(load("ExtendsFinal"), "IncompatibleClassChangeError: class ExtendsFinal cannot inherit from final class Final");
    EXPECT_EQ(load("ExtendsSealed"), "IncompatibleClassChangeError: class ExtendsSealed cannot inherit from sealed class Sealed");
    EXPECT_EQ(load("ExtendsInterface"),
              "IncompatibleClassChangeError: class ExtendsInterface has interface Turned as super class");
    EXPECT_EQ(load("ExtendsHidden"),
              "IllegalAccessError: class ExtendsHidden cannot access its superclass p.Super (ExtendsHidden and p.Super are in "
              "unnamed module "
              "of loader 'app')");
    EXPECT_EQ(load("ExtendsHiddenAbstract"),
              "IllegalAccessError: class ExtendsHiddenAbstract cannot access its abstract superclass p.AbstractSuper "
              "(ExtendsHiddenAbstract "
              "and p.AbstractSuper are in unnamed module of loader 'app')");
    EXPECT_EQ(load("OverridesFinal"),
              "IncompatibleClassChangeError: class OverridesFinal overrides final method Methods.m(ILjava/lang/String;)I");
}

TEST_F(Loading, InterfacesMustAllowIt) {
    EXPECT_EQ(load("ImplementsSealed"),
              "IncompatibleClassChangeError: class ImplementsSealed cannot implement sealed interface SealedI");
    EXPECT_EQ(load("ExtendsSealedI"),
              "IncompatibleClassChangeError: class ExtendsSealedI cannot extend sealed interface SealedI");
    EXPECT_EQ(load("ImplementsClass"),
              "IncompatibleClassChangeError: class ImplementsClass can not implement TurnedI, because it is not an interface "
              "(TurnedI is in "
              "unnamed module of loader 'app')");
    EXPECT_EQ(load("ImplementsHidden"),
              "IllegalAccessError: class ImplementsHidden cannot access its superinterface p.Shown (ImplementsHidden and p.Shown "
              "are in "
              "unnamed module of loader 'app')");
}

TEST_F(Loading, PermittedSubclassesLoad) {
    EXPECT_EQ(load("Square"), "ok");
    EXPECT_EQ(load("Round"), "ok");
    EXPECT_EQ(load("Permitted"), "ok");
}

TEST_F(Loading, ClassesOfTheJdkKnowTheirModule) {
    EXPECT_EQ(program_->required("java/lang/String").module, "java.base");
    EXPECT_TRUE(program_->required("java/lang/String").is_trusted);
    EXPECT_EQ(program_->required("java/util/logging/Logger").module, "java.logging");
    EXPECT_EQ(program_->required("p/Types").module, "");
    EXPECT_FALSE(program_->required("p/Types").is_trusted);
}

TEST_F(Loading, SpecialClassesAreTaggedWithTheirSubclasses) {
    EXPECT_EQ(program_->required("java/lang/Object").special, SpecialClass::Object);
    EXPECT_EQ(program_->required("java/lang/Integer").special, SpecialClass::None);
    EXPECT_EQ(program_->required("java/lang/IllegalStateException").special, SpecialClass::Throwable);
    EXPECT_EQ(program_->required("java/util/concurrent/ForkJoinWorkerThread").special, SpecialClass::Thread);
    EXPECT_EQ(program_->required("java/lang/ref/WeakReference").special, SpecialClass::Reference);
    EXPECT_EQ(program_->required("p/Types").special, SpecialClass::None);
}

TEST_F(Loading, Arrays) {
    Class& array = program_->required("[[Lp/Types;");
    Class& element = program_->required("p/Types");
    EXPECT_EQ(array.element, &element);
    EXPECT_EQ(array.dimensions, 2);
    EXPECT_EQ(&program_->array_of(program_->array_of(element)), &array);
    EXPECT_EQ(array.dotted_name(), "[[Lp.Types;");
    EXPECT_EQ(array.readable_name(), "p.Types[][]");
    EXPECT_EQ(program_->required("[J").component_type, BasicType::Long);
    EXPECT_EQ(program_->required("[J").readable_name(), "long[]");
    EXPECT_EQ(*program_->class_of_descriptor("[J"), &program_->required("[J"));
    EXPECT_EQ(*program_->class_of_descriptor("V"), &program_->primitive(BasicType::Void));
    EXPECT_EQ(*program_->class_of_descriptor("Lp/Types;"), &element);
}

TEST_F(Loading, Subtypes) {
    auto is_subtype = [&](std::string_view sub, std::string_view super) {
        return program_->required(sub).is_subclass_of(program_->required(super));
    };
    EXPECT_TRUE(is_subtype("java/util/ArrayList", "java/util/AbstractList"));
    EXPECT_TRUE(is_subtype("java/util/ArrayList", "java/util/Collection"));
    EXPECT_FALSE(is_subtype("java/util/AbstractList", "java/util/ArrayList"));
    EXPECT_TRUE(is_subtype("java/util/List", "java/lang/Object"));
    EXPECT_TRUE(is_subtype("java/util/List", "java/util/Collection"));
    EXPECT_TRUE(is_subtype("[Ljava/lang/String;", "[Ljava/lang/Comparable;"));
    EXPECT_TRUE(is_subtype("[[I", "[Ljava/lang/Object;"));
    EXPECT_TRUE(is_subtype("[[I", "[Ljava/io/Serializable;"));
    EXPECT_FALSE(is_subtype("[I", "[Ljava/lang/Object;"));
    EXPECT_FALSE(is_subtype("[I", "[J"));
    EXPECT_TRUE(is_subtype("[I", "java/lang/Cloneable"));
    EXPECT_FALSE(is_subtype("[I", "java/lang/Comparable"));
    EXPECT_FALSE(program_->primitive(BasicType::Int).is_subclass_of(program_->required("java/lang/Object")));
}

TEST_F(Loading, ClassIdsFindTheClass) {
    Class& string = program_->required("java/lang/String");
    EXPECT_EQ(&program_->by_id(string.id), &string);
    EXPECT_EQ(program_->find_loaded("java/lang/String"), &string);
    EXPECT_EQ(program_->find_loaded("not/Loaded"), nullptr);
    EXPECT_LT(static_cast<std::uint32_t>(string.id), program_->class_count());
}

TEST_F(Loading, DefinedClassesCanBeFoundUnlessHidden) {
    ClassBytesBuilder builder;
    builder.this_class = builder.class_constant("made/Up");
    Link<Class*> first = program_->define(builder.bytes(), {.hidden = true});
    Link<Class*> second = program_->define(builder.bytes(), {.hidden = true, .place = 1});
    ASSERT_TRUE(first.ok() && second.ok());
    EXPECT_NE((*first)->name, (*second)->name);
    EXPECT_NE((*first)->identity, (*second)->identity);
    EXPECT_EQ((*first)->dotted_name(), "made.Up/0x0000000000000000");
    EXPECT_EQ(load("made/Up"), "NoClassDefFoundError: made/Up");
    Link<Class*> open = program_->define(builder.bytes(), {});
    ASSERT_TRUE(open.ok());
    EXPECT_EQ(program_->find_loaded("made/Up"), *open);
    EXPECT_EQ(outcome_of(program_->define(builder.bytes(), {})),
              "LinkageError: loader 'app' attempted duplicate class definition for made.Up.");
}

// What one schedule has defined, another may define again.
TEST_F(Loading, DefiningAgainGivesTheSameClass) {
    ClassBytesBuilder builder;
    builder.this_class = builder.class_constant("made/Twice");
    Program::Definition hidden{.hidden = true, .at_run_time = true, .place = 5}, open{.at_run_time = true};
    Link<Class*> first = program_->define(builder.bytes(), hidden), second = program_->define(builder.bytes(), open);
    ASSERT_TRUE(first.ok() && second.ok());
    EXPECT_NE(*first, *second);
    EXPECT_EQ(*program_->define(builder.bytes(), hidden), *first);
    EXPECT_EQ(*program_->define(builder.bytes(), open), *second);
    EXPECT_EQ(program_->made_at_run_time("made/Twice"), std::vector<Class*>{*second});
    EXPECT_EQ(*program_->load("made/Twice"), *second);
    EXPECT_EQ(program_->find_loaded("made/Twice"), nullptr) << "in no state in particular";

    ClassBytesBuilder other;
    other.this_class = other.class_constant("made/Twice");
    other.flags |= classfile::access::kFinal;
    Link<Class*> variant = program_->define(other.bytes(), open);
    ASSERT_TRUE(variant.ok());
    EXPECT_NE(*variant, *second);
    EXPECT_NE((*variant)->identity, (*second)->identity);
    EXPECT_EQ(program_->made_at_run_time("made/Twice").size(), 2u);
    EXPECT_THAT(load("made/Twice"), ::testing::HasSubstr("which schedules define differently"));
}

TEST_F(Loading, NewerClassFilesAreRefused) {
    ClassBytesBuilder builder;
    builder.major_version = program_->required("java/lang/Object").file->major_version + 1;
    EXPECT_THAT(outcome_of(program_->define(builder.bytes(), {.hidden = true})),
                ::testing::HasSubstr("has been compiled by a more recent version of the Java Runtime (class file version"));
}

TEST_F(Loading, InterfacesExtendObject) {
    ClassBytesBuilder builder;
    builder.flags = classfile::access::kInterface | classfile::access::kAbstract;
    builder.super_class = builder.class_constant("java/util/ArrayList");
    EXPECT_THAT(outcome_of(program_->define(builder.bytes(), {.hidden = true})), ::testing::StartsWith("ClassFormatError: "));
}

TEST_F(Loading, CallersAndFramesAreMarkedByAnnotations) {
    EXPECT_TRUE(program_->required("java/lang/Class")
                    .find_method("forName", "(Ljava/lang/String;)Ljava/lang/Class;")
                    ->is_caller_sensitive);
    EXPECT_FALSE(program_->required("java/lang/Class").find_method("getName", "()Ljava/lang/String;")->is_caller_sensitive);
    Class& form = program_->required("java/lang/invoke/LambdaForm");
    EXPECT_TRUE(form.find_method("interpretWithArguments", "([Ljava/lang/Object;)Ljava/lang/Object;")->is_hidden_frame);
    EXPECT_FALSE(form.find_method("toString", "()Ljava/lang/String;")->is_hidden_frame);
}

TEST_F(Loading, SignaturePolymorphicMethods) {
    Class& var_handle = program_->required("java/lang/invoke/VarHandle");
    EXPECT_TRUE(var_handle.find_method("compareAndSet", "([Ljava/lang/Object;)Z")->is_signature_polymorphic);
    EXPECT_TRUE(var_handle.find_method("set", "([Ljava/lang/Object;)V")->is_signature_polymorphic);
    EXPECT_FALSE(var_handle.find_method("fullFence", "()V")->is_signature_polymorphic);
    int count = 0;
    for (const std::unique_ptr<Method>& method : var_handle.methods) count += method->is_signature_polymorphic;
    EXPECT_EQ(count, 31);
}

}  // namespace
}  // namespace raceproof::program
