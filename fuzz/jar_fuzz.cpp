// Any bytes as a jar: opening it and reading its entries must end, in bytes or in errors.
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string_view>
#include <vector>

#include "base/verify.h"
#include "classfile/jar.h"
#include "classfile/zip_archive.h"

namespace {

using namespace raceproof;
using namespace raceproof::classfile;

constexpr std::size_t kMaxEntries = 32;  // per input, to stay fast
constexpr std::uint64_t kMaxInflatedSize = 1 << 20;

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    auto contents = std::make_shared<std::vector<std::uint8_t>>(data, data + size);
    Bytes bytes{{contents->data(), contents->size()}, contents};
    Result<ZipArchive> archive = ZipArchive::open(bytes);
    Result<std::unique_ptr<Jar>> jar = open_jar_bytes(bytes, "fuzzed.jar", 17);
    VERIFY(archive.ok() || !jar.ok(), "should be an archive if it is a jar");
    if (!jar) return 0;
    std::size_t count = 0;
    for (const ZipEntry& entry : archive->entries()) {
        if (++count > kMaxEntries) break;
        if (entry.size > kMaxInflatedSize) continue;
        Result<std::optional<Bytes>> found = (*jar)->find(entry.name);
        VERIFY(!found || found->has_value(), "should find what the directory lists");
    }
    (void)(*jar)->find("A.class");
    (void)(*jar)->main_class();
    return 0;
}
