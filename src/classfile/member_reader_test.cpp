#include "classfile/member_reader.h"

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>

#include "classfile/testing/read_outcome.h"

namespace raceproof::classfile {
namespace {

using namespace access;
using testing::ByteString;
using testing::ClassBytesBuilder;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using testing::outcome_of;

TEST(Fields, KeepWhatTheySay) {
    ClassBytesBuilder builder;
    ByteString signature = builder.attribute("Signature", ByteString().u2(builder.utf8("Ljava/util/List<TT;>;")));
    ByteString annotations = builder.attribute("RuntimeVisibleAnnotations", ByteString().u2(0).u1(7));
    builder.add_field(kPrivate | kVolatile, "list", "Ljava/util/List;", {signature, annotations});
    builder.add_field(kStatic, "made", "I", {builder.attribute("Synthetic", {}), builder.attribute("Deprecated", {})});
    auto result = read_class(builder.bytes());
    ASSERT_TRUE(result) << result.error().reason;
    const FieldInfo& list = (*result)->fields[0];
    EXPECT_EQ(list.flags, kPrivate | kVolatile);
    EXPECT_EQ(list.name, "list");
    EXPECT_EQ(list.descriptor, "Ljava/util/List;");
    EXPECT_EQ(list.signature, "Ljava/util/List<TT;>;");
    EXPECT_THAT(list.annotations.visible, ElementsAre(0, 0, 7));
    EXPECT_EQ(list.constant_value, 0);
    EXPECT_EQ((*result)->fields[1].flags, kStatic | kSynthetic);
}

TEST(Fields, NamesAndDescriptors) {
    auto outcome = [](std::string_view name, std::string_view descriptor) {
        ClassBytesBuilder builder;
        builder.add_field(0, name, descriptor);
        return outcome_of(builder);
    };
    EXPECT_EQ(outcome("<x>", "[[I"), "ok");
    EXPECT_THAT(outcome("", "I"), HasSubstr("illegal field name"));
    EXPECT_THAT(outcome("a/b", "I"), HasSubstr("illegal field name"));
    EXPECT_THAT(outcome("x", "V"), HasSubstr("illegal descriptor"));
    EXPECT_THAT(outcome("x", "()V"), HasSubstr("illegal descriptor"));
}

TEST(Fields, NameIndexMustBeText) {
    ClassBytesBuilder builder;
    builder.fields.add(ByteString().u2(0).u2(builder.this_class).u2(1).u2(0));
    EXPECT_THAT(outcome_of(builder), HasSubstr("name of a field: constant 2 is no text"));
}

TEST(Fields, NoTwins) {
    ClassBytesBuilder builder;
    builder.add_field(0, "x", "I");
    builder.add_field(0, "x", "J");
    builder.add_field(0, "y", "I");
    EXPECT_EQ(outcome_of(builder), "ok");
    builder.add_field(kStatic, "x", "I");
    EXPECT_EQ(outcome_of(builder), "second field x with descriptor I");
}

TEST(Fields, ConstantValues) {
    enum Value { Integer, Float, Long, Double, String };
    auto outcome = [](std::string_view descriptor, Value value, unsigned flags = kStatic) {
        ClassBytesBuilder builder;
        unsigned indices[] = {builder.integer(1), builder.float_bits(1), builder.long_bits(1), builder.double_bits(1),
                              builder.string("s")};
        builder.add_field(flags, "x", descriptor, {builder.attribute("ConstantValue", ByteString().u2(indices[value]))});
        return outcome_of(builder);
    };
    struct {
        std::string_view descriptor;
        Value value;
    } const legal[] = {{"Z", Integer}, {"B", Integer}, {"C", Integer},
                       {"S", Integer}, {"I", Integer}, {"F", Float},
                       {"J", Long},    {"D", Double},  {"Ljava/lang/String;", String}};
    for (auto [descriptor, value] : legal) {
        for (Value other : {Integer, Float, Long, Double, String}) {
            std::string expected =
                other == value ? "ok" : fmt::format("field x of type {} has a constant value of another type", descriptor);
            EXPECT_EQ(outcome(descriptor, other), expected);
            EXPECT_EQ(outcome(descriptor, other, 0), "ok") << "it means nothing on instance fields";
        }
    }
    EXPECT_THAT(outcome("Ljava/lang/Object;", String), HasSubstr("another type"));
    EXPECT_THAT(outcome("[I", Integer), HasSubstr("another type"));
}

TEST(Fields, AttributeLengths) {
    auto outcome = [](std::string_view name, const ByteString& body) {
        ClassBytesBuilder builder;
        builder.integer(1);
        builder.add_field(kStatic, "x", "I", {builder.attribute(name, body)});
        return outcome_of(builder);
    };
    EXPECT_EQ(outcome("Anything", ByteString().u4(1)), "ok") << "unknown attributes are skipped";
    EXPECT_EQ(outcome("Code", ByteString().u4(1)), "ok") << "has no meaning on a field";
    EXPECT_THAT(outcome("ConstantValue", ByteString().u2(5).u1(0)), HasSubstr("ConstantValue attribute with 1 bytes too many"));
    EXPECT_THAT(outcome("ConstantValue", ByteString().u1(0)), HasSubstr("end of data"));
    EXPECT_THAT(outcome("Synthetic", ByteString().u1(0)), HasSubstr("Synthetic attribute with 1 bytes too many"));
    EXPECT_THAT(outcome("Deprecated", ByteString().u1(0)), HasSubstr("too many"));
    EXPECT_THAT(outcome("Signature", ByteString().u2(2)), HasSubstr("signature: constant 2 is no text"));
}

TEST(Fields, AttributeBeyondTheEnd) {
    ClassBytesBuilder builder;
    builder.add_field(0, "x", "I", {ByteString().u2(builder.utf8("Odd")).u4(0xFFFFFFFF)});
    EXPECT_EQ(outcome_of(builder), "unexpected end of data");
}

TEST(Fields, OneAttributeOfAKind) {
    for (std::string_view name : {"ConstantValue", "Signature", "RuntimeVisibleAnnotations", "RuntimeInvisibleTypeAnnotations"}) {
        ClassBytesBuilder builder;
        ByteString attribute = builder.attribute(name, ByteString().u2(builder.integer(1)));
        if (name == "Signature") attribute = builder.attribute(name, ByteString().u2(builder.utf8("I")));
        builder.add_field(kStatic, "x", "I", {attribute, attribute});
        EXPECT_EQ(outcome_of(builder), fmt::format("second {} attribute", name));
    }
}

TEST(Methods, KeepWhatTheySay) {
    ClassBytesBuilder builder;
    unsigned exception = builder.class_constant("java/io/IOException");
    ByteString exceptions = builder.attribute("Exceptions", ByteString().u2(1).u2(exception));
    ByteString parameters =
        builder.attribute("MethodParameters", ByteString().u1(2).u2(builder.utf8("count")).u2(kFinal).u2(0).u2(kSynthetic));
    ByteString standard = builder.attribute("AnnotationDefault", ByteString().u1('I').u2(1));
    ByteString of_parameters = builder.attribute("RuntimeVisibleParameterAnnotations", ByteString().u1(0));
    builder.add_method(kPublic | kNative, "m", "(IJ)V", {exceptions, parameters, standard, of_parameters});
    auto result = read_class(builder.bytes());
    ASSERT_TRUE(result) << result.error().reason;
    const MethodInfo& method = (*result)->methods[0];
    EXPECT_EQ(method.name, "m");
    EXPECT_EQ(method.descriptor, "(IJ)V");
    EXPECT_FALSE(method.code);
    EXPECT_THAT(method.exceptions, ElementsAre(exception));
    ASSERT_TRUE(method.parameters);
    ASSERT_EQ(method.parameters->size(), 2u);
    EXPECT_EQ((*method.parameters)[0].name, "count");
    EXPECT_EQ((*method.parameters)[0].flags, kFinal);
    EXPECT_EQ((*method.parameters)[1].name, "");
    EXPECT_EQ(method.annotations.annotation_default.size(), 3u);
    EXPECT_EQ(method.annotations.visible_parameters.size(), 1u);
}

TEST(Methods, CodeExactlyIfNeitherNativeNorAbstract) {
    ClassBytesBuilder without;
    without.add_method(0, "m", "()V");
    EXPECT_EQ(outcome_of(without), "method m is neither native nor abstract and has no code");
    for (unsigned flags : {kNative, kAbstract}) {
        ClassBytesBuilder with;
        with.add_method(flags, "m", "()V", {with.return_code()});
        EXPECT_EQ(outcome_of(with), "method m is native or abstract but has code");
    }
    ClassBytesBuilder twice;
    twice.add_method(0, "m", "()V", {twice.return_code(), twice.return_code()});
    EXPECT_EQ(outcome_of(twice), "second Code attribute");
}

TEST(Methods, NamesAndDescriptors) {
    auto outcome = [](std::string_view name, std::string_view descriptor, unsigned version = 61) {
        ClassBytesBuilder builder;
        builder.major_version = version;
        builder.add_method(name == "<clinit>" ? kStatic : 0, name, descriptor, {builder.return_code()});
        return outcome_of(builder);
    };
    EXPECT_EQ(outcome("<init>", "(I)V"), "ok");
    EXPECT_EQ(outcome("<clinit>", "()V"), "ok");
    EXPECT_THAT(outcome("<x>", "()V"), HasSubstr("illegal method name"));
    EXPECT_THAT(outcome("", "()V"), HasSubstr("illegal method name"));
    EXPECT_THAT(outcome("m", "I"), HasSubstr("illegal descriptor"));
    EXPECT_THAT(outcome("<init>", "()I"), HasSubstr("illegal descriptor"));
    EXPECT_THAT(outcome("<clinit>", "()I"), HasSubstr("illegal descriptor"));
    EXPECT_THAT(outcome("<clinit>", "(I)V"), HasSubstr("illegal descriptor"));
    EXPECT_EQ(outcome("<clinit>", "(I)V", 50), "ok") << "an ordinary method then";
}

TEST(Methods, ArgumentSlotsWithTheReceiver) {
    auto outcome = [](unsigned flags, std::size_t count) {
        ClassBytesBuilder builder;
        builder.add_method(flags | kNative, "m", "(" + std::string(count, 'I') + ")V");
        return outcome_of(builder);
    };
    EXPECT_EQ(outcome(kStatic, 255), "ok");
    EXPECT_EQ(outcome(0, 254), "ok");
    EXPECT_THAT(outcome(0, 255), HasSubstr("256 argument slots"));
    EXPECT_THAT(outcome(kStatic, 256), HasSubstr("illegal descriptor"));
}

TEST(Methods, NoTwins) {
    ClassBytesBuilder builder;
    builder.add_method(kNative, "m", "()V");
    builder.add_method(kNative, "m", "()I");
    EXPECT_EQ(outcome_of(builder), "ok");
    builder.add_method(kNative | kStatic, "m", "()V");
    EXPECT_EQ(outcome_of(builder), "second method m with descriptor ()V");
}

TEST(Methods, TwinsAmongMany) {
    ClassBytesBuilder builder;
    for (int i = 0; i < 2000; ++i) builder.add_method(kNative, fmt::format("m{}", i), "()V");
    EXPECT_EQ(outcome_of(builder), "ok");
    builder.add_method(kNative, "m1234", "()V");
    EXPECT_EQ(outcome_of(builder), "second method m1234 with descriptor ()V");
}

TEST(Methods, Exceptions) {
    auto outcome = [](const ByteString& body) {
        ClassBytesBuilder builder;
        builder.add_method(kNative, "m", "()V", {builder.attribute("Exceptions", body)});
        return outcome_of(builder);
    };
    EXPECT_EQ(outcome(ByteString().u2(1).u2(2)), "ok");
    EXPECT_THAT(outcome(ByteString().u2(1).u2(1)), HasSubstr("declared exception: constant 1 is no class"));
    EXPECT_THAT(outcome(ByteString().u2(2).u2(2)), HasSubstr("end of data"));
    EXPECT_THAT(outcome(ByteString().u2(0).u2(2)), HasSubstr("too many"));
}

TEST(Methods, Parameters) {
    auto outcome = [](const ByteString& body) {
        ClassBytesBuilder builder;
        builder.add_method(kNative, "m", "()V", {builder.attribute("MethodParameters", body)});
        return outcome_of(builder);
    };
    EXPECT_EQ(outcome(ByteString().u1(1).u2(1).u2(0)), "ok");
    EXPECT_THAT(outcome(ByteString().u1(1).u2(2).u2(0)), HasSubstr("name of a parameter: constant 2 is no text"));
    EXPECT_THAT(outcome(ByteString().u1(2).u2(1).u2(0)), HasSubstr("end of data"));
    EXPECT_THAT(outcome(ByteString().u1(0).u1(0)), HasSubstr("too many"));
}

}  // namespace
}  // namespace raceproof::classfile
