#include "classfile/descriptor.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>

namespace raceproof::classfile {
namespace {

using ::testing::ElementsAre;

TEST(FieldDescriptor, Valid) {
    for (std::string_view text : {"Z", "B", "C", "S", "I", "J", "F", "D", "LA;", "Ljava/lang/String;", "[I", "[[LA;"})
        EXPECT_TRUE(is_field_descriptor(text)) << text;
    EXPECT_TRUE(is_field_descriptor(std::string(255, '[') + "I"));
}

TEST(FieldDescriptor, Invalid) {
    for (std::string_view text :
         {"", "V", "[V", "[", "L", "L;", "LA", "A", "II", "LA;;", "LA;I", "La.b;", "L[I;", "La//b;", "L/a;", "La/;"})
        EXPECT_FALSE(is_field_descriptor(text)) << text;
    EXPECT_FALSE(is_field_descriptor(std::string(256, '[') + "I"));
}

TEST(MethodDescriptor, Parts) {
    auto descriptor = parse_method_descriptor("(IJ[DLjava/lang/String;[[LA;D)V");
    ASSERT_TRUE(descriptor);
    EXPECT_THAT(descriptor->parameters, ElementsAre("I", "J", "[D", "Ljava/lang/String;", "[[LA;", "D"));
    EXPECT_EQ(descriptor->return_type, "V");
    EXPECT_EQ(descriptor->parameter_slots, 8);

    auto getter = parse_method_descriptor("()[LA;");
    ASSERT_TRUE(getter);
    EXPECT_TRUE(getter->parameters.empty());
    EXPECT_EQ(getter->return_type, "[LA;");
}

// A parenthesis may be part of a class name.
TEST(MethodDescriptor, ParenthesisInName) {
    auto descriptor = parse_method_descriptor("(LA)B;)LC)D;");
    ASSERT_TRUE(descriptor);
    EXPECT_THAT(descriptor->parameters, ElementsAre("LA)B;"));
    EXPECT_EQ(descriptor->return_type, "LC)D;");
}

TEST(MethodDescriptor, Invalid) {
    for (std::string_view text : {"", "I", "(", "()", "(V)V", "(I", "(I)", "(I)VV", "(LA)V", "()II", "()[V", "((I)V)V"})
        EXPECT_FALSE(parse_method_descriptor(text)) << text;
}

TEST(MethodDescriptor, AtMost255Slots) {
    EXPECT_TRUE(parse_method_descriptor("(" + std::string(255, 'I') + ")V"));
    EXPECT_FALSE(parse_method_descriptor("(" + std::string(256, 'I') + ")V"));
    EXPECT_TRUE(parse_method_descriptor("(" + std::string(127, 'J') + ")V"));
    EXPECT_FALSE(parse_method_descriptor("(" + std::string(128, 'J') + ")V"));
}

TEST(BasicTypes, CorrespondToCharacters) {
    for (char character : std::string_view("ZBCSIJFDLV")) EXPECT_EQ(descriptor_character(basic_type(character)), character);
    EXPECT_EQ(basic_type('['), BasicType::Reference);
    EXPECT_EQ(primitive_name(BasicType::Boolean), "boolean");
    EXPECT_EQ(primitive_name(BasicType::Double), "double");
    EXPECT_EQ(primitive_name(BasicType::Void), "void");
    EXPECT_EQ(slot_count(BasicType::Void), 0);
    EXPECT_EQ(slot_count(BasicType::Int), 1);
    EXPECT_EQ(slot_count(BasicType::Long), 2);
}

TEST(ClassNameOfDescriptor, UnwrapsClassesOnly) {
    EXPECT_EQ(class_name_of_descriptor("Ljava/lang/String;"), "java/lang/String");
    EXPECT_EQ(class_name_of_descriptor("[I"), "[I");
    EXPECT_EQ(class_name_of_descriptor("[LA;"), "[LA;");
}

}  // namespace
}  // namespace raceproof::classfile
