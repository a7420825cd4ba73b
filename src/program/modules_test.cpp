#include "program/modules.h"

#include <gtest/gtest.h>

#include "classfile/class_source.h"
#include "program/testing/java_sources.h"

namespace raceproof::program {
namespace {

class JdkModules : public ::testing::Test {
  protected:
    std::unique_ptr<classfile::JdkImage> image_ = classfile::open_jdk_image(testing::jdk_home().path + "/lib/modules").take();
};

TEST_F(JdkModules, ShowWhatTheirDeclarationsSay) {
    Modules modules(*image_, {});
    EXPECT_TRUE(modules.is_exported("java.base", "java/util"));
    EXPECT_FALSE(modules.is_exported("java.base", "jdk/internal/misc"));  // exported to some modules only
    EXPECT_FALSE(modules.is_exported("java.base", "sun/nio/ch"));
    EXPECT_FALSE(modules.is_open("java.base", "java/lang"));
    EXPECT_TRUE(modules.is_exported("jdk.unsupported", "sun/misc"));
    EXPECT_TRUE(modules.is_open("jdk.unsupported", "sun/misc"));
    EXPECT_TRUE(modules.is_exported("", "anything"));
}

TEST_F(JdkModules, ShowWhatTheUserAdds) {
    Modules modules(*image_, {{"java.base/jdk.internal.misc"}, {"java.base/java.lang"}});
    EXPECT_TRUE(modules.is_exported("java.base", "jdk/internal/misc"));
    EXPECT_FALSE(modules.is_open("java.base", "jdk/internal/misc"));
    EXPECT_TRUE(modules.is_open("java.base", "java/lang"));
    EXPECT_TRUE(modules.is_exported("java.base", "java/lang"));
    EXPECT_FALSE(modules.is_exported("java.base", "jdk/internal/reflect"));
}

TEST_F(JdkModules, DamagedDeclarationsAreReadAsFarAsTheyGo) {
    auto info = image_->module_info("java.base");
    ASSERT_TRUE(info && info->has_value());
    std::span<const std::uint8_t> bytes = (**info).data;
    std::size_t whole = read_module_info(bytes).exports.size();
    EXPECT_GT(whole, 50u);
    for (std::size_t size = 0; size < bytes.size(); size += 7)
        EXPECT_LE(read_module_info(bytes.first(size)).exports.size(), whole);
}

}  // namespace
}  // namespace raceproof::program
