// What the desugared classes do is tested by running programs (tests/run); here: their shape, that they pass the verifier, and
// what happens to call sites that no compiler would write.
#include "program/desugar/call_site.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "classfile/testing/class_bytes_builder.h"
#include "program/decoder.h"
#include "program/program.h"
#include "program/testing/java_sources.h"
#include "program/verifier.h"

namespace raceproof::program::desugar {
namespace {

namespace access = classfile::access;
using classfile::Tag;
using classfile::testing::ByteString;
using classfile::testing::ClassBytesBuilder;
using program::testing::outcome_of;
using ::testing::HasSubstr;
using ::testing::StartsWith;

constexpr const char* kSource = R"(
package p;
import java.io.Serializable;
import java.util.function.*;
class Plain { static Runnable make() { return () -> {}; } }
class Captures { static Supplier<String> make(int i, long l, double d, String s) { return () -> s + i + l + d; } }
class Markers { interface M {} static Object make() { return (Runnable & M & Serializable) () -> {}; } }
class Bridges {
    interface Generic<T> { void f(T t); }
    interface Plain { void f(String s); }
    interface Both extends Generic<String>, Plain {}
    static Both make() { return s -> {}; }
}
class Conversions {
    interface Widening { double f(int a, Integer b, Object c); }
    static long g(long a, long b, Object c) { return a + b; }
    static float h(double a, Number b, Object c) { return 1; }
    static Integer i(Integer a, int b, Object c) { return 1; }
    static Widening a() { return Conversions::h; }
    static Widening b() { return Conversions::g; }
    static Widening c() { return Conversions::i; }
}
class Constructors { Constructors(int i) {} static IntFunction<Constructors> make() { return Constructors::new; } }
class Privates { private int f(int i) { return i; } IntUnaryOperator make() { return this::f; } }
class Concat {
    static String many(boolean z, byte b, char c, short s, int i, long l, float f, double d, String t, Object o, int[] a) {
        return "\1" + z + b + "\2" + c + s + i + "" + l + f + d + t + o + a + "\u20ac";
    }
    static String pair(String a, String b) { return a + b; }
    static String one(String a) { return "x" + a; }
    static String number(int i) { return "" + i; }
}
record Components(boolean z, byte b, char c, short s, int i, long l, float f, double d, String t, int[] a) {}
record None() {}
)";

class DesugarJava : public ::testing::Test {
  protected:
    static void SetUpTestSuite() {
        java_ = new program::testing::CompiledJava;
        java_->compile("classes", {{"p/Sample.java", kSource}});
        program_ = program::testing::make_program(java_->path_list({"classes"})).release();
    }
    static void TearDownTestSuite() {
        delete program_;
        delete java_;
    }

    // Links every call site of the class and verifies what that made as if it were not trusted.
    static std::vector<Method*> link_all(std::string_view class_name) {
        Class& host = program_->required(class_name);
        std::vector<Method*> linked;
        for (std::uint16_t index = 1; index < host.file->constants.size(); ++index) {
            if (!host.file->has(index, Tag::InvokeDynamic)) continue;
            Link<Method*> method = link(*program_, host, index);
            EXPECT_TRUE(method.ok()) << outcome_of(method);
            if (!method) continue;
            EXPECT_EQ(*link(*program_, host, index), *method);
            EXPECT_EQ((*method)->descriptor.text(), host.file->name_and_type(host.file->constant(index).second).descriptor);
            EXPECT_TRUE((*method)->is_static());
            verify_all(*(*method)->owner);
            linked.push_back(*method);
        }
        return linked;
    }

    static void verify_all(const Class& made) {
        EXPECT_TRUE(made.is_synthetic);
        EXPECT_EQ(made.file->major_version, 61);
        for (const std::unique_ptr<Method>& method : made.methods) {
            Link<std::unique_ptr<const Code>> code = decode(*program_, *method);
            ASSERT_TRUE(code.ok()) << outcome_of(code);
            Link<Done> verified = verify(*program_, *method, **code);
            EXPECT_TRUE(verified.ok()) << outcome_of(verified);
        }
    }

    static Class& only_class(std::string_view host) {
        std::vector<Method*> linked = link_all(host);
        VERIFY(linked.size() == 1, "should have one call site");
        return *linked[0]->owner;
    }

    static inline program::testing::CompiledJava* java_ = nullptr;
    static inline Program* program_ = nullptr;
};

TEST_F(DesugarJava, ALambdaWithoutCapturesHasOneInstance) {
    Class& made = only_class("p/Plain");
    EXPECT_THAT(std::string(made.name.text()), StartsWith("p/Plain$$Lambda$1"));
    EXPECT_TRUE(made.implements(program_->required("java/lang/Runnable")));
    EXPECT_EQ(made.host, &program_->required("p/Plain"));
    ASSERT_NE(made.class_initialiser, nullptr);
    ASSERT_EQ(made.fields.size(), 1u);
    EXPECT_TRUE(made.fields[0].is_static() && made.fields[0].is_final());
    EXPECT_NE(made.find_declared_method("run", "()V"), nullptr);
}

TEST_F(DesugarJava, CapturesBecomeFields) {
    std::vector<Method*> linked = link_all("p/Captures");
    ASSERT_EQ(linked.size(), 2u);  // with the concatenation
    const Class& made = *linked[linked[0]->owner->name.text().starts_with("p/") ? 0 : 1]->owner;
    EXPECT_EQ(made.class_initialiser, nullptr);
    std::string descriptors;
    for (const Field& field : made.fields) {
        EXPECT_TRUE(field.is_final() && !field.is_static());
        descriptors += field.descriptor.text();
    }
    EXPECT_EQ(descriptors, "Ljava/lang/String;IJD");
}

TEST_F(DesugarJava, MarkersAndSerializable) {
    Class& made = only_class("p/Markers");
    for (std::string_view name : {"java/lang/Runnable", "p/Markers$M", "java/io/Serializable"})
        EXPECT_TRUE(made.implements(program_->required(name))) << name;
}

TEST_F(DesugarJava, BridgesAreMethodsToo) {
    Class& made = only_class("p/Bridges");
    EXPECT_NE(made.find_declared_method("f", "(Ljava/lang/String;)V"), nullptr);
    EXPECT_NE(made.find_declared_method("f", "(Ljava/lang/Object;)V"), nullptr);
}

TEST_F(DesugarJava, ConversionsConstructorsAndPrivateMethods) {
    EXPECT_EQ(link_all("p/Conversions").size(), 3u);
    EXPECT_EQ(link_all("p/Constructors").size(), 1u);
    EXPECT_EQ(link_all("p/Privates").size(), 1u);
}

TEST_F(DesugarJava, ConcatenationIsSharedByContent) {
    std::vector<Method*> linked = link_all("p/Concat");
    ASSERT_EQ(linked.size(), 4u);
    for (Method* method : linked) {
        EXPECT_THAT(std::string(method->owner->name.text()), StartsWith("java/lang/StringConcat$$"));
        EXPECT_EQ(method->owner->host, &program_->required("java/lang/StringConcatHelper"));
    }
}

TEST_F(DesugarJava, RecordMethods) {
    EXPECT_EQ(link_all("p/Components").size(), 3u);
    EXPECT_EQ(link_all("p/None").size(), 3u);
}

// A class with one call site, made by hand.
class CallSiteBuilder {
  public:
    unsigned bootstrap(std::string_view owner, std::string_view name) {
        constexpr unsigned kInvokeStatic = 6;
        return builder.method_handle(kInvokeStatic, builder.member(Tag::MethodRef, owner, name, "()Ljava/lang/invoke/CallSite;"));
    }
    unsigned metafactory() { return bootstrap("java/lang/invoke/LambdaMetafactory", "metafactory"); }
    unsigned concat() { return bootstrap("java/lang/invoke/StringConcatFactory", "makeConcatWithConstants"); }
    unsigned static_handle(std::string_view owner, std::string_view name, std::string_view descriptor) {
        return builder.method_handle(6, builder.member(Tag::MethodRef, owner, name, descriptor));
    }

    std::string outcome(std::string_view name, std::string_view descriptor, unsigned handle,
                        std::initializer_list<unsigned> arguments) {
        unsigned site = builder.two(Tag::InvokeDynamic, 0, builder.name_and_type(name, descriptor));
        ByteString table;
        table.u2(1).u2(handle).u2(static_cast<unsigned>(arguments.size()));
        for (unsigned argument : arguments) table.u2(argument);
        builder.add_attribute("BootstrapMethods", table);
        std::unique_ptr<Program> program = program::testing::make_program();
        Link<Class*> host = program->define(builder.bytes(), {});
        if (!host) return outcome_of(host);
        Link<Method*> linked = link(*program, **host, static_cast<std::uint16_t>(site));
        return outcome_of(linked);
    }

    ClassBytesBuilder builder;
};

TEST(DesugarByHand, RecipesMustMatch) {
    auto outcome = [](std::string_view recipe, std::string_view descriptor,
                      std::initializer_list<std::string_view> constants = {}) {
        CallSiteBuilder site;
        unsigned handle = site.concat(), text = site.builder.string(recipe);
        if (constants.size() == 0) return site.outcome("makeConcatWithConstants", descriptor, handle, {text});
        return site.outcome("makeConcatWithConstants", descriptor, handle, {text, site.builder.string(*constants.begin())});
    };
    EXPECT_EQ(outcome("a\1b", "(I)Ljava/lang/String;"), "ok");
    EXPECT_EQ(outcome("a\1b\2", "(I)Ljava/lang/String;", {"c"}), "ok");
    EXPECT_EQ(outcome("a", "()Ljava/lang/Object;"), "ok");
    EXPECT_THAT(outcome("\1\1", "(I)Ljava/lang/String;"), HasSubstr("recipe wants 2 arguments, but signature provides 1"));
    EXPECT_THAT(outcome("\1", "(II)Ljava/lang/String;"), HasSubstr("recipe wants 1 arguments, but signature provides 2"));
    EXPECT_THAT(outcome("\1\2", "(I)Ljava/lang/String;"), HasSubstr("recipe wants 1 constants, but only 0 are passed"));
    EXPECT_THAT(outcome("\1", "(I)Ljava/lang/String;", {"c"}), HasSubstr("recipe wants 0 constants, but only 1 are passed"));
    EXPECT_THAT(outcome("\1", "(I)Ljava/lang/Integer;"), HasSubstr("return type should be compatible with String"));
    EXPECT_THAT(outcome("\1", "(I)I"), HasSubstr("return type should be compatible with String"));
    std::string many(201, '\1');
    EXPECT_THAT(outcome(many, "(" + std::string(201, 'I') + ")Ljava/lang/String;"), HasSubstr("Too many concat argument slots"));
    EXPECT_EQ(outcome(many.substr(1), "(" + std::string(200, 'F') + ")Ljava/lang/String;"), "ok");
    EXPECT_EQ(outcome(std::string(60'000, 'x') + "\1", "(I)Ljava/lang/String;"), "ok");
}

TEST(DesugarByHand, LambdaTypesMustFit) {
    // A lambda of the given shape over the static method Math.abs(int) or another.
    auto outcome = [](std::string_view site_descriptor, std::string_view interface_type, std::string_view implementation,
                      std::string_view instantiated = "") {
        CallSiteBuilder site;
        unsigned handle = site.metafactory();
        unsigned type = site.builder.method_type(interface_type);
        unsigned target = site.static_handle("java/lang/Math", "abs", implementation);
        unsigned actual = site.builder.method_type(instantiated.empty() ? interface_type : instantiated);
        return site.outcome("f", site_descriptor, handle, {type, target, actual});
    };
    EXPECT_EQ(outcome("()Ljava/lang/Runnable;", "(I)I", "(I)I"), "ok");
    EXPECT_EQ(outcome("(I)Ljava/lang/Runnable;", "()I", "(I)I"), "ok");
    EXPECT_EQ(outcome("()Ljava/lang/Runnable;", "(I)J", "(J)J"), "ok");
    EXPECT_EQ(outcome("()Ljava/lang/Runnable;", "(Ljava/lang/Object;)Ljava/lang/Object;", "(J)J",
                      "(Ljava/lang/Integer;)Ljava/lang/Long;"),
              "ok");
    EXPECT_EQ(outcome("()Ljava/lang/Runnable;", "(I)V", "(I)I"), "ok");
    EXPECT_THAT(outcome("()Ljava/lang/Object;", "(I)I", "(I)I"), HasSubstr("java.lang.Object is not an interface"));
    EXPECT_THAT(outcome("()Ljava/lang/Runnable;", "()I", "(I)I"), HasSubstr("Incorrect number of parameters"));
    EXPECT_THAT(outcome("(J)Ljava/lang/Runnable;", "()I", "(I)I"), HasSubstr("captured lambda parameter"));
    EXPECT_THAT(outcome("(Ljava/lang/Object;)Ljava/lang/Runnable;", "()I", "(I)I"), HasSubstr("captured lambda parameter"));
    EXPECT_THAT(outcome("()Ljava/lang/Runnable;", "(J)I", "(I)I"), HasSubstr("lambda argument"));
    EXPECT_THAT(outcome("()Ljava/lang/Runnable;", "(Ljava/lang/Object;)I", "(I)I", "(I)I"), HasSubstr("lambda argument"));
    EXPECT_THAT(outcome("()Ljava/lang/Runnable;", "(Ljava/lang/Object;)I", "(I)I", "(Ljava/lang/Long;)I"),
                HasSubstr("lambda argument"));
    EXPECT_THAT(outcome("()Ljava/lang/Runnable;", "(I)S", "(I)I"), HasSubstr("lambda return"));
    EXPECT_THAT(outcome("()Ljava/lang/Runnable;", "(I)I", "(I)Ljava/lang/NoSuch;"), HasSubstr("NoSuchMethodError"));
}

}  // namespace
}  // namespace raceproof::program::desugar
