#include "patches/patch.h"

#include <gtest/gtest.h>

#include "patches/compile.h"

namespace raceproof::patches {

namespace {

TEST(Patches, AreNotAskedForWithoutAFix) {
    auto patches = make_patches({}, {"/nowhere", "17", 17});
    ASSERT_TRUE(patches);
    EXPECT_TRUE(patches->empty());
}

TEST(Patches, NeedACompiler) {
    std::vector<PatchRequest> requests(1);
    auto patches = make_patches(requests, {"/nowhere", "17", 17});
    ASSERT_FALSE(patches);
    EXPECT_EQ(patches.error().message, "cannot write patches: /nowhere has no bin/javac (install openjdk-17-jdk-headless)");
    auto compiled = compile(Patch{}, Sources{}, {"/nowhere", "17", 17});
    ASSERT_FALSE(compiled);
    EXPECT_EQ(compiled.error().message, "cannot compile the patch: /nowhere has no bin/javac (install openjdk-17-jdk-headless)");
}

TEST(Patches, AreCompiledInAFolderOfTheirOwn) {
    auto jdk = classfile::find_jdk();
    ASSERT_TRUE(jdk);
    Patch patch{{{"/sources/A.java", "A.java", "class A { int x; }\n", "class A { volatile int x; }\n"}}};
    auto compiled = compile(patch, Sources{{}, {}, "lib.jar", ""}, *jdk);
    ASSERT_TRUE(compiled) << compiled.error().output;
    EXPECT_EQ(compiled->class_path, compiled->folder.path() + "/classes:lib.jar");
    patch.files[0].after = "class A { volatile final int x = 1; }\n";
    compiled = compile(patch, Sources{}, *jdk);
    ASSERT_FALSE(compiled);
    EXPECT_EQ(compiled.error().message,
              "the patched source does not compile: A.java:1: error: illegal combination of modifiers: final and volatile");
    EXPECT_NE(compiled.error().output.find("1 error"), std::string::npos);
}

TEST(Patches, AreOneDiffOfAllFiles) {
    Patch patch{
        {{"/b/A.java", "A.java", "a\n", "b\n"}, {"/b/B.java", "B.java", "a\n", "a\n"}, {"/b/C.java", "C.java", "c\n", "d\n"}}};
    EXPECT_EQ(patch.diff(), "--- a/A.java\n+++ b/A.java\n@@ -1 +1 @@\n-a\n+b\n--- a/C.java\n+++ b/C.java\n@@ -1 +1 @@\n-c\n+d\n");
}

}  // namespace

}  // namespace raceproof::patches
