#include "classfile/constant_pool_reader.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "classfile/testing/read_outcome.h"

namespace raceproof::classfile {
namespace {

using testing::ByteString;
using testing::ClassBytesBuilder;
using ::testing::EndsWith;
using ::testing::HasSubstr;
using testing::outcome_of;

TEST(ConstantPool, KeepsValues) {
    ClassBytesBuilder builder;
    unsigned text = builder.utf8("caf\xC3\xA9");
    unsigned integer = builder.integer(0x80000001);
    unsigned floating = builder.float_bits(0x3F800000);
    unsigned wide = builder.long_bits(0x8000000000000001);
    unsigned doubled = builder.double_bits(0x3FF0000000000000);
    unsigned method = builder.member(Tag::MethodRef, "B", "run", "(I)V");
    auto result = read_class(builder.bytes());
    ASSERT_TRUE(result) << result.error().reason;
    const ClassFile& file = **result;
    EXPECT_EQ(file.constants.size(), method + 1);
    EXPECT_EQ(file.constant(0).tag, Tag::Unusable);
    EXPECT_EQ(file.utf8(static_cast<std::uint16_t>(text)), "caf\xC3\xA9");
    EXPECT_EQ(file.constants[integer].bits, 0x80000001u);
    EXPECT_EQ(file.constants[floating].bits, 0x3F800000u);
    EXPECT_EQ(file.constants[wide].bits, 0x8000000000000001u);
    EXPECT_EQ(file.constants[wide + 1].tag, Tag::Unusable);
    EXPECT_EQ(file.constants[doubled].bits, 0x3FF0000000000000u);
    EXPECT_EQ(file.class_name(file.constants[method].first), "B");
    EXPECT_EQ(file.name_and_type(file.constants[method].second).name, "run");
    EXPECT_EQ(file.name_and_type(file.constants[method].second).descriptor, "(I)V");
}

TEST(ConstantPool, Sizes) {
    ByteString empty;
    empty.u4(0xCAFEBABE).u2(0).u2(61).u2(0);
    EXPECT_EQ(outcome_of(testing::bytes_of(empty.bytes())), "constant pool of size 0");
    ByteString huge;
    huge.u4(0xCAFEBABE).u2(0).u2(61).u2(65535).u4(0);
    EXPECT_THAT(outcome_of(testing::bytes_of(huge.bytes())), HasSubstr("do not fit"));
}

TEST(ConstantPool, LongNeedsTwoIndices) {
    ClassBytesBuilder builder;
    builder.constant(Tag::Long, ByteString().u4(0).u4(1), 1);
    EXPECT_THAT(outcome_of(builder), HasSubstr("second half"));
}

TEST(ConstantPool, SecondIndexOfALongIsUnusable) {
    ClassBytesBuilder builder;
    unsigned wide = builder.long_bits(1);
    builder.one(Tag::String, wide + 1);
    EXPECT_THAT(outcome_of(builder), HasSubstr("wrong kind"));
}

TEST(ConstantPool, UnknownTags) {
    for (unsigned tag : {0u, 2u, 13u, 14u, 21u, 255u}) {
        ClassBytesBuilder builder;
        builder.constant(static_cast<Tag>(tag), ByteString().u4(0));
        EXPECT_THAT(outcome_of(builder), HasSubstr("is unknown")) << tag;
    }
}

TEST(ConstantPool, TagsNeedTheirVersion) {
    struct {
        Tag tag;
        unsigned first_version;
    } const cases[] = {{Tag::MethodHandle, 51}, {Tag::MethodType, 51}, {Tag::InvokeDynamic, 51},
                       {Tag::Dynamic, 55},      {Tag::Module, 53},     {Tag::Package, 53}};
    for (auto [tag, first_version] : cases) {
        ClassBytesBuilder builder;
        builder.constant(tag, ByteString().u4(0));
        builder.major_version = first_version - 1;
        EXPECT_THAT(outcome_of(builder), HasSubstr("is not allowed")) << static_cast<int>(tag);
        builder.major_version = first_version;
        EXPECT_THAT(outcome_of(builder), Not(HasSubstr("is not allowed"))) << static_cast<int>(tag);
    }
}

TEST(ConstantPool, BadText) {
    ClassBytesBuilder builder;
    builder.utf8("\xFF");
    EXPECT_EQ(outcome_of(builder), "text that is not modified UTF-8");
}

// Each constant with each of its references pointing at a constant of another tag, at nothing, and behind the end.
TEST(ConstantPool, ReferencesNeedTheRightTag) {
    auto make = [](Tag tag, unsigned first, unsigned second) {
        ClassBytesBuilder builder;
        switch (tag) {
            case Tag::Class:
            case Tag::String:
            case Tag::MethodType:
            case Tag::Package: builder.one(tag, first); break;
            case Tag::MethodHandle: builder.method_handle(first, second); break;
            default: builder.two(tag, first, second); break;
        }
        return builder;
    };
    ClassBytesBuilder model;
    const unsigned text = 1, class_index = model.this_class, bad_indices[] = {0, 5000};
    for (unsigned bad : bad_indices) {
        for (Tag tag : {Tag::Class, Tag::String, Tag::MethodType, Tag::Package})
            EXPECT_THAT(outcome_of(make(tag, bad, 0)), HasSubstr("wrong kind"));
        for (Tag tag : {Tag::FieldRef, Tag::MethodRef, Tag::InterfaceMethodRef}) {
            EXPECT_THAT(outcome_of(make(tag, bad, text)), HasSubstr("wrong kind"));
            EXPECT_THAT(outcome_of(make(tag, class_index, bad)), HasSubstr("wrong kind"));
        }
        EXPECT_THAT(outcome_of(make(Tag::NameAndType, bad, text)), HasSubstr("wrong kind"));
        EXPECT_THAT(outcome_of(make(Tag::NameAndType, text, bad)), HasSubstr("wrong kind"));
        EXPECT_THAT(outcome_of(make(Tag::Dynamic, 0, bad)), HasSubstr("wrong kind"));
        EXPECT_THAT(outcome_of(make(Tag::InvokeDynamic, 0, bad)), HasSubstr("wrong kind"));
        for (unsigned kind = 1; kind <= 9; ++kind)
            EXPECT_THAT(outcome_of(make(Tag::MethodHandle, kind, bad)), HasSubstr("wrong kind"));
    }
    EXPECT_THAT(outcome_of(make(Tag::Class, class_index, 0)), HasSubstr("wrong kind"));
    EXPECT_THAT(outcome_of(make(Tag::FieldRef, text, class_index)), HasSubstr("wrong kind"));
}

TEST(ConstantPool, ClassNames) {
    for (std::string_view name : {"p/B", "[I", "[[Lp/B;", "B-C"}) {
        ClassBytesBuilder builder;
        builder.class_constant(name);
        EXPECT_EQ(outcome_of(builder), "ok") << name;
    }
    for (std::string_view name : {"", "p.B", "p//B", "/B", "B/", "B;", "[", "[V", "[Lp/B", "LB;"}) {
        ClassBytesBuilder builder;
        builder.class_constant(name);
        EXPECT_THAT(outcome_of(builder), HasSubstr("illegal class name")) << name;
    }
}

TEST(ConstantPool, NamesAndTypes) {
    auto outcome = [](std::string_view name, std::string_view descriptor) {
        ClassBytesBuilder builder;
        builder.name_and_type(name, descriptor);
        return outcome_of(builder);
    };
    EXPECT_EQ(outcome("x", "I"), "ok");
    EXPECT_EQ(outcome("x", "()V"), "ok");
    EXPECT_EQ(outcome("<init>", "(I)V"), "ok");
    EXPECT_EQ(outcome("<clinit>", "()V"), "ok");
    EXPECT_THAT(outcome("", "I"), HasSubstr("illegal field name"));
    EXPECT_THAT(outcome("a.b", "I"), HasSubstr("illegal field name"));
    EXPECT_THAT(outcome("x", ""), HasSubstr("illegal descriptor"));
    EXPECT_THAT(outcome("x", "V"), HasSubstr("illegal descriptor"));
    EXPECT_THAT(outcome("x", "(V)V"), HasSubstr("illegal descriptor"));
    EXPECT_THAT(outcome("<other>", "()V"), HasSubstr("illegal method name"));
    EXPECT_THAT(outcome("a>b", "()V"), HasSubstr("illegal method name"));
    EXPECT_THAT(outcome("<init>", "()I"), HasSubstr("illegal descriptor"));
    EXPECT_THAT(outcome("<clinit>", "(I)V"), HasSubstr("illegal descriptor"));
}

TEST(ConstantPool, MemberReferencesNeedDescriptorsOfTheirKind) {
    auto outcome = [](Tag tag, std::string_view name, std::string_view descriptor) {
        ClassBytesBuilder builder;
        builder.member(tag, "B", name, descriptor);
        return outcome_of(builder);
    };
    EXPECT_EQ(outcome(Tag::FieldRef, "x", "I"), "ok");
    EXPECT_EQ(outcome(Tag::MethodRef, "x", "()V"), "ok");
    EXPECT_EQ(outcome(Tag::MethodRef, "<init>", "()V"), "ok");
    EXPECT_EQ(outcome(Tag::InterfaceMethodRef, "x", "()V"), "ok");
    EXPECT_THAT(outcome(Tag::FieldRef, "x", "()V"), EndsWith("needs the descriptor of a field, has that of a method"));
    EXPECT_THAT(outcome(Tag::MethodRef, "x", "I"), EndsWith("needs the descriptor of a method, has that of a field"));
    EXPECT_THAT(outcome(Tag::InterfaceMethodRef, "x", "I"), HasSubstr("needs the descriptor of a method"));
    EXPECT_THAT(outcome(Tag::MethodRef, "<clinit>", "()V"), HasSubstr("refers to a method <clinit>"));
}

TEST(ConstantPool, MethodHandles) {
    auto outcome = [](unsigned kind, Tag tag, std::string_view name, unsigned version = 61) {
        ClassBytesBuilder builder;
        builder.major_version = version;
        builder.method_handle(kind, builder.member(tag, "B", name, tag == Tag::FieldRef ? "I" : "()V"));
        return outcome_of(builder);
    };
    for (unsigned kind = 1; kind <= 4; ++kind) {
        EXPECT_EQ(outcome(kind, Tag::FieldRef, "x"), "ok");
        EXPECT_THAT(outcome(kind, Tag::MethodRef, "x"), HasSubstr("wrong kind"));
    }
    for (unsigned kind = 5; kind <= 7; ++kind) {
        EXPECT_EQ(outcome(kind, Tag::MethodRef, "x"), "ok");
        EXPECT_THAT(outcome(kind, Tag::MethodRef, "<init>"), HasSubstr("method handle of kind"));
        EXPECT_THAT(outcome(kind, Tag::FieldRef, "x"), HasSubstr("wrong kind"));
    }
    EXPECT_EQ(outcome(8, Tag::MethodRef, "<init>"), "ok");
    EXPECT_THAT(outcome(8, Tag::MethodRef, "x"), HasSubstr("method handle of kind 8"));
    EXPECT_EQ(outcome(9, Tag::InterfaceMethodRef, "x"), "ok");
    EXPECT_THAT(outcome(9, Tag::MethodRef, "x"), HasSubstr("wrong kind"));
    EXPECT_THAT(outcome(5, Tag::InterfaceMethodRef, "x"), HasSubstr("wrong kind"));
    // Static and private methods of interfaces exist since Java 8.
    for (unsigned kind : {6u, 7u}) {
        EXPECT_EQ(outcome(kind, Tag::InterfaceMethodRef, "x", 52), "ok");
        EXPECT_THAT(outcome(kind, Tag::InterfaceMethodRef, "x", 51), HasSubstr("wrong kind"));
    }
    EXPECT_THAT(outcome(0, Tag::FieldRef, "x"), HasSubstr("unknown kind 0"));
    EXPECT_THAT(outcome(10, Tag::FieldRef, "x"), HasSubstr("unknown kind 10"));
}

TEST(ConstantPool, MethodTypes) {
    ClassBytesBuilder good;
    good.method_type("(I)V");
    EXPECT_EQ(outcome_of(good), "ok");
    ClassBytesBuilder bad;
    bad.method_type("I");
    EXPECT_THAT(outcome_of(bad), HasSubstr("no method descriptor"));
}

TEST(ConstantPool, DynamicNeedsABootstrapMethod) {
    ClassBytesBuilder builder;
    builder.two(Tag::InvokeDynamic, 0, builder.name_and_type("x", "()V"));
    EXPECT_EQ(outcome_of(builder), "bootstrap method 0 does not exist");
    unsigned handle = builder.method_handle(6, builder.member(Tag::MethodRef, "B", "boot", "()V"));
    builder.add_attribute("BootstrapMethods", ByteString().u2(1).u2(handle).u2(0));
    EXPECT_EQ(outcome_of(builder), "ok");
    builder.two(Tag::Dynamic, 1, builder.name_and_type("x", "I"));
    EXPECT_EQ(outcome_of(builder), "bootstrap method 1 does not exist");
}

TEST(ConstantPool, DynamicConstantsAreNoMethods) {
    ClassBytesBuilder constant;
    constant.two(Tag::Dynamic, 0, constant.name_and_type("x", "()V"));
    EXPECT_THAT(outcome_of(constant), HasSubstr("needs the descriptor of a field"));
    ClassBytesBuilder call;
    call.two(Tag::InvokeDynamic, 0, call.name_and_type("x", "I"));
    EXPECT_THAT(outcome_of(call), HasSubstr("needs the descriptor of a method"));
}

}  // namespace
}  // namespace raceproof::classfile
