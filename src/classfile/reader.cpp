#include "classfile/reader.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>
#include <vector>

#include "classfile/access_checks.h"
#include "classfile/attributes.h"
#include "classfile/byte_cursor.h"
#include "classfile/constant_pool_reader.h"
#include "classfile/member_reader.h"
#include "classfile/versions.h"

namespace raceproof::classfile {
namespace {

constexpr std::uint32_t kMagic = 0xCAFEBABE;
constexpr std::uint16_t kPreviewMinorVersion = 65535;

void read_version(ReadContext context, ByteCursor& cursor) {
    if (cursor.u4() != kMagic) context.error.fail(0, "not a class file: it does not begin with CAFEBABE");
    std::size_t offset = cursor.offset();
    ClassFile& file = context.file;
    file.minor_version = cursor.u2();
    file.major_version = cursor.u2();
    auto unsupported = [&](std::string_view why) {
        context.error.fail(offset, fmt::format("class file version {}.{} {}", file.major_version, file.minor_version, why),
                           FormatError::Kind::UnsupportedVersion);
    };
    if (file.major_version < kOldestMajorVersion) return unsupported("does not exist");
    if (file.major_version > kNewestMajorVersion)
        return unsupported(
            fmt::format("is too new: this program reads up to {} (Java {})", kNewestMajorVersion, kNewestMajorVersion - 44));
    if (file.major_version < version::kJava12 || file.minor_version == 0) return;
    unsupported(file.minor_version == kPreviewMinorVersion ? "depends on preview features, which are not supported"
                                                           : "does not exist");
}

void read_flags(ReadContext context, ByteCursor& cursor, PoolContents contents) {
    std::size_t offset = cursor.offset();
    std::uint16_t flags = cursor.u2();
    if ((flags & access::kModule) && context.from_version(version::kJava9)) {
        context.error.fail(offset, "is a module, not a class");
    } else if (contents == PoolContents::OfModule) {
        context.error.fail(offset, "module or package constants in a class that is no module");
    }
    context.file.flags = check_class_flags(context, offset, flags);
}

void read_supertypes(ReadContext context, ByteCursor& cursor) {
    ClassFile& file = context.file;
    std::size_t offset = cursor.offset();
    file.super_class = cursor.u2();
    if (context.failed()) return;
    bool is_object = file.name() == "java/lang/Object";
    if (is_object != (file.super_class == 0)) {
        context.error.fail(offset, is_object ? "java/lang/Object has a superclass" : "class without a superclass");
    } else if (!is_object && !file.has(file.super_class, Tag::Class)) {
        context.error.fail(offset, fmt::format("superclass: constant {} is no class", file.super_class));
    } else if (!is_object && file.class_name(file.super_class).starts_with('[')) {
        context.error.fail(offset, "the superclass is an array");
    } else if ((file.flags & access::kInterface) && file.class_name(file.super_class) != "java/lang/Object") {
        context.error.fail(offset, "the superclass of an interface is not java/lang/Object");
    }
}

void check_no_interface_twice(ReadContext context, std::size_t offset) {
    if (context.file.interfaces.size() < 2) return;
    std::vector<std::string_view> names;
    names.reserve(context.file.interfaces.size());
    for (std::uint16_t index : context.file.interfaces) names.push_back(context.file.class_name(index));
    std::sort(names.begin(), names.end());
    if (auto twin = std::adjacent_find(names.begin(), names.end()); twin != names.end())
        context.error.fail(offset, fmt::format("interface {} is named twice", *twin));
}

void read_interfaces(ReadContext context, ByteCursor& cursor) {
    std::size_t start = cursor.offset();
    unsigned count = cursor.u2();
    std::vector<std::uint16_t>& interfaces = context.file.interfaces;
    interfaces.reserve(std::min<std::size_t>(count, cursor.remaining() / 2));
    for (; count > 0 && !context.failed(); --count) interfaces.push_back(read_class_index(context, cursor, "interface"));
    if (!context.failed()) check_no_interface_twice(context, start);
}

// Stops after the first part in which something is wrong: later parts rely on what the earlier ones checked.
void read_file(ReadContext context, ByteCursor& cursor) {
    read_version(context, cursor);
    if (context.failed()) return;
    PoolContents contents = read_constant_pool(context, cursor);
    if (context.failed()) return;
    read_flags(context, cursor, contents);
    if (context.failed()) return;
    context.file.this_class = read_class_index(context, cursor, "this class");
    read_supertypes(context, cursor);
    if (context.failed()) return;
    read_interfaces(context, cursor);
    if (context.failed()) return;
    read_fields(context, cursor);
    if (context.failed()) return;
    read_methods(context, cursor);
    if (context.failed()) return;
    read_class_attributes(context, cursor);
    if (!context.failed() && cursor.remaining() != 0)
        context.error.fail(cursor.offset(), fmt::format("{} bytes after the end of the class", cursor.remaining()));
}

}  // namespace

Result<std::unique_ptr<const ClassFile>, FormatError> read_class(Bytes bytes) {
    auto file = std::make_unique<ClassFile>();
    file->bytes = std::move(bytes);
    FirstError error;
    ByteCursor cursor(file->bytes.data, error);
    read_file({*file, error}, cursor);
    if (error.failed()) return error.error();
    return std::unique_ptr<const ClassFile>(std::move(file));
}

}  // namespace raceproof::classfile
