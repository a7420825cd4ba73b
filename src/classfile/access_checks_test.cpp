#include "classfile/access_checks.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <vector>

#include "classfile/testing/read_outcome.h"

namespace raceproof::classfile {
namespace {

using namespace access;
using testing::ByteString;
using testing::ClassBytesBuilder;
using ::testing::HasSubstr;
using testing::outcome_of;

using FlagList = std::vector<unsigned>;
constexpr unsigned kPlainInterface = kInterface | kAbstract;

std::string outcome_of_class(unsigned flags, unsigned version = 61) {
    ClassBytesBuilder builder;
    builder.major_version = version;
    builder.flags = flags;
    return outcome_of(builder);
}

TEST(ClassFlags, Legal) {
    for (unsigned flags :
         FlagList{kPublic | kSuper, kSuper | kFinal, kSuper | kAbstract, kInterface | kAbstract,
                  kInterface | kAbstract | kAnnotation, kSuper | kFinal | kEnum, kInterface | kAbstract | kSynthetic, 0})
        EXPECT_EQ(outcome_of_class(flags), "ok") << flags;
}

TEST(ClassFlags, Illegal) {
    for (unsigned flags : FlagList{kAbstract | kFinal, kInterface, kPlainInterface | kFinal, kPlainInterface | kSuper,
                                   kPlainInterface | kEnum, kAnnotation})
        EXPECT_THAT(outcome_of_class(flags), HasSubstr("illegal class access flags")) << flags;
}

TEST(ClassFlags, OldFilesMayDoMore) {
    EXPECT_EQ(outcome_of_class(kInterface, 49), "ok") << "abstract is understood";
    EXPECT_EQ(outcome_of_class(kPlainInterface | kSuper, 48), "ok");
    EXPECT_EQ(outcome_of_class(kAnnotation, 48), "ok");
    EXPECT_EQ(outcome_of_class(kSuper | kModule, 52), "ok") << "a bit without a meaning";
}

TEST(ClassFlags, UnknownBitsAreDropped) {
    ClassBytesBuilder builder;
    builder.flags = kPublic | kSuper | kPrivate | kStatic | kVolatile | kNative;
    auto result = read_class(builder.bytes());
    ASSERT_TRUE(result);
    EXPECT_EQ((*result)->flags, kPublic | kSuper);
}

std::string outcome_of_field(unsigned flags, unsigned class_flags = kSuper, unsigned version = 61) {
    ClassBytesBuilder builder;
    builder.major_version = version;
    builder.flags = class_flags;
    builder.add_field(flags, "x", "I");
    return outcome_of(builder);
}

TEST(FieldFlags, OfClasses) {
    for (unsigned flags :
         FlagList{0, kPublic, kPrivate | kFinal, kProtected | kVolatile | kTransient, kStatic | kSynthetic | kEnum})
        EXPECT_EQ(outcome_of_field(flags), "ok") << flags;
    for (unsigned flags : FlagList{kPublic | kPrivate, kPublic | kProtected, kPrivate | kProtected, kFinal | kVolatile})
        EXPECT_THAT(outcome_of_field(flags), HasSubstr("illegal field access flags")) << flags;
}

TEST(FieldFlags, OfInterfaces) {
    constexpr unsigned kConstant = kPublic | kStatic | kFinal;
    EXPECT_EQ(outcome_of_field(kConstant, kPlainInterface), "ok");
    EXPECT_EQ(outcome_of_field(kConstant | kSynthetic, kPlainInterface), "ok");
    for (unsigned flags : FlagList{0, kStatic | kFinal, kPublic | kFinal, kPublic | kStatic, kConstant | kPrivate,
                                   kConstant | kTransient, kConstant | kVolatile, kConstant | kEnum})
        EXPECT_THAT(outcome_of_field(flags, kPlainInterface), HasSubstr("illegal field access flags")) << flags;
    EXPECT_EQ(outcome_of_field(kConstant | kEnum, kPlainInterface, 48), "ok");
}

// With a body exactly if the flags ask for one.
std::string outcome_of_method(unsigned flags, std::string_view name, unsigned class_flags, unsigned version) {
    ClassBytesBuilder builder;
    builder.major_version = version;
    builder.flags = class_flags;
    if (flags & (kNative | kAbstract)) {
        builder.add_method(flags, name, "()V");
    } else {
        builder.add_method(flags, name, "()V", {builder.return_code()});
    }
    return outcome_of(builder);
}

std::string outcome_of_class_method(unsigned flags, std::string_view name = "m", unsigned version = 61) {
    return outcome_of_method(flags, name, kSuper | kAbstract, version);
}

TEST(MethodFlags, OfClasses) {
    for (unsigned flags : FlagList{0, kPublic | kFinal | kSynchronized, kStatic | kNative, kPublic | kAbstract,
                                   kProtected | kAbstract | kVarargs, kPublic | kBridge | kSynthetic})
        EXPECT_EQ(outcome_of_class_method(flags), "ok") << flags;
    for (unsigned flags : FlagList{kPublic | kPrivate, kAbstract | kFinal, kAbstract | kNative, kAbstract | kPrivate,
                                   kAbstract | kStatic, kAbstract | kSynchronized})
        EXPECT_THAT(outcome_of_class_method(flags), HasSubstr("illegal access flags")) << flags;
}

TEST(MethodFlags, OfClassesByVersion) {
    EXPECT_EQ(outcome_of_class_method(kAbstract | kSynchronized, "m", 48), "ok");
    EXPECT_EQ(outcome_of_class_method(kAbstract | kStrict, "m", 48), "ok");
    EXPECT_THAT(outcome_of_class_method(kAbstract | kStrict, "m", 60), HasSubstr("illegal access flags"));
    EXPECT_EQ(outcome_of_class_method(kAbstract | kStrict, "m", 61), "ok") << "strictfp means nothing any more";
}

TEST(MethodFlags, OfConstructors) {
    EXPECT_EQ(outcome_of_class_method(kPrivate | kVarargs | kStrict | kSynthetic, "<init>"), "ok");
    for (unsigned flags : FlagList{kStatic, kFinal, kSynchronized, kNative, kAbstract, kBridge})
        EXPECT_THAT(outcome_of_class_method(flags, "<init>"), HasSubstr("illegal access flags")) << flags;
    EXPECT_EQ(outcome_of_class_method(kBridge, "<init>", 48), "ok");
}

std::string outcome_of_interface_method(unsigned flags, std::string_view name = "m", unsigned version = 61) {
    return outcome_of_method(flags, name, kPlainInterface, version);
}

TEST(MethodFlags, OfInterfaces) {
    for (unsigned flags :
         FlagList{kPublic | kAbstract, kPublic, kPublic | kStatic, kPrivate, kPrivate | kStatic, kPublic | kAbstract | kStrict})
        EXPECT_EQ(outcome_of_interface_method(flags), "ok") << flags;
    for (unsigned flags : FlagList{0, kAbstract, kPublic | kPrivate, kProtected | kPublic, kPublic | kFinal, kPublic | kNative,
                                   kPublic | kSynchronized, kPrivate | kAbstract, kPublic | kStatic | kAbstract})
        EXPECT_THAT(outcome_of_interface_method(flags), HasSubstr("illegal access flags")) << flags;
    EXPECT_THAT(outcome_of_interface_method(kPublic | kAbstract | kStrict, "m", 60), HasSubstr("illegal access flags"));
}

TEST(MethodFlags, OfInterfacesBeforeDefaultMethods) {
    EXPECT_EQ(outcome_of_interface_method(kPublic | kAbstract, "m", 51), "ok");
    for (unsigned flags : FlagList{kPublic, kAbstract, kPublic | kAbstract | kStatic, kPublic | kAbstract | kSynchronized})
        EXPECT_THAT(outcome_of_interface_method(flags, "m", 51), HasSubstr("illegal access flags")) << flags;
    EXPECT_EQ(outcome_of_interface_method(kPublic | kAbstract | kSynchronized, "m", 48), "ok");
    EXPECT_THAT(outcome_of_interface_method(kPublic, "m", 48), HasSubstr("illegal access flags"));
}

TEST(MethodFlags, InterfacesHaveNoConstructor) {
    EXPECT_EQ(outcome_of_interface_method(kPublic, "<init>"), "interface with a method <init>");
    EXPECT_EQ(outcome_of_interface_method(kStatic, "<clinit>"), "ok");
}

TEST(MethodFlags, ClassInitializersAreStaticAndNothingElse) {
    EXPECT_EQ(outcome_of_class_method(0, "<clinit>"), "method <clinit> is not static");
    EXPECT_EQ(outcome_of_class_method(0, "<clinit>", 50), "ok");
    ClassBytesBuilder builder;
    builder.add_method(kStatic | kPublic | kPrivate | kFinal, "<clinit>", "()V", {builder.return_code()});
    auto result = read_class(builder.bytes());
    ASSERT_TRUE(result) << result.error().reason;
    EXPECT_EQ((*result)->methods[0].flags, kStatic);
}

}  // namespace
}  // namespace raceproof::classfile
