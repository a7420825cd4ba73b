#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>

#include "classfile/class_source.h"
#include "classfile/testing/temporary_directory.h"
#include "classfile/testing/zip_bytes_builder.h"

namespace raceproof::classfile {
namespace {

using ::testing::HasSubstr;
using testing::stored_member;
using testing::TemporaryDirectory;
using testing::ZipBytesBuilder;

class ClassPathTest : public ::testing::Test {
  protected:
    // A jar in which the entry `name` says `contents`.
    void make_jar(std::string_view path, std::string_view name, std::string_view contents,
                  const std::string& manifest_class_path = "") {
        ZipBytesBuilder builder;
        builder.add(stored_member(name, contents));
        if (!manifest_class_path.empty())
            builder.add(
                stored_member("META-INF/MANIFEST.MF", "Manifest-Version: 1.0\nClass-Path: " + manifest_class_path + "\n"));
        std::vector<std::uint8_t> bytes = builder.build();
        directory_.write(path, {reinterpret_cast<const char*>(bytes.data()), bytes.size()});
    }

    // Opens a path in which '@' stands for the test's directory, and finds an entry.
    std::string find_on(std::string_view path_list, std::string_view name) {
        std::string expanded;
        for (char character : path_list) {
            if (character == '@') {
                expanded += directory_.path().substr(0, directory_.path().size() - 1);
            } else {
                expanded += character;
            }
        }
        Result<std::unique_ptr<ClassPath>> class_path = ClassPath::open(expanded, 17);
        if (!class_path) return class_path.error().message;
        Result<std::optional<Bytes>> found = (*class_path)->find(name);
        if (!found) return found.error().message;
        if (!*found) return "absent";
        return {(*found)->data.begin(), (*found)->data.end()};
    }

    TemporaryDirectory directory_;
};

TEST_F(ClassPathTest, FirstEntryWins) {
    directory_.write("one/A", "A of one");
    directory_.write("two/A", "A of two");
    make_jar("x.jar", "A", "A of x");
    EXPECT_EQ(find_on("@/one:@/two:@/x.jar", "A"), "A of one");
    EXPECT_EQ(find_on("@/x.jar:@/two", "A"), "A of x");
    EXPECT_EQ(find_on("@/absent:@/absent.jar:@/two/", "A"), "A of two");
    EXPECT_EQ(find_on("@/one", "B"), "absent");
}

TEST_F(ClassPathTest, Wildcard) {
    make_jar("lib/b.jar", "A", "A of b");
    make_jar("lib/a.JAR", "A", "A of a");
    make_jar("lib/sub/c.jar", "C", "C");
    directory_.write("lib/readme.txt", "no jar");
    EXPECT_EQ(find_on("@/lib/*", "A"), "A of a") << "jars should come by name";
    EXPECT_EQ(find_on("@/lib/*", "C"), "absent") << "folders inside do not count";
    EXPECT_EQ(find_on("@/lib/*", "readme.txt"), "absent");
    EXPECT_EQ(find_on("@/absent/*", "A"), "absent");
}

TEST_F(ClassPathTest, EmptyEntryIsTheCurrentDirectory) {
    std::filesystem::path before = std::filesystem::current_path();
    directory_.write("here/A", "A here");
    std::filesystem::current_path(directory_.path("here"));
    EXPECT_EQ(find_on("", "A"), "A here");
    EXPECT_EQ(find_on("@/absent:", "A"), "A here");
    std::filesystem::current_path(before);
}

TEST_F(ClassPathTest, ManifestClassPath) {
    make_jar("app.jar", "App", "app", "lib/dep.jar classes/ with%20space.jar http://example.org/x.jar absent.jar");
    make_jar("lib/dep.jar", "Dep", "dep", "deeper.jar ../app.jar dep.jar");
    make_jar("lib/deeper.jar", "Deeper", "deeper");
    make_jar("with space.jar", "Space", "space");
    directory_.write("classes/Class", "class");
    make_jar("last.jar", "Dep", "dep of last");
    EXPECT_EQ(find_on("@/app.jar", "Deeper"), "deeper");
    EXPECT_EQ(find_on("@/app.jar", "Class"), "class");
    EXPECT_EQ(find_on("@/app.jar", "Space"), "space");
    EXPECT_EQ(find_on("@/app.jar:@/last.jar", "Dep"), "dep") << "they come directly after the jar";
}

TEST_F(ClassPathTest, BrokenJarsAreErrors) {
    directory_.write("broken.jar", "not a jar at all, certainly");
    EXPECT_THAT(find_on("@/broken.jar", "A"), HasSubstr("broken.jar: not a jar or zip file"));
}

TEST_F(ClassPathTest, Description) {
    directory_.write("one/A", "");
    make_jar("x.jar", "A", "");
    std::unique_ptr<ClassPath> class_path = ClassPath::open(directory_.path("one") + ":" + directory_.path("x.jar"), 17).take();
    EXPECT_EQ(class_path->description(), directory_.path("one/") + ":" + directory_.path("x.jar"));
}

}  // namespace
}  // namespace raceproof::classfile
