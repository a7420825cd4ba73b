#include "classfile/manifest.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace raceproof::classfile {
namespace {

using ::testing::ElementsAre;

TEST(Manifest, MainSection) {
    Manifest manifest = parse_manifest(
        "Manifest-Version: 1.0\r\n"
        "Main-Class: p.Main\r\n"
        "Class-Path: lib/a.jar  lib/b.jar\r\n"
        "Multi-Release: true\r\n"
        "\r\n"
        "Name: p/\r\n"
        "Main-Class: not.This\r\n");
    EXPECT_EQ(manifest.main_class, "p.Main");
    EXPECT_THAT(manifest.class_path, ElementsAre("lib/a.jar", "lib/b.jar"));
    EXPECT_TRUE(manifest.multi_release);
}

TEST(Manifest, ContinuationLines) {
    Manifest manifest = parse_manifest("Main-Class: a.very.lo\n ng.Name\nClass-Path: one.jar tw\r\n o.jar\r\n  three.jar\n");
    EXPECT_EQ(manifest.main_class, "a.very.long.Name");
    EXPECT_THAT(manifest.class_path, ElementsAre("one.jar", "two.jar", "three.jar"));
}

TEST(Manifest, EveryLineEndAndCase) {
    for (const char* text : {"MAIN-CLASS: A\r\rName: x", "main-class: A\n", "Main-Class:A", "\xEF\xBB\xBFMain-Class:   A  \r\n"})
        EXPECT_EQ(parse_manifest(text).main_class, "A") << text;
    EXPECT_TRUE(parse_manifest("multi-release: TRUE").multi_release);
    EXPECT_FALSE(parse_manifest("Multi-Release: yes").multi_release);
}

TEST(Manifest, OddOnes) {
    EXPECT_FALSE(parse_manifest("").main_class);
    EXPECT_FALSE(parse_manifest("\nMain-Class: A\n").main_class) << "the main section is empty";
    EXPECT_EQ(parse_manifest("no colon\nMain-Class: A").main_class, "A");
    EXPECT_FALSE(parse_manifest(" Main-Class: A").multi_release);
}

}  // namespace
}  // namespace raceproof::classfile
