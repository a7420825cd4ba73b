#include "formats/unified_diff.h"

#include <gtest/gtest.h>

namespace raceproof::formats {
namespace {

TEST(UnifiedDiff, ReplacementsOfTwoFiles) {
    auto files = read_unified_diff(
        "--- a/x/Main.java\n+++ b/x/Main.java\n"
        "@@ -1,4 +1,4 @@\n"
        "+import a;\n"
        " class Main {\n"
        "-    int x;\n"
        "-    int y;\n"
        "+    volatile int x, y;\n"
        " }\n"
        "@@ -10,2 +11,1 @@\n"
        " // kept\n"
        "-// gone\n"
        "--- a/Other.java\n+++ b/Other.java\n"
        "@@ -7 +7 @@\n"
        "--- x\n"  // deletes "-- x"
        "+++ y\n"  // inserts "++ y"
        "\\ No newline at end of file\n");
    ASSERT_EQ(files.size(), 2u);
    EXPECT_EQ(files[0].path, "x/Main.java");
    ASSERT_EQ(files[0].replacements.size(), 3u);
    EXPECT_EQ(files[0].replacements[0].line, 1);
    EXPECT_EQ(files[0].replacements[0].deleted, 0);
    EXPECT_EQ(files[0].replacements[0].inserted, std::vector<std::string>{"import a;"});
    EXPECT_EQ(files[0].replacements[1].line, 2);
    EXPECT_EQ(files[0].replacements[1].deleted, 2);
    EXPECT_EQ(files[0].replacements[1].inserted, std::vector<std::string>{"    volatile int x, y;"});
    EXPECT_EQ(files[0].replacements[2].line, 11);
    EXPECT_EQ(files[0].replacements[2].deleted, 1);
    EXPECT_TRUE(files[0].replacements[2].inserted.empty());
    EXPECT_EQ(files[1].path, "Other.java");
    ASSERT_EQ(files[1].replacements.size(), 1u);
    EXPECT_EQ(files[1].replacements[0].line, 7);
    EXPECT_EQ(files[1].replacements[0].deleted, 1);
    EXPECT_EQ(files[1].replacements[0].inserted, std::vector<std::string>{"++ y"});
}

TEST(UnifiedDiff, InsertionIntoAnEmptyRangeStandsBehindTheLineItNames) {
    auto files = read_unified_diff("--- a/Main.java\n+++ b/Main.java\n@@ -3,0 +4,1 @@\n+new\n");
    ASSERT_EQ(files.size(), 1u);
    ASSERT_EQ(files[0].replacements.size(), 1u);
    EXPECT_EQ(files[0].replacements[0].line, 4);
}

TEST(UnifiedDiff, WhatIsNoDiffHasNoChanges) {
    EXPECT_TRUE(read_unified_diff("").empty());
    EXPECT_TRUE(read_unified_diff("+ a\n- b\n@@ -1 +1 @@\n").empty());
    auto files = read_unified_diff("--- a/Main.java\n+++ b/Main.java\n@@ -99999999999999999999 @@\n-x\n");
    ASSERT_EQ(files.size(), 1u);
    EXPECT_TRUE(files[0].replacements.empty());
}

}  // namespace
}  // namespace raceproof::formats
