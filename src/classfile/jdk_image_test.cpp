#include "classfile/jdk_image.h"

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

#include "classfile/file_bytes.h"
#include "classfile/reader.h"
#include "classfile/testing/class_bytes_builder.h"
#include "classfile/testing/image_bytes_builder.h"

namespace raceproof::classfile {
namespace {

using testing::bytes_of;
using ::testing::Contains;
using ::testing::HasSubstr;
using testing::ImageBytesBuilder;
using ::testing::Not;

std::string text_of(const Bytes& bytes) { return {bytes.data.begin(), bytes.data.end()}; }

ImageBytesBuilder small_image() {
    ImageBytesBuilder builder;
    builder.add_resource("m", "p/q/A.class", "the class A");
    builder.add_resource("m", "p/q/A.txt", "a text");
    builder.add_package("p", {{true, "m"}, {true, "other"}});
    builder.add_package("p.q", {{true, "other"}, {false, "m"}});
    return builder;
}

std::unique_ptr<MappedImage> opened(ImageBytesBuilder builder) {
    Result<std::unique_ptr<MappedImage>> image = MappedImage::open(bytes_of(builder.build()), "modules");
    VERIFY(image.ok(), "should open");
    return image.take();
}

TEST(JdkImage, FindsWhatIsThere) {
    std::unique_ptr<MappedImage> image = opened(small_image());
    EXPECT_EQ(text_of(**image->find("p/q/A.class")), "the class A");
    EXPECT_EQ(text_of(**image->find("p/q/A.txt")), "a text");
    EXPECT_EQ(image->module_of_package("p.q"), "m");
    EXPECT_EQ(image->module_of_package("p"), "") << "no module has content there";
    EXPECT_THAT(image->packages_of_module("m"), ::testing::ElementsAre("p.q"));
    EXPECT_THAT(image->resources_of_module("m"), ::testing::ElementsAre("p/q/A.class", "p/q/A.txt"));
}

TEST(JdkImage, NothingElse) {
    std::unique_ptr<MappedImage> image = opened(small_image());
    for (std::string_view path :
         {"", "/", "A.class", "p/A.class", "p/q/B.class", "p/q/A", "p/q/A.class/", "p/q/", "/p/q/A.class", "p.q/A.class"}) {
        Result<std::optional<Bytes>> found = image->find(path);
        ASSERT_TRUE(found) << path;
        EXPECT_FALSE(*found) << path;
    }
}

std::string outcome_of_opening(std::vector<std::uint8_t> bytes) {
    Result<std::unique_ptr<MappedImage>> image = MappedImage::open(bytes_of(std::move(bytes)), "modules");
    return image ? "ok" : image.error().message;
}

TEST(JdkImage, RefusesOtherFiles) {
    EXPECT_EQ(outcome_of_opening({1, 2, 3}), "modules is too short for a JDK image");
    ImageBytesBuilder builder = small_image();
    builder.magic = 0xCAFEBABE;
    EXPECT_EQ(outcome_of_opening(builder.build()), "modules is not a JDK image");
    builder.magic = 0xDADAFECA;
    EXPECT_EQ(outcome_of_opening(builder.build()), "modules is a JDK image of another byte order");
    builder.magic = 0xCAFEDADA;
    builder.version = 0x00020001;
    EXPECT_EQ(outcome_of_opening(builder.build()), "modules is a JDK image of unknown version 2.1");
}

TEST(JdkImage, CutOff) {
    std::vector<std::uint8_t> whole = small_image().build();
    std::vector<std::uint8_t> tables_cut(whole.begin(), whole.begin() + 60);
    EXPECT_THAT(outcome_of_opening(tables_cut), HasSubstr("damaged"));
    whole.resize(whole.size() - 20);
    std::unique_ptr<MappedImage> image = MappedImage::open(bytes_of(whole), "modules").take();
    EXPECT_EQ(image->module_of_package("p.q"), "");
}

TEST(JdkImage, CompressedAndDamagedResources) {
    ImageBytesBuilder compressed;
    compressed.add_package("p", {{false, "m"}});
    compressed.add_resource("m", "p/A.class", "x");
    compressed.set_compressed_size(1);
    EXPECT_THAT(opened(compressed)->find("p/A.class").error().message, HasSubstr("without --compress"));

    ImageBytesBuilder outside;
    outside.add_package("p", {{false, "m"}});
    outside.add_resource("m", "p/A.class", "x");
    for (std::uint64_t offset : {std::uint64_t{1000}, ~std::uint64_t{0}}) {
        outside.set_offset(offset);
        EXPECT_THAT(opened(outside)->find("p/A.class").error().message, HasSubstr("damaged"));
    }
}

// Under the address sanitizer this shows that no byte of an image is trusted.
TEST(JdkImage, AnyByteMayBeWrong) {
    std::vector<std::uint8_t> whole = small_image().build();
    for (std::size_t i = 0; i < whole.size(); ++i) {
        for (unsigned value : {0x00u, 0x7Fu, 0x80u, 0xFFu}) {
            std::vector<std::uint8_t> damaged = whole;
            damaged[i] = static_cast<std::uint8_t>(value);
            Result<std::unique_ptr<MappedImage>> image = MappedImage::open(bytes_of(damaged), "modules");
            if (!image) continue;
            (void)(*image)->find("p/q/A.class");
            (void)(*image)->packages_of_module("m");
        }
    }
}

class InstalledJdkImage : public ::testing::Test {
  protected:
    void SetUp() override {
        Result<JdkHome> home = find_jdk();
        ASSERT_TRUE(home) << home.error().message;
        path_ = home->path + "/lib/modules";
        Result<Bytes> bytes = map_file(path_);
        ASSERT_TRUE(bytes) << bytes.error().message;
        Result<std::unique_ptr<MappedImage>> image = MappedImage::open(bytes.take(), path_);
        ASSERT_TRUE(image) << image.error().message;
        image_ = image.take();
    }

    std::string path_;
    std::unique_ptr<MappedImage> image_;
};

TEST_F(InstalledJdkImage, OpensByPath) {
    Result<std::unique_ptr<JdkImage>> image = open_jdk_image(path_);
    ASSERT_TRUE(image);
    EXPECT_EQ((*image)->description(), "jrt:/");
    EXPECT_FALSE(open_jdk_image("no-such-file"));
}

TEST_F(InstalledJdkImage, Modules) {
    EXPECT_EQ(image_->module_of_package("java.lang"), "java.base");
    EXPECT_EQ(image_->module_of_package("java.util.concurrent"), "java.base");
    EXPECT_EQ(image_->module_of_package("java.util.logging"), "java.logging");
    EXPECT_EQ(image_->module_of_package("java"), "");
    EXPECT_EQ(image_->module_of_package("no.such.package"), "");
    EXPECT_EQ(image_->module_of_package(""), "");
    std::vector<std::string> packages = image_->packages_of_module("java.base");
    EXPECT_THAT(packages, Contains("java.util.concurrent.atomic"));
    EXPECT_THAT(packages, Not(Contains("java.util.logging")));
    EXPECT_THAT(packages, Not(Contains("java")));
    EXPECT_TRUE(std::is_sorted(packages.begin(), packages.end()));
}

// Facts that `javap` shows too.
TEST_F(InstalledJdkImage, ReentrantLock) {
    Result<std::optional<Bytes>> bytes = image_->find("java/util/concurrent/locks/ReentrantLock.class");
    ASSERT_TRUE(bytes && *bytes);
    auto result = read_class(**bytes);
    ASSERT_TRUE(result) << result.error().reason;
    const ClassFile& file = **result;
    EXPECT_EQ(file.name(), "java/util/concurrent/locks/ReentrantLock");
    EXPECT_EQ(file.class_name(file.super_class), "java/lang/Object");
    ASSERT_EQ(file.interfaces.size(), 2u);
    EXPECT_EQ(file.class_name(file.interfaces[0]), "java/util/concurrent/locks/Lock");
    EXPECT_EQ(file.source_file, "ReentrantLock.java");
    auto lock =
        std::find_if(file.methods.begin(), file.methods.end(), [](const MethodInfo& method) { return method.name == "lock"; });
    ASSERT_NE(lock, file.methods.end());
    EXPECT_EQ(lock->descriptor, "()V");
    EXPECT_EQ(lock->code->code.size(), 8u);  // aload_0, getfield, invokevirtual, return
    EXPECT_FALSE(lock->code->lines.empty());
    EXPECT_THAT(file.nest_members, ::testing::SizeIs(3));
}

TEST_F(InstalledJdkImage, EveryClassOfJavaBaseIsRead) {
    std::size_t count = 0;
    for (const std::string& path : image_->resources_of_module("java.base")) {
        if (!path.ends_with(".class") || path == "module-info.class") continue;
        Result<std::optional<Bytes>> bytes = image_->find(path);
        ASSERT_TRUE(bytes && *bytes) << path;
        auto result = read_class(**bytes);
        ASSERT_TRUE(result) << path << ": " << result.error().reason;
        ASSERT_EQ(fmt::format("{}.class", (*result)->name()), path);
        ++count;
    }
    EXPECT_GT(count, 6000u);
}

}  // namespace
}  // namespace raceproof::classfile
