// The attributes that the reader knows (JVMS 4.7), and the loop that reads a table of attributes.
//
// attribute_kinds.def says of each where it may stand, from which version it has a meaning and whether it may occur
// twice. An attribute in the wrong place or in an older file is unknown, and unknown attributes are skipped.
#pragma once

#include <fmt/format.h>

#include <cstdint>
#include <string_view>

#include "classfile/byte_cursor.h"
#include "classfile/class_file.h"
#include "classfile/constant_pool_reader.h"

namespace raceproof::classfile {

enum class AttributeKind : std::uint8_t {
#define ATTRIBUTE(name, places, version, times) name,
#include "classfile/attribute_kinds.def"
#undef ATTRIBUTE
    Unknown,
};

enum class AttributePlace : std::uint8_t { Class = 1, Field = 2, Method = 4, Code = 8, RecordComponent = 16 };

struct AttributeRule {
    AttributeKind kind;
    bool unique;
};
AttributeRule attribute_rule(std::string_view name, AttributePlace place, std::uint16_t major_version);

// Calls `handle(kind, body)` for each known attribute; the handler must read the body to its end.
template <typename Handler>
void read_attributes(ReadContext context, ByteCursor& cursor, AttributePlace place, Handler handle) {
    std::uint64_t seen = 0;
    for (unsigned left = cursor.u2(); left > 0 && !context.failed(); --left) {
        std::size_t offset = cursor.offset();
        std::string_view name = read_utf8(context, cursor, "name of an attribute");
        ByteCursor body = cursor.part(cursor.u4());
        if (context.failed()) return;
        AttributeRule rule = attribute_rule(name, place, context.file.major_version);
        if (rule.kind == AttributeKind::Unknown) continue;
        std::uint64_t bit = std::uint64_t{1} << static_cast<unsigned>(rule.kind);
        if (rule.unique && (seen & bit)) context.error.fail(offset, fmt::format("second {} attribute", name));
        seen |= bit;
        handle(rule.kind, body);
        if (!context.failed() && body.remaining() != 0)
            context.error.fail(body.offset(), fmt::format("{} attribute with {} bytes too many", name, body.remaining()));
    }
}

// Signature and the annotations, which several places share. False if `kind` is none of these.
bool read_shared_attribute(ReadContext context, AttributeKind kind, ByteCursor& body, std::string_view& signature,
                           RawAnnotations& annotations);

// A table of u2 indices of classes, as in Exceptions, NestMembers and PermittedSubclasses.
std::vector<std::uint16_t> read_class_table(ReadContext context, ByteCursor& body, std::string_view what);

void read_code(ReadContext context, ByteCursor& body, int argument_slots, CodeAttribute& code);

// Those of the class itself, up to the end of the file.
void read_class_attributes(ReadContext context, ByteCursor& cursor);

}  // namespace raceproof::classfile
