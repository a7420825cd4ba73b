#include "classfile/constant_pool_reader.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <string>

#include "classfile/constant_pool_checks.h"
#include "classfile/descriptor.h"
#include "classfile/descriptor_scan.h"
#include "classfile/names.h"
#include "classfile/versions.h"

namespace raceproof::classfile {
namespace {

// The version from which a tag is allowed; nothing for a byte that is no tag.
std::optional<std::uint16_t> first_version_of(Tag tag) {
    switch (tag) {
        case Tag::Utf8:
        case Tag::Integer:
        case Tag::Float:
        case Tag::Long:
        case Tag::Double:
        case Tag::Class:
        case Tag::String:
        case Tag::FieldRef:
        case Tag::MethodRef:
        case Tag::InterfaceMethodRef:
        case Tag::NameAndType: return kOldestMajorVersion;
        case Tag::MethodHandle:
        case Tag::MethodType:
        case Tag::InvokeDynamic: return version::kJava7;
        case Tag::Module:
        case Tag::Package: return version::kJava9;
        case Tag::Dynamic: return version::kJava11;
        case Tag::Unusable: break;
    }
    return std::nullopt;
}

Tag read_constant(ReadContext context, ByteCursor& cursor, Constant& constant) {
    std::size_t offset = cursor.offset();
    constant.tag = static_cast<Tag>(cursor.u1());
    std::optional<std::uint16_t> first_version = first_version_of(constant.tag);
    if (!first_version || !context.from_version(*first_version)) {
        context.error.fail(offset, fmt::format("constant tag {} is {} in version {}", static_cast<int>(constant.tag),
                                               first_version ? "not allowed" : "unknown", context.file.major_version));
        return Tag::Unusable;
    }
    switch (constant.tag) {
        case Tag::Utf8:
            constant.text = cursor.take_text(cursor.u2());
            if (!is_legal_modified_utf8(constant.text, context.file.major_version))
                context.error.fail(offset, "text that is not modified UTF-8");
            break;
        case Tag::Integer:
        case Tag::Float: constant.bits = cursor.u4(); break;
        case Tag::Long:
        case Tag::Double: constant.bits = cursor.u8(); break;
        case Tag::Class:
        case Tag::String:
        case Tag::MethodType:
        case Tag::Module:
        case Tag::Package: constant.first = cursor.u2(); break;
        case Tag::MethodHandle:
            constant.first = cursor.u1();
            constant.second = cursor.u2();
            break;
        default:
            constant.first = cursor.u2();
            constant.second = cursor.u2();
            break;
    }
    return constant.tag;
}

std::string_view tag_name(Tag tag) {
    switch (tag) {
        case Tag::Utf8: return "text";
        case Tag::Class: return "class";
        case Tag::NameAndType: return "name and type";
        case Tag::MethodHandle: return "method handle";
        default: return "constant";
    }
}

std::uint16_t check_index(ReadContext context, std::size_t offset, std::uint16_t index, Tag tag, std::string_view what) {
    if (context.file.has(index, tag)) [[likely]]
        return index;
    context.error.fail(offset, fmt::format("{}: constant {} is no {}", what, index, tag_name(tag)));
    return 0;
}

}  // namespace

PoolContents read_constant_pool(ReadContext context, ByteCursor& cursor) {
    std::size_t start = cursor.offset();
    std::uint16_t count = cursor.u2();
    if (count == 0) context.error.fail(start, "constant pool of size 0");
    // Every constant takes at least three bytes: a file cannot make us allocate much more than its own size.
    if (count > cursor.remaining() / 3 + 1)
        context.error.fail(start, fmt::format("{} constants do not fit into the file", count));
    if (context.failed()) return PoolContents::Plain;

    std::vector<Constant>& constants = context.file.constants;
    constants.resize(count);
    PoolContents contents = PoolContents::Plain;
    for (std::size_t index = 1; index < count && !context.failed(); ++index) {
        std::size_t offset = cursor.offset();
        Tag tag = read_constant(context, cursor, constants[index]);
        if (tag == Tag::Module || tag == Tag::Package) contents = PoolContents::OfModule;
        if ((tag == Tag::Long || tag == Tag::Double) && ++index == count)
            context.error.fail(offset, "no room for the second half of a long or double constant");
    }
    if (!context.failed()) check_constants(context, start);
    return contents;
}

void check_bootstrap_references(ReadContext context, std::size_t offset) {
    const ClassFile& file = context.file;
    for (const Constant& constant : file.constants) {
        if (constant.tag != Tag::Dynamic && constant.tag != Tag::InvokeDynamic) continue;
        if (constant.first >= file.bootstrap_methods.size())
            context.error.fail(offset, fmt::format("bootstrap method {} does not exist", constant.first));
    }
}

std::uint16_t read_index(ReadContext context, ByteCursor& cursor, Tag tag, std::string_view what) {
    std::size_t offset = cursor.offset();
    return check_index(context, offset, cursor.u2(), tag, what);
}

std::uint16_t read_index_or_zero(ReadContext context, ByteCursor& cursor, Tag tag, std::string_view what) {
    std::size_t offset = cursor.offset();
    std::uint16_t index = cursor.u2();
    return index == 0 ? index : check_index(context, offset, index, tag, what);
}

std::string_view read_utf8(ReadContext context, ByteCursor& cursor, std::string_view what) {
    return context.file.utf8(read_index(context, cursor, Tag::Utf8, what));
}

std::string_view read_utf8_or_none(ReadContext context, ByteCursor& cursor, std::string_view what) {
    return context.file.utf8(read_index_or_zero(context, cursor, Tag::Utf8, what));
}

std::uint16_t read_class_index(ReadContext context, ByteCursor& cursor, std::string_view what) {
    std::size_t offset = cursor.offset();
    std::uint16_t index = read_index(context, cursor, Tag::Class, what);
    if (!context.failed() && context.file.class_name(index)[0] == '[')
        context.error.fail(offset, fmt::format("{}: {} is an array", what, context.file.class_name(index)));
    return index;
}

bool is_loadable(Tag tag) {
    switch (tag) {
        case Tag::Integer:
        case Tag::Float:
        case Tag::Long:
        case Tag::Double:
        case Tag::Class:
        case Tag::String:
        case Tag::MethodHandle:
        case Tag::MethodType:
        case Tag::Dynamic: return true;
        default: return false;
    }
}

int check_method_name_and_descriptor(ReadContext context, std::size_t offset, std::string_view name,
                                     std::string_view descriptor) {
    if (!is_method_name(name)) {
        context.error.fail(offset, fmt::format("illegal method name \"{}\"", name));
        return 0;
    }
    std::optional<MethodDescriptorScan> scan = scan_method_descriptor(descriptor);
    bool legal = scan && (name[0] != '<' || scan->return_type == "V");
    if (legal && name == "<clinit>" && context.from_version(version::kJava7)) legal = descriptor == "()V";
    if (!legal) {
        context.error.fail(offset, fmt::format("illegal descriptor \"{}\" of method {}", descriptor, name));
        return 0;
    }
    return scan->parameter_slots;
}

void check_field_name_and_descriptor(ReadContext context, std::size_t offset, std::string_view name,
                                     std::string_view descriptor) {
    if (!is_unqualified_name(name)) {
        context.error.fail(offset, fmt::format("illegal field name \"{}\"", name));
    } else if (!is_field_descriptor(descriptor)) {
        context.error.fail(offset, fmt::format("illegal descriptor \"{}\" of field {}", descriptor, name));
    }
}

}  // namespace raceproof::classfile
