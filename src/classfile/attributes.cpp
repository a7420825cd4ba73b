#include "classfile/attributes.h"

#include <algorithm>
#include <vector>

namespace raceproof::classfile {
namespace {

struct KnownAttribute {
    std::string_view name;
    std::uint8_t places;
    std::uint16_t first_version;
    AttributeRule rule;
};

constexpr std::uint8_t C = static_cast<std::uint8_t>(AttributePlace::Class);
constexpr std::uint8_t F = static_cast<std::uint8_t>(AttributePlace::Field);
constexpr std::uint8_t M = static_cast<std::uint8_t>(AttributePlace::Method);
constexpr std::uint8_t B = static_cast<std::uint8_t>(AttributePlace::Code);
constexpr std::uint8_t R = static_cast<std::uint8_t>(AttributePlace::RecordComponent);
constexpr bool Once = true;
constexpr bool Many = false;

constexpr KnownAttribute kKnownAttributes[] = {
#define ATTRIBUTE(name, places, version, times) {#name, places, version, {AttributeKind::name, times}},
#include "classfile/attribute_kinds.def"
#undef ATTRIBUTE
};

}  // namespace

AttributeRule attribute_rule(std::string_view name, AttributePlace place, std::uint16_t major_version) {
    for (const KnownAttribute& known : kKnownAttributes) {
        if (known.name != name) continue;
        if ((known.places & static_cast<std::uint8_t>(place)) && major_version >= known.first_version) return known.rule;
        break;
    }
    return {AttributeKind::Unknown, false};
}

bool read_shared_attribute(ReadContext context, AttributeKind kind, ByteCursor& body, std::string_view& signature,
                           RawAnnotations& annotations) {
    switch (kind) {
        case AttributeKind::Signature: signature = read_utf8(context, body, "signature"); return true;
        case AttributeKind::RuntimeVisibleAnnotations: annotations.visible = body.take_rest(); return true;
        case AttributeKind::RuntimeVisibleParameterAnnotations: annotations.visible_parameters = body.take_rest(); return true;
        case AttributeKind::RuntimeVisibleTypeAnnotations: annotations.visible_types = body.take_rest(); return true;
        case AttributeKind::AnnotationDefault: annotations.annotation_default = body.take_rest(); return true;
        case AttributeKind::RuntimeInvisibleAnnotations:
        case AttributeKind::RuntimeInvisibleParameterAnnotations:
        case AttributeKind::RuntimeInvisibleTypeAnnotations: body.take_rest(); return true;
        default: return false;
    }
}

std::vector<std::uint16_t> read_class_table(ReadContext context, ByteCursor& body, std::string_view what) {
    unsigned count = body.u2();
    std::vector<std::uint16_t> classes;
    classes.reserve(std::min<std::size_t>(count, body.remaining() / 2));
    for (; count > 0 && !context.failed(); --count) classes.push_back(read_index(context, body, Tag::Class, what));
    return classes;
}

}  // namespace raceproof::classfile
