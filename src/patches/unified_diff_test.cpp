#include "patches/unified_diff.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <random>

#include "patches/host_process.h"
#include "session/temporary_directory.h"

namespace raceproof::patches {

namespace {

TEST(UnifiedDiff, IsEmptyForEqualTexts) { EXPECT_EQ(unified_diff("A.java", "a\nb\n", "a\nb\n"), ""); }

TEST(UnifiedDiff, ShowsThreeLinesAround) {
    EXPECT_EQ(unified_diff("src/A.java", "1\n2\n3\n4\n5\n6\n7\n8\n9\n", "1\n2\n3\n4\nfive\n6\n7\n8\n9\n"),
              "--- a/src/A.java\n+++ b/src/A.java\n@@ -2,7 +2,7 @@\n 2\n 3\n 4\n-5\n+five\n 6\n 7\n 8\n");
}

TEST(UnifiedDiff, JoinsChangesThatShareTheirContext) {
    std::string before = "a\n1\n2\n3\n4\n5\n6\nb\n", near = "A\n1\n2\n3\n4\n5\n6\nB\n";
    EXPECT_EQ(unified_diff("f", before, near), "--- a/f\n+++ b/f\n@@ -1,8 +1,8 @@\n-a\n+A\n 1\n 2\n 3\n 4\n 5\n 6\n-b\n+B\n");
    EXPECT_EQ(unified_diff("f", "a\n1\n2\n3\n4\n5\n6\n7\nb\n", "A\n1\n2\n3\n4\n5\n6\n7\nB\n"),
              "--- a/f\n+++ b/f\n@@ -1,4 +1,4 @@\n-a\n+A\n 1\n 2\n 3\n@@ -6,4 +6,4 @@\n 5\n 6\n 7\n-b\n+B\n");
}

TEST(UnifiedDiff, SaysThatTheLastLineHasNoEnd) {
    EXPECT_EQ(unified_diff("f", "a\nb", "a\nc"),
              "--- a/f\n+++ b/f\n@@ -1,2 +1,2 @@\n a\n-b\n\\ No newline at end of file\n+c\n\\ No newline at end of file\n");
}

std::string joined(const std::vector<std::string>& lines) {
    std::string text;
    for (const std::string& line : lines) text += line;
    return text;
}

// Texts of few different lines, so that much of them is alike; some with the line ends of Windows, some without a last one.
struct RandomTexts {
    explicit RandomTexts(unsigned seed) : random(seed) {}

    int below(int limit) { return std::uniform_int_distribution<int>(0, limit - 1)(random); }
    std::string line(const char* end) { return std::string(1, static_cast<char>('a' + below(6))) + end; }

    std::pair<std::string, std::string> pair() {
        const char* end = below(4) == 0 ? "\r\n" : "\n";
        std::vector<std::string> before;
        for (int count = 1 + below(60); count > 0; --count) before.push_back(line(end));
        std::vector<std::string> after = before;
        for (int count = 1 + below(8); count > 0; --count) {
            auto at = after.begin() + below(static_cast<int>(after.size()) + 1);
            if (below(2) == 0 || at == after.end()) {
                after.insert(at, line(end));
            } else {
                after.erase(at);
            }
        }
        if (below(4) == 0) before.push_back("no end");
        if (below(4) == 0) after.push_back("no end");
        return {joined(before), joined(after)};
    }

    std::mt19937 random;
};

// What `patch` makes of a text and the difference to another is that other. All pairs in one call: each is a file of its own.
TEST(UnifiedDiff, IsUndoneByPatch) {
    const std::string program = "/usr/bin/patch";
    if (!std::filesystem::exists(program)) GTEST_SKIP() << "there is no " << program;
    auto folder = session::TemporaryDirectory::make();
    ASSERT_TRUE(folder);
    RandomTexts texts(1);
    std::vector<std::pair<std::string, std::string>> pairs;
    std::vector<std::string> names;
    std::string diff;
    for (int number = 0; number < 500; ++number) {
        pairs.push_back(texts.pair());
        std::string name = (number % 2 == 0 ? "file" : "a file ") + std::to_string(number);
        names.push_back(name);
        ASSERT_TRUE(write_file(folder->path() + "/tree/" + name, pairs.back().first));
        diff += unified_diff(name, pairs.back().first, pairs.back().second);
    }
    auto outcome = run_on_host({program, "-p1", "--binary", "-F0", "-d", folder->path() + "/tree"}, diff, folder->path());
    ASSERT_TRUE(outcome);
    ASSERT_EQ(outcome->status, 0) << outcome->output << outcome->errors;
    for (std::size_t number = 0; number < pairs.size(); ++number) {
        auto patched = read_file(folder->path() + "/tree/" + names[number]);
        // A file that becomes empty is removed.
        EXPECT_EQ(patched ? *patched : "", pairs[number].second) << names[number];
    }
}

TEST(UnifiedDiff, ReplacesWhatDiffersTooMuch) {
    std::string before, after;
    for (int line = 0; line < kMostChanges; ++line) {
        before += "old " + std::to_string(line) + "\n";
        after += "new " + std::to_string(line) + "\n";
    }
    std::string diff = unified_diff("f", before + "same\n", after + "same\n");
    EXPECT_TRUE(diff.starts_with("--- a/f\n+++ b/f\n@@ -1,2001 +1,2001 @@\n-old 0\n-old 1\n")) << diff.substr(0, 100);
    EXPECT_TRUE(diff.ends_with("+new 1999\n same\n"));
}

}  // namespace

}  // namespace raceproof::patches
