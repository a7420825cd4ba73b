#include "classfile/annotations.h"

#include "classfile/byte_cursor.h"

namespace raceproof::classfile {

namespace {

constexpr int kMaximumNesting = 16;

void skip_pairs(ByteCursor& cursor, FirstError& error, int nesting);

// JVMS 4.7.16.1.
void skip_value(ByteCursor& cursor, FirstError& error, int nesting) {
    if (nesting > kMaximumNesting) return error.fail(cursor.offset(), "annotations are nested too deeply");
    switch (cursor.u1()) {
        case 'e':
            cursor.u2();
            cursor.u2();
            break;
        case '@':
            cursor.u2();
            skip_pairs(cursor, error, nesting + 1);
            break;
        case '[':
            for (std::uint16_t count = cursor.u2(); count > 0 && !cursor.failed(); --count)
                skip_value(cursor, error, nesting + 1);
            break;
        default: cursor.u2(); break;
    }
}

void skip_pairs(ByteCursor& cursor, FirstError& error, int nesting) {
    for (std::uint16_t pairs = cursor.u2(); pairs > 0 && !cursor.failed(); --pairs) {
        cursor.u2();
        skip_value(cursor, error, nesting);
    }
}

}  // namespace

bool has_annotation(const ClassFile& file, const RawAnnotations& annotations, std::string_view descriptor) {
    if (annotations.visible.empty()) return false;
    FirstError error;
    ByteCursor cursor(annotations.visible, error);
    for (std::uint16_t count = cursor.u2(); count > 0 && !cursor.failed(); --count) {
        std::uint16_t type = cursor.u2();
        if (file.has(type, Tag::Utf8) && file.utf8(type) == descriptor) return true;
        skip_pairs(cursor, error, 0);
    }
    return false;
}

}  // namespace raceproof::classfile
