#include "classfile/jar.h"

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>

#include "classfile/testing/class_bytes_builder.h"
#include "classfile/testing/temporary_directory.h"
#include "classfile/testing/zip_bytes_builder.h"

namespace raceproof::classfile {
namespace {

using testing::bytes_of;
using testing::deflated_member;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::StartsWith;
using testing::stored_member;
using testing::TemporaryDirectory;
using testing::ZipBytesBuilder;

// The contents of an entry, or "absent", or the error.
std::string contents_of(const Jar& jar, std::string_view path) {
    Result<std::optional<Bytes>> found = jar.find(path);
    if (!found) return found.error().message;
    if (!*found) return "absent";
    return {(*found)->data.begin(), (*found)->data.end()};
}

std::unique_ptr<Jar> opened(const ZipBytesBuilder& builder, int release = 17) {
    Result<std::unique_ptr<Jar>> jar = open_jar_bytes(bytes_of(builder.build()), "x.jar", release);
    VERIFY(jar.ok(), "should open");
    return jar.take();
}

TEST(Jar, WithoutAManifest) {
    ZipBytesBuilder builder;
    builder.add(deflated_member("p/A.class", "bytes of A"));
    std::unique_ptr<Jar> jar = opened(builder);
    EXPECT_EQ(jar->description(), "x.jar");
    EXPECT_EQ(contents_of(*jar, "p/A.class"), "bytes of A");
    EXPECT_EQ(contents_of(*jar, "p/B.class"), "absent");
    EXPECT_FALSE(jar->main_class());
    EXPECT_TRUE(jar->manifest_class_path().empty());
}

TEST(Jar, ManifestOfAPlainJar) {
    ZipBytesBuilder builder;
    builder.add(
        deflated_member("META-INF/MANIFEST.MF", "Manifest-Version: 1.0\r\nMain-Class: p.Main\r\nClass-Path: a.jar b/\r\n\r\n"));
    builder.add(stored_member("META-INF/versions/9/A.class", "nine"));
    std::unique_ptr<Jar> jar = opened(builder);
    EXPECT_EQ(jar->main_class(), "p.Main");
    EXPECT_THAT(jar->manifest_class_path(), ElementsAre("a.jar", "b/"));
    EXPECT_EQ(contents_of(*jar, "A.class"), "absent") << "the jar is not multi-release";
}

ZipBytesBuilder multi_release_jar() {
    ZipBytesBuilder builder;
    builder.add(stored_member("META-INF/MANIFEST.MF", "Manifest-Version: 1.0\nMulti-Release: true\n"));
    for (std::string_view name :
         {"A.class", "META-INF/versions/8/A.class", "META-INF/versions/21/A.class", "META-INF/versions/9/A.class",
          "META-INF/versions/17/A.class", "META-INF/versions/11/A.class", "META-INF/versions/11/New.class",
          "META-INF/versions/11/META-INF/x", "META-INF/x", "META-INF/versions/", "META-INF/versions/9", "META-INF/versions/9/",
          "META-INF/versions/99999999999999999999/A.class", "META-INF/versions/-9/A.class", "META-INF/versions/x/A.class"})
        builder.add(stored_member(name, name));
    return builder;
}

TEST(Jar, MultiRelease) {
    EXPECT_EQ(contents_of(*opened(multi_release_jar(), 8), "A.class"), "A.class");
    EXPECT_EQ(contents_of(*opened(multi_release_jar(), 9), "A.class"), "META-INF/versions/9/A.class");
    EXPECT_EQ(contents_of(*opened(multi_release_jar(), 16), "A.class"), "META-INF/versions/11/A.class");
    EXPECT_EQ(contents_of(*opened(multi_release_jar(), 17), "A.class"), "META-INF/versions/17/A.class");
    EXPECT_EQ(contents_of(*opened(multi_release_jar(), 25), "A.class"), "META-INF/versions/21/A.class");
    EXPECT_EQ(contents_of(*opened(multi_release_jar(), 17), "New.class"), "META-INF/versions/11/New.class");
    EXPECT_EQ(contents_of(*opened(multi_release_jar(), 10), "New.class"), "absent");
    EXPECT_EQ(contents_of(*opened(multi_release_jar(), 17), "META-INF/x"), "META-INF/x");
}

TEST(Jar, ErrorsNameTheJar) {
    testing::ZipMember damaged = stored_member("A.class", "bytes");
    damaged.crc = 1;
    EXPECT_EQ(contents_of(*opened(ZipBytesBuilder().add(damaged)), "A.class"), "x.jar: entry A.class: its checksum is wrong");
    damaged.name = damaged.local_name = "META-INF/MANIFEST.MF";
    Result<std::unique_ptr<Jar>> jar = open_jar_bytes(bytes_of(ZipBytesBuilder().add(damaged).build()), "x.jar", 17);
    ASSERT_FALSE(jar);
    EXPECT_EQ(jar.error().message, "x.jar: entry META-INF/MANIFEST.MF: its checksum is wrong");
}

TEST(Jar, ByPath) {
    TemporaryDirectory directory;
    std::vector<std::uint8_t> bytes = ZipBytesBuilder().add(stored_member("a", "text")).build();
    std::string path = directory.write("x.jar", {reinterpret_cast<const char*>(bytes.data()), bytes.size()});
    EXPECT_EQ(contents_of(*open_jar(path, 17).take(), "a"), "text");
    EXPECT_THAT(open_jar(directory.path("absent.jar"), 17).error().message, HasSubstr("No such file"));
    EXPECT_THAT(open_jar(directory.path(), 17).error().message, HasSubstr("is not a file"));
    EXPECT_THAT(open_jar(directory.write("empty.jar", ""), 17).error().message, HasSubstr("is empty"));
    std::string text = directory.write("text.jar", "hello, I am not a jar");
    EXPECT_THAT(open_jar(text, 17).error().message, StartsWith(text + ": not a jar or zip file"));
}

// What the `jar` tool of the JDK writes.
TEST(Jar, OfTheJarTool) {
    Result<JdkHome> home = find_jdk();
    ASSERT_TRUE(home);
    std::string tool = home->path + "/bin/jar";
    if (!std::filesystem::exists(tool)) GTEST_SKIP() << "no jar tool in " << home->path;
    TemporaryDirectory directory;
    directory.write("base/p/A.txt", "base");
    directory.write("base/p/long.txt", std::string(50000, 'l'));
    directory.write("eleven/p/A.txt", "eleven");
    for (std::string_view flags : {"cfe", "cfe0"}) {
        std::string jar_path = directory.path(fmt::format("{}.jar", flags));
        std::string command = fmt::format("cd {0} && {1} {2} {3} p.Main -C base . --release 11 -C eleven .", directory.path(),
                                          tool, flags, jar_path);
        ASSERT_EQ(std::system(command.c_str()), 0) << command;
        std::unique_ptr<Jar> jar = open_jar(jar_path, 17).take();
        EXPECT_EQ(jar->main_class(), "p.Main");
        EXPECT_EQ(contents_of(*jar, "p/A.txt"), "eleven");
        EXPECT_EQ(contents_of(*jar, "p/long.txt"), std::string(50000, 'l'));
        EXPECT_EQ(contents_of(*open_jar(jar_path, 10).take(), "p/A.txt"), "base");
    }
}

}  // namespace
}  // namespace raceproof::classfile
