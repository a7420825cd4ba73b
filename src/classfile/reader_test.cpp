// The frame of a class file: version, flags, supertypes, its end. Its parts have tests of their own.
#include "classfile/reader.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "classfile/testing/read_outcome.h"

namespace raceproof::classfile {
namespace {

using namespace access;
using testing::ByteString;
using testing::ClassBytesBuilder;
using ::testing::HasSubstr;
using testing::outcome_of;

// A class with something of everything, for tests that damage it.
ClassBytesBuilder rich_class() {
    ClassBytesBuilder builder;
    builder.interfaces = {builder.class_constant("java/lang/Runnable")};
    unsigned value = builder.long_bits(0x123456789ABCDEF0);
    ByteString constant_value = builder.attribute("ConstantValue", ByteString().u2(value));
    builder.add_field(kPublic | kStatic | kFinal, "LIMIT", "J", {constant_value});
    ByteString lines = builder.attribute("LineNumberTable", ByteString().u2(1).u2(0).u2(7));
    builder.add_method(kPublic, "run", "()V", {builder.return_code({lines})});
    builder.add_attribute("SourceFile", ByteString().u2(builder.utf8("A.java")));
    return builder;
}

TEST(ReadClass, SmallestClass) {
    auto result = read_class(ClassBytesBuilder().bytes());
    ASSERT_TRUE(result) << result.error().reason;
    const ClassFile& file = **result;
    EXPECT_EQ(file.name(), "A");
    EXPECT_EQ(file.class_name(file.super_class), "java/lang/Object");
    EXPECT_EQ(file.flags, kPublic | kSuper);
    EXPECT_EQ(file.major_version, 61);
    EXPECT_TRUE(file.fields.empty());
    EXPECT_TRUE(file.methods.empty());
}

TEST(ReadClass, KeepsItsBytesAlive) {
    std::weak_ptr<const void> owner;
    auto file = [&] {
        Bytes bytes = rich_class().bytes();
        owner = bytes.owner;
        return read_class(std::move(bytes)).take();
    }();
    EXPECT_FALSE(owner.expired());
    EXPECT_EQ(file->source_file, "A.java");
    file.reset();
    EXPECT_TRUE(owner.expired());
}

TEST(ReadClass, EveryProperPrefixIsRefused) {
    std::vector<std::uint8_t> whole = rich_class().build().bytes();
    ASSERT_EQ(outcome_of(testing::bytes_of(whole)), "ok");
    for (std::size_t size = 0; size < whole.size(); ++size) {
        std::vector<std::uint8_t> prefix(whole.begin(), whole.begin() + static_cast<std::ptrdiff_t>(size));
        auto result = read_class(testing::bytes_of(prefix));
        ASSERT_FALSE(result) << size;
        EXPECT_LE(result.error().offset, size);
    }
}

TEST(ReadClass, TrailingBytesAreRefused) {
    ByteString bytes = rich_class().build();
    std::size_t size = bytes.size();
    bytes.u1(0);
    auto result = read_class(testing::bytes_of(bytes.bytes()));
    ASSERT_FALSE(result);
    EXPECT_EQ(result.error().offset, size);
    EXPECT_THAT(result.error().reason, HasSubstr("1 bytes after the end"));
}

TEST(ReadClass, Magic) {
    EXPECT_THAT(outcome_of(testing::bytes_of({})), HasSubstr("end of data"));
    ByteString bytes = ClassBytesBuilder().build();
    bytes.bytes()[3] = 0xBF;
    EXPECT_THAT(outcome_of(testing::bytes_of(bytes.bytes())), HasSubstr("CAFEBABE"));
}

std::string outcome_of_version(unsigned major, unsigned minor) {
    ClassBytesBuilder builder;
    builder.major_version = major;
    builder.minor_version = minor;
    return outcome_of(builder);
}

TEST(ReadClass, Versions) {
    for (unsigned major = kOldestMajorVersion; major <= kNewestMajorVersion; ++major)
        EXPECT_EQ(outcome_of_version(major, 0), "ok") << major;
    EXPECT_EQ(outcome_of_version(45, 3), "ok");
    EXPECT_EQ(outcome_of_version(55, 17), "ok");
    EXPECT_EQ(outcome_of_version(44, 0), "unsupported: class file version 44.0 does not exist");
    EXPECT_THAT(outcome_of_version(70, 0), HasSubstr("unsupported: class file version 70.0 is too new"));
    EXPECT_EQ(outcome_of_version(61, 1), "unsupported: class file version 61.1 does not exist");
    EXPECT_THAT(outcome_of_version(61, 65535), HasSubstr("preview"));
}

TEST(ReadClass, ModulesAreNoClasses) {
    ClassBytesBuilder module;
    module.flags = kModule;
    EXPECT_EQ(outcome_of(module), "is a module, not a class");

    ClassBytesBuilder builder;
    builder.one(Tag::Module, builder.utf8("java.base"));
    EXPECT_THAT(outcome_of(builder), HasSubstr("no module"));
}

TEST(ReadClass, ThisClass) {
    ClassBytesBuilder builder;
    builder.this_class = 0;
    EXPECT_EQ(outcome_of(builder), "this class: constant 0 is no class");
    builder.this_class = 1;
    EXPECT_EQ(outcome_of(builder), "this class: constant 1 is no class");
    builder.this_class = 999;
    EXPECT_EQ(outcome_of(builder), "this class: constant 999 is no class");
    builder.this_class = builder.class_constant("[I");
    EXPECT_EQ(outcome_of(builder), "this class: [I is an array");
}

TEST(ReadClass, SuperClass) {
    ClassBytesBuilder builder;
    builder.super_class = 1;
    EXPECT_EQ(outcome_of(builder), "superclass: constant 1 is no class");
    builder.super_class = 999;
    EXPECT_EQ(outcome_of(builder), "superclass: constant 999 is no class");
    builder.super_class = builder.class_constant("[I");
    EXPECT_EQ(outcome_of(builder), "the superclass is an array");
    builder.super_class = 0;
    EXPECT_EQ(outcome_of(builder), "class without a superclass");
}

TEST(ReadClass, ObjectAloneHasNoSuperClass) {
    ClassBytesBuilder builder;
    std::swap(builder.this_class, builder.super_class);
    EXPECT_EQ(outcome_of(builder), "java/lang/Object has a superclass");
    builder.super_class = 0;
    EXPECT_EQ(outcome_of(builder), "ok");
}

TEST(ReadClass, SuperClassOfAnInterface) {
    ClassBytesBuilder builder;
    builder.flags = kInterface | kAbstract;
    EXPECT_EQ(outcome_of(builder), "ok");
    builder.super_class = builder.class_constant("B");
    EXPECT_EQ(outcome_of(builder), "the superclass of an interface is not java/lang/Object");
}

TEST(ReadClass, Interfaces) {
    ClassBytesBuilder builder;
    builder.interfaces = {builder.class_constant("I"), builder.class_constant("J")};
    EXPECT_EQ(outcome_of(builder), "ok");
    builder.interfaces.push_back(builder.class_constant("I"));
    EXPECT_EQ(outcome_of(builder), "interface I is named twice");
    builder.interfaces = {builder.class_constant("[I")};
    EXPECT_EQ(outcome_of(builder), "interface: [I is an array");
    builder.interfaces = {builder.utf8("I")};
    EXPECT_THAT(outcome_of(builder), HasSubstr("is no class"));
}

}  // namespace
}  // namespace raceproof::classfile
