#include "report/source_lines.h"

#include <gtest/gtest.h>

#include "classfile/testing/temporary_directory.h"

namespace raceproof::report {
namespace {

using classfile::testing::TemporaryDirectory;

program::Place place(std::string class_name, std::string file, int line) {
    return {std::move(class_name), "run", std::move(file), line};
}

TEST(SourceLines, GivesTheTrimmedText) {
    TemporaryDirectory folder;
    folder.write("Main.java", "class Main {\n    int x;\t\n\n}\n");
    SourceLines lines({folder.path()});
    EXPECT_EQ(lines.text(place("Main", "Main.java", 2)), "int x;");
    EXPECT_EQ(lines.text(place("Main$Inner", "Main.java", 1)), "class Main {");
    EXPECT_EQ(lines.text(place("Main", "Main.java", 3)), "");
    EXPECT_EQ(lines.text(place("Main", "Main.java", 5)), "");
    EXPECT_EQ(lines.text(place("Main", "Main.java", 0)), "");
    EXPECT_EQ(lines.text(place("Main", "Other.java", 1)), "");
}

TEST(SourceLines, LooksInTheFolderOfThePackageFirst) {
    TemporaryDirectory folder;
    folder.write("a/b/Main.java", "in the package\n");
    folder.write("Main.java", "beside\n");
    folder.write("Lone.java", "lone\n");
    SourceLines lines({folder.path("nowhere"), folder.path()});
    EXPECT_EQ(lines.text(place("a.b.Main", "Main.java", 1)), "in the package");
    EXPECT_EQ(lines.text(place("Main", "Main.java", 1)), "beside");
    EXPECT_EQ(lines.text(place("a.b.Lone", "Lone.java", 1)), "lone");
}

TEST(SourceLines, NoNameLeadsOutOfTheFolders) {
    TemporaryDirectory folder;
    std::string secret = folder.write("secret.txt", "secret\n");
    folder.write("sources/Main.java", "main\n");
    std::filesystem::create_symlink(secret, folder.path("sources/Linked.java"));
    SourceLines lines({folder.path("sources")});
    EXPECT_EQ(lines.text(place("Main", "../secret.txt", 1)), "");
    EXPECT_EQ(lines.text(place("Main", secret, 1)), "");
    EXPECT_EQ(lines.text(place("...Main", "secret.txt", 1)), "");
    EXPECT_EQ(lines.text(place("Main", "Linked.java", 1)), "");
    EXPECT_EQ(lines.text(place("Main", "Main.java", 1)), "main");
}

TEST(SourceLines, ControlCharactersDoNotReachTheTerminal) {
    TemporaryDirectory folder;
    folder.write("Main.java", "a\x1b[2Jb\n");
    EXPECT_EQ(SourceLines({folder.path()}).text(place("Main", "Main.java", 1)), "a\\u001b[2Jb");
}

TEST(SourceLines, WindowsThatTouchAreOne) {
    TemporaryDirectory folder;
    std::string text;
    for (int i = 1; i <= 40; ++i) text += "\tline " + std::to_string(i) + "\r\n";
    std::string path = folder.write("a/Main.java", text);
    SourceLines lines({folder.path()});
    std::vector<SourceWindow> windows = lines.windows("a.Main", "Main.java", {2, 8, 13, 25, 40, 41, 1000}, 5);
    ASSERT_EQ(windows.size(), 3u);
    EXPECT_EQ(windows[0].first_line, 1);
    EXPECT_EQ(windows[0].lines.size(), 18u);
    EXPECT_EQ(windows[0].lines[0], "\tline 1");
    EXPECT_EQ(windows[0].lines[17], "\tline 18");
    EXPECT_EQ(windows[1].first_line, 20);
    EXPECT_EQ(windows[1].lines.size(), 11u);
    EXPECT_EQ(windows[2].first_line, 35);
    EXPECT_EQ(windows[2].lines.back(), "\tline 40");
    EXPECT_EQ(windows[0].path, std::filesystem::canonical(path));  // not below the working directory
    EXPECT_TRUE(lines.windows("a.Main", "../a/Main.java", {1}, 5).empty());
    EXPECT_TRUE(lines.windows("b.Other", "Other.java", {1}, 5).empty());
}

}  // namespace
}  // namespace raceproof::report
