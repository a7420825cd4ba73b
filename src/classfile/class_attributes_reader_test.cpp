#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "classfile/testing/read_outcome.h"

namespace raceproof::classfile {
namespace {

using namespace access;
using testing::ByteString;
using testing::ClassBytesBuilder;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using testing::outcome_of;
using testing::Table;

std::string outcome_of_attribute(std::string_view name, const ByteString& body) {
    ClassBytesBuilder builder;
    builder.add_attribute(name, body);
    return outcome_of(builder);
}

// In a default builder constant 1 is text and constant 2 a class.
constexpr unsigned kText = 1, kClass = 2;

TEST(ClassAttributes, KeepWhatTheySay) {
    ClassBytesBuilder builder;
    builder.add_attribute("SourceFile", ByteString().u2(builder.utf8("A.java")));
    builder.add_attribute("Signature", ByteString().u2(builder.utf8("<T:Ljava/lang/Object;>Ljava/lang/Object;")));
    builder.add_attribute("EnclosingMethod", ByteString().u2(kClass).u2(0));
    builder.add_attribute("NestMembers", ByteString().u2(1).u2(kClass));
    builder.add_attribute("PermittedSubclasses", ByteString().u2(1).u2(kClass));
    builder.add_attribute("RuntimeVisibleTypeAnnotations", ByteString().u2(0));
    builder.add_attribute("Deprecated", {});
    builder.add_attribute("Synthetic", {});
    auto result = read_class(builder.bytes());
    ASSERT_TRUE(result) << result.error().reason;
    const ClassFile& file = **result;
    EXPECT_EQ(file.source_file, "A.java");
    EXPECT_EQ(file.signature, "<T:Ljava/lang/Object;>Ljava/lang/Object;");
    EXPECT_EQ(file.enclosing_method->class_index, kClass);
    EXPECT_EQ(file.enclosing_method->method, 0);
    EXPECT_THAT(file.nest_members, ElementsAre(kClass));
    EXPECT_THAT(file.permitted_subclasses, ElementsAre(kClass));
    EXPECT_EQ(file.annotations.visible_types.size(), 2u);
    EXPECT_TRUE(file.is_deprecated);
    EXPECT_EQ(file.flags, kPublic | kSuper | kSynthetic);
}

TEST(ClassAttributes, WrongIndices) {
    EXPECT_THAT(outcome_of_attribute("SourceFile", ByteString().u2(kClass)), HasSubstr("source file: constant 2 is no text"));
    EXPECT_THAT(outcome_of_attribute("EnclosingMethod", ByteString().u2(0).u2(0)), HasSubstr("enclosing class"));
    EXPECT_THAT(outcome_of_attribute("EnclosingMethod", ByteString().u2(kClass).u2(kText)), HasSubstr("enclosing method"));
    EXPECT_THAT(outcome_of_attribute("NestHost", ByteString().u2(kText)), HasSubstr("nest host: constant 1 is no class"));
    EXPECT_THAT(outcome_of_attribute("NestMembers", ByteString().u2(1).u2(kText)), HasSubstr("nest member"));
    EXPECT_THAT(outcome_of_attribute("PermittedSubclasses", ByteString().u2(1).u2(0)), HasSubstr("permitted subclass"));
}

TEST(ClassAttributes, WrongLengths) {
    for (std::string_view name : {"SourceFile", "Signature", "EnclosingMethod", "NestHost", "NestMembers", "InnerClasses",
                                  "BootstrapMethods", "Record", "PermittedSubclasses"}) {
        EXPECT_EQ(outcome_of_attribute(name, {}), "unexpected end of data") << name;
        EXPECT_NE(outcome_of_attribute(name, ByteString().u4(0).u4(0).u4(0)), "ok") << name;
    }
    EXPECT_THAT(outcome_of_attribute("Deprecated", ByteString().u1(0)), HasSubstr("too many"));
    EXPECT_EQ(outcome_of_attribute("SourceDebugExtension", ByteString().u4(0)), "ok");
}

TEST(ClassAttributes, OnceEach) {
    ClassBytesBuilder builder;
    builder.add_attribute("SourceFile", ByteString().u2(kText));
    builder.add_attribute("SourceFile", ByteString().u2(kText));
    EXPECT_EQ(outcome_of(builder), "second SourceFile attribute");
}

TEST(ClassAttributes, OldFilesDoNotKnowThem) {
    ClassBytesBuilder builder;
    builder.major_version = 48;
    for (std::string_view name :
         {"Signature", "EnclosingMethod", "NestHost", "BootstrapMethods", "Record", "PermittedSubclasses"})
        builder.add_attribute(name, ByteString().u1(0));
    EXPECT_EQ(outcome_of(builder), "ok");
}

TEST(ClassAttributes, EnclosingMethodIsAMethod) {
    ClassBytesBuilder builder;
    builder.add_attribute("EnclosingMethod", ByteString().u2(kClass).u2(builder.name_and_type("m", "()V")));
    EXPECT_EQ(outcome_of(builder), "ok");
    ClassBytesBuilder field;
    field.add_attribute("EnclosingMethod", ByteString().u2(kClass).u2(field.name_and_type("x", "I")));
    EXPECT_EQ(outcome_of(field), "enclosing method with the descriptor of a field");
}

TEST(ClassAttributes, NestHostOrMember) {
    ClassBytesBuilder builder;
    builder.add_attribute("NestHost", ByteString().u2(kClass));
    EXPECT_EQ(outcome_of(builder), "ok");
    builder.add_attribute("NestMembers", ByteString().u2(0));
    EXPECT_EQ(outcome_of(builder), "class is both nest host and nest member");
}

TEST(ClassAttributes, FinalClassesPermitNothing) {
    ClassBytesBuilder builder;
    builder.flags |= kFinal;
    builder.add_attribute("PermittedSubclasses", ByteString().u2(1).u2(kClass));
    EXPECT_EQ(outcome_of(builder), "final class with permitted subclasses");
}

ByteString inner_class(unsigned inner, unsigned outer, unsigned name, unsigned flags) {
    return ByteString().u2(inner).u2(outer).u2(name).u2(flags);
}

std::string outcome_of_inner_classes(ClassBytesBuilder& builder, std::initializer_list<ByteString> rows) {
    builder.add_attribute("InnerClasses", ClassBytesBuilder::table(rows).bytes());
    return outcome_of(builder);
}

TEST(InnerClasses, KeepWhatTheySay) {
    ClassBytesBuilder builder;
    unsigned inner = builder.class_constant("A$B");
    unsigned anonymous = builder.class_constant("A$1");
    unsigned name = builder.utf8("B");
    ASSERT_EQ(outcome_of_inner_classes(builder,
                                       {inner_class(inner, kClass, name, kPrivate | kStatic), inner_class(anonymous, 0, 0, 0)}),
              "ok");
    auto file = read_class(builder.bytes()).take();
    ASSERT_EQ(file->inner_classes.size(), 2u);
    EXPECT_EQ(file->inner_classes[0].inner, inner);
    EXPECT_EQ(file->inner_classes[0].outer, kClass);
    EXPECT_EQ(file->inner_classes[0].name, "B");
    EXPECT_EQ(file->inner_classes[0].flags, kPrivate | kStatic);
    EXPECT_EQ(file->inner_classes[1].outer, 0);
    EXPECT_EQ(file->inner_classes[1].name, "");
}

TEST(InnerClasses, Wrong) {
    ClassBytesBuilder no_class;
    EXPECT_THAT(outcome_of_inner_classes(no_class, {inner_class(0, 0, 0, 0)}), HasSubstr("inner class: constant 0"));
    ClassBytesBuilder no_outer;
    EXPECT_THAT(outcome_of_inner_classes(no_outer, {inner_class(kClass, kText, 0, 0)}), HasSubstr("outer class: constant 1"));
    ClassBytesBuilder no_name;
    EXPECT_THAT(outcome_of_inner_classes(no_name, {inner_class(kClass, 0, kClass, 0)}), HasSubstr("name of an inner class"));
    ClassBytesBuilder bad_flags;
    EXPECT_THAT(outcome_of_inner_classes(bad_flags, {inner_class(kClass, 0, 0, kInterface)}),
                HasSubstr("illegal class access flags"));
    ClassBytesBuilder twice;
    EXPECT_EQ(outcome_of_inner_classes(twice, {inner_class(kClass, 0, 0, 0), inner_class(kClass, 0, 0, 0)}),
              "an inner class is listed twice");
}

TEST(InnerClasses, NoCycles) {
    ClassBytesBuilder itself;
    EXPECT_EQ(outcome_of_inner_classes(itself, {inner_class(kClass, kClass, 0, 0)}), "class A contains itself");
    ClassBytesBuilder ring;
    unsigned b = ring.class_constant("B"), c = ring.class_constant("C"), d = ring.class_constant("D");
    EXPECT_THAT(outcome_of_inner_classes(ring, {inner_class(d, b, 0, 0), inner_class(b, c, 0, 0), inner_class(c, b, 0, 0)}),
                HasSubstr("contains itself"));
    ClassBytesBuilder chain;
    b = chain.class_constant("B"), c = chain.class_constant("C"), d = chain.class_constant("D");
    EXPECT_EQ(outcome_of_inner_classes(chain, {inner_class(d, c, 0, 0), inner_class(c, b, 0, 0), inner_class(b, kClass, 0, 0)}),
              "ok");
}

TEST(BootstrapMethods, KeepWhatTheySay) {
    ClassBytesBuilder builder;
    unsigned handle = builder.method_handle(6, builder.member(Tag::MethodRef, "B", "boot", "()V"));
    unsigned arguments[] = {builder.integer(1), builder.string("s"), builder.method_type("()V"), handle, builder.long_bits(1)};
    ByteString body;
    body.u2(2).u2(handle).u2(0).u2(handle).u2(5);
    for (unsigned argument : arguments) body.u2(argument);
    builder.add_attribute("BootstrapMethods", body);
    auto result = read_class(builder.bytes());
    ASSERT_TRUE(result) << result.error().reason;
    const std::vector<BootstrapMethod>& methods = (*result)->bootstrap_methods;
    ASSERT_EQ(methods.size(), 2u);
    EXPECT_TRUE(methods[0].arguments.empty());
    EXPECT_EQ(methods[1].method_handle, handle);
    EXPECT_THAT(methods[1].arguments, ::testing::ElementsAreArray(arguments));
}

TEST(BootstrapMethods, Wrong) {
    EXPECT_THAT(outcome_of_attribute("BootstrapMethods", ByteString().u2(1).u2(kClass).u2(0)),
                HasSubstr("bootstrap method: constant 2"));
    for (unsigned argument : {0u, kText, 999u}) {
        ClassBytesBuilder builder;
        unsigned handle = builder.method_handle(6, builder.member(Tag::MethodRef, "B", "boot", "()V"));
        builder.add_attribute("BootstrapMethods", ByteString().u2(1).u2(handle).u2(1).u2(argument));
        EXPECT_THAT(outcome_of(builder), HasSubstr("cannot be loaded")) << argument;
    }
}

TEST(Records, KeepWhatTheySay) {
    ClassBytesBuilder builder;
    ByteString signature = builder.attribute("Signature", ByteString().u2(builder.utf8("TT;")));
    builder.add_attribute(
        "Record", ClassBytesBuilder::table(
                      {
                          ByteString().u2(builder.utf8("x")).u2(builder.utf8("I")).u2(0),
                          ByteString().u2(builder.utf8("y")).u2(builder.utf8("Ljava/lang/Object;")).u2(1).append(signature),
                      })
                      .bytes());
    auto result = read_class(builder.bytes());
    ASSERT_TRUE(result) << result.error().reason;
    EXPECT_TRUE((*result)->is_record);
    ASSERT_EQ((*result)->record_components.size(), 2u);
    EXPECT_EQ((*result)->record_components[0].name, "x");
    EXPECT_EQ((*result)->record_components[0].signature, "");
    EXPECT_EQ((*result)->record_components[1].descriptor, "Ljava/lang/Object;");
    EXPECT_EQ((*result)->record_components[1].signature, "TT;");
}

TEST(Records, MayBeEmpty) {
    ClassBytesBuilder builder;
    builder.add_attribute("Record", ByteString().u2(0));
    EXPECT_TRUE(read_class(builder.bytes()).take()->is_record);
}

TEST(Records, Wrong) {
    ClassBytesBuilder bad_name;
    bad_name.add_attribute("Record", ByteString().u2(1).u2(bad_name.utf8("a.b")).u2(bad_name.utf8("I")).u2(0));
    EXPECT_THAT(outcome_of(bad_name), HasSubstr("illegal field name"));
    ClassBytesBuilder bad_descriptor;
    bad_descriptor.add_attribute("Record", ByteString().u2(1).u2(bad_descriptor.utf8("x")).u2(bad_descriptor.utf8("V")).u2(0));
    EXPECT_THAT(outcome_of(bad_descriptor), HasSubstr("illegal descriptor"));
    ClassBytesBuilder twice;
    ByteString signature = twice.attribute("Signature", ByteString().u2(kText));
    twice.add_attribute("Record",
                        ByteString().u2(1).u2(twice.utf8("x")).u2(twice.utf8("I")).u2(2).append(signature).append(signature));
    EXPECT_EQ(outcome_of(twice), "second Signature attribute");
}

}  // namespace
}  // namespace raceproof::classfile
