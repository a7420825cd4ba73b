#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/stat.h>

#include <filesystem>
#include <vector>

#include "classfile/class_source.h"
#include "classfile/testing/temporary_directory.h"

namespace raceproof::classfile {
namespace {

using ::testing::HasSubstr;
using testing::TemporaryDirectory;

std::string text_of(const Bytes& bytes) { return {bytes.data.begin(), bytes.data.end()}; }

TEST(Directory, FindsFiles) {
    TemporaryDirectory directory;
    directory.write("classes/p/A.class", "bytes of A");
    directory.write("classes/empty.txt", "");
    auto source = open_directory(directory.path("classes")).take();
    EXPECT_EQ(source->description(), directory.path("classes") + "/");
    Result<std::optional<Bytes>> found = source->find("p/A.class");
    ASSERT_TRUE(found && *found);
    EXPECT_EQ(text_of(**found), "bytes of A");
    EXPECT_EQ(text_of(**source->find("empty.txt")), "");
}

TEST(Directory, FindsNothingElse) {
    TemporaryDirectory directory;
    directory.write("classes/p/A.class", "bytes of A");
    directory.write("secret", "outside");
    auto source = open_directory(directory.path("classes/")).take();
    ::mkfifo(directory.path("classes/pipe").c_str(), 0600);
    std::string absolute = directory.path("secret");
    std::string_view with_zero("p/A.class\0x", 11);
    for (std::string_view path :
         std::vector<std::string_view>{"", "p", "p/", "B.class", "p/A.class/", "p/A.class/x", "../secret", "p/../../secret",
                                       "p/../p/A.class", "./p/A.class", "p//A.class", "..", "pipe", absolute, with_zero}) {
        Result<std::optional<Bytes>> found = source->find(path);
        ASSERT_TRUE(found) << path << ": " << found.error().message;
        EXPECT_FALSE(*found) << path;
    }
    EXPECT_FALSE(*source->find(std::string(5000, 'x')));
}

TEST(Directory, FollowsLinksInside) {
    TemporaryDirectory directory;
    std::string real = directory.write("store/A.class", "bytes of A");
    std::filesystem::create_directories(directory.path("classes"));
    std::filesystem::create_symlink(real, directory.path("classes/A.class"));
    auto source = open_directory(directory.path("classes")).take();
    EXPECT_EQ(text_of(**source->find("A.class")), "bytes of A");
}

TEST(Directory, MustBeADirectory) {
    TemporaryDirectory directory;
    std::string file = directory.write("file", "x");
    EXPECT_THAT(open_directory(file).error().message, HasSubstr("is not a directory"));
    EXPECT_THAT(open_directory(directory.path("absent")).error().message, HasSubstr("No such file"));
}

}  // namespace
}  // namespace raceproof::classfile
