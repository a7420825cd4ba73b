#include "classfile/member_reader.h"

#include <fmt/format.h>

#include <algorithm>
#include <string>
#include <vector>

#include "base/hash128.h"
#include "classfile/access_checks.h"
#include "classfile/attributes.h"
#include "classfile/descriptor.h"

namespace raceproof::classfile {
namespace {

constexpr int kMaxArgumentSlots = 255;  // with the receiver

// Two members of a kind must not share name and descriptor. Sorting by hash compares texts only where hashes meet.
template <typename Member>
void check_no_duplicates(ReadContext context, std::size_t offset, const std::vector<Member>& members, std::string_view what) {
    struct Key {
        std::uint64_t hash;
        const Member* member;
    };
    std::vector<Key> keys;
    keys.reserve(members.size());
    for (const Member& member : members) keys.push_back({mix64(hash_text(member.name), hash_text(member.descriptor)), &member});
    std::sort(keys.begin(), keys.end(), [](const Key& left, const Key& right) {
        if (left.hash != right.hash) return left.hash < right.hash;
        if (int order = left.member->name.compare(right.member->name); order != 0) return order < 0;
        return left.member->descriptor < right.member->descriptor;
    });
    auto same = [](const Key& left, const Key& right) {
        return left.hash == right.hash && left.member->name == right.member->name &&
               left.member->descriptor == right.member->descriptor;
    };
    if (auto twin = std::adjacent_find(keys.begin(), keys.end(), same); twin != keys.end())
        context.error.fail(offset,
                           fmt::format("second {} {} with descriptor {}", what, twin->member->name, twin->member->descriptor));
}

Tag tag_of_constant_value(std::string_view descriptor) {
    switch (basic_type(descriptor[0])) {
        case BasicType::Boolean:
        case BasicType::Byte:
        case BasicType::Char:
        case BasicType::Short:
        case BasicType::Int: return Tag::Integer;
        case BasicType::Long: return Tag::Long;
        case BasicType::Float: return Tag::Float;
        case BasicType::Double: return Tag::Double;
        default: return descriptor == "Ljava/lang/String;" ? Tag::String : Tag::Unusable;
    }
}

void read_constant_value(ReadContext context, ByteCursor& body, FieldInfo& field) {
    std::size_t offset = body.offset();
    std::uint16_t index = body.u2();
    // Has no meaning on instance fields: they are initialised by constructors.
    if (context.failed() || !(field.flags & access::kStatic)) return;
    Tag tag = tag_of_constant_value(field.descriptor);
    if (tag == Tag::Unusable || !context.file.has(index, tag))
        context.error.fail(offset,
                           fmt::format("field {} of type {} has a constant value of another type", field.name, field.descriptor));
    field.constant_value = index;
}

void read_field(ReadContext context, ByteCursor& cursor, FieldInfo& field) {
    std::size_t offset = cursor.offset();
    field.flags = check_field_flags(context, offset, cursor.u2());
    field.name = read_utf8(context, cursor, "name of a field");
    field.descriptor = read_utf8(context, cursor, "descriptor of a field");
    check_field_name_and_descriptor(context, offset, field.name, field.descriptor);
    if (context.failed()) return;
    read_attributes(context, cursor, AttributePlace::Field, [&](AttributeKind kind, ByteCursor& body) {
        if (read_shared_attribute(context, kind, body, field.signature, field.annotations)) return;
        if (kind == AttributeKind::ConstantValue) read_constant_value(context, body, field);
        if (kind == AttributeKind::Synthetic) field.flags |= access::kSynthetic;
    });
}

void read_method_parameters(ReadContext context, ByteCursor& body, MethodInfo& method) {
    std::vector<MethodParameter>& parameters = method.parameters.emplace();
    for (unsigned count = body.u1(); count > 0 && !context.failed(); --count) {
        MethodParameter parameter{};
        parameter.name = read_utf8_or_none(context, body, "name of a parameter");
        parameter.flags = body.u2();
        parameters.push_back(parameter);
    }
}

void read_method_attribute(ReadContext context, AttributeKind kind, ByteCursor& body, int argument_slots, MethodInfo& method) {
    if (read_shared_attribute(context, kind, body, method.signature, method.annotations)) return;
    switch (kind) {
        case AttributeKind::Code:
            if (method.flags & (access::kNative | access::kAbstract))
                context.error.fail(body.offset(), fmt::format("method {} is native or abstract but has code", method.name));
            read_code(context, body, argument_slots, method.code.emplace());
            break;
        case AttributeKind::Exceptions: method.exceptions = read_class_table(context, body, "declared exception"); break;
        case AttributeKind::MethodParameters: read_method_parameters(context, body, method); break;
        case AttributeKind::Synthetic: method.flags |= access::kSynthetic; break;
        default: break;
    }
}

void read_method(ReadContext context, ByteCursor& cursor, MethodInfo& method) {
    std::size_t offset = cursor.offset();
    std::uint16_t flags = cursor.u2();
    method.name = read_utf8(context, cursor, "name of a method");
    method.descriptor = read_utf8(context, cursor, "descriptor of a method");
    if (context.failed()) return;
    int argument_slots = check_method_name_and_descriptor(context, offset, method.name, method.descriptor);
    method.flags = check_method_flags(context, offset, flags, method.name);
    if (!(method.flags & access::kStatic)) ++argument_slots;
    if (argument_slots > kMaxArgumentSlots)
        context.error.fail(offset, fmt::format("method {} takes {} argument slots, more than 255", method.name, argument_slots));
    if (context.failed()) return;
    read_attributes(context, cursor, AttributePlace::Method, [&](AttributeKind kind, ByteCursor& body) {
        read_method_attribute(context, kind, body, argument_slots, method);
    });
    if (!method.code && !(method.flags & (access::kNative | access::kAbstract)))
        context.error.fail(offset, fmt::format("method {} is neither native nor abstract and has no code", method.name));
}

}  // namespace

void read_fields(ReadContext context, ByteCursor& cursor) {
    std::size_t start = cursor.offset();
    unsigned count = cursor.u2();
    std::vector<FieldInfo>& fields = context.file.fields;
    fields.reserve(std::min<std::size_t>(count, cursor.remaining() / 8));
    for (; count > 0 && !context.failed(); --count) read_field(context, cursor, fields.emplace_back());
    if (!context.failed()) check_no_duplicates(context, start, fields, "field");
}

void read_methods(ReadContext context, ByteCursor& cursor) {
    std::size_t start = cursor.offset();
    unsigned count = cursor.u2();
    std::vector<MethodInfo>& methods = context.file.methods;
    methods.reserve(std::min<std::size_t>(count, cursor.remaining() / 8));
    for (; count > 0 && !context.failed(); --count) read_method(context, cursor, methods.emplace_back());
    if (!context.failed()) check_no_duplicates(context, start, methods, "method");
}

}  // namespace raceproof::classfile
