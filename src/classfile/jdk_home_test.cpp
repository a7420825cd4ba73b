#include "classfile/jdk_home.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>

#include "classfile/testing/temporary_directory.h"

namespace raceproof::classfile {
namespace {

namespace fs = std::filesystem;
using ::testing::HasSubstr;
using testing::TemporaryDirectory;

class FindJdk : public ::testing::Test {
  protected:
    FindJdk() { fs::create_directories(search_.jvm_directory = directory_.path("jvm")); }

    std::string make_jdk(const std::string& where, const std::string& version) {
        directory_.write(where + "/lib/modules", "");
        directory_.write(where + "/bin/java", "");
        directory_.write(where + "/release",
                         "IMPLEMENTOR=\"Somebody\"\nJAVA_VERSION=\"" + version + "\"\nJAVA_VERSION_DATE=\"2026-01-01\"\n");
        return directory_.path(where);
    }

    TemporaryDirectory directory_;
    JdkSearch search_;
};

TEST_F(FindJdk, NoneAnywhere) {
    Result<JdkHome> found = find_jdk(search_);
    ASSERT_FALSE(found);
    EXPECT_THAT(found.error().message, HasSubstr("apt install openjdk-17-jdk-headless"));
}

TEST_F(FindJdk, ByJavaHome) {
    search_.java_home = make_jdk("mine", "17.0.15");
    make_jdk("jvm/java-17-openjdk-amd64", "17.0.1");
    Result<JdkHome> found = find_jdk(search_);
    ASSERT_TRUE(found);
    EXPECT_EQ(found->path, search_.java_home);
    EXPECT_EQ(found->version, "17.0.15");
    EXPECT_EQ(found->feature, 17);
}

TEST_F(FindJdk, ByTheJavaOnThePath) {
    std::string home = make_jdk("opt/some-jdk", "17");
    fs::create_directories(directory_.path("bin"));
    fs::create_symlink(home + "/bin/java", directory_.path("alternatives-java"));
    fs::create_symlink(directory_.path("alternatives-java"), directory_.path("bin/java"));
    search_.path = "no-such-folder::" + directory_.path("bin") + ":";
    Result<JdkHome> found = find_jdk(search_);
    ASSERT_TRUE(found);
    EXPECT_EQ(found->path, fs::canonical(home).string());
    EXPECT_EQ(found->feature, 17);
}

TEST_F(FindJdk, InTheUsualPlaceDebiansFirst) {
    make_jdk("jvm/aaa-17", "17.0.2");
    std::string debian = make_jdk("jvm/java-17-openjdk-arm64", "17.0.3");
    directory_.write("jvm/README", "not a JDK");
    EXPECT_EQ(find_jdk(search_)->path, debian);
}

TEST_F(FindJdk, Prefers17) {
    search_.java_home = make_jdk("newer", "25.0.3");
    EXPECT_EQ(find_jdk(search_)->feature, 25);
    std::string other = make_jdk("jvm/other", "17.0.9");
    EXPECT_EQ(find_jdk(search_)->path, other);
}

TEST_F(FindJdk, SkipsWhatIsNoJdk) {
    search_.java_home = directory_.path("no-such-folder");
    make_jdk("jvm/java-17-openjdk-a", "");
    directory_.write("jvm/java-17-openjdk-b/release", "JAVA_VERSION=\"17.0.1\"\n");  // without lib/modules
    std::string good = make_jdk("jvm/java-17-openjdk-c", "17.0.1");
    EXPECT_EQ(find_jdk(search_)->path, good);
}

TEST_F(FindJdk, OldVersionNumbers) {
    search_.java_home = make_jdk("old", "1.8.0_392");
    EXPECT_EQ(find_jdk(search_)->feature, 8);
}

}  // namespace
}  // namespace raceproof::classfile
