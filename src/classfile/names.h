// Which texts may be names in a class file (JVMS 4.2, 4.4.7).
//
// The rules are those of class files from version 49 on, applied to all versions: older ones wanted Java identifiers,
// which is a smaller set that needs the Unicode tables.
#pragma once

#include <cstdint>
#include <string_view>

namespace raceproof::classfile {

// Modified UTF-8. From version 48 on no character may be encoded longer than necessary (U+0000 excepted).
bool is_legal_modified_utf8(std::string_view text, std::uint16_t major_version);

// A field, local variable or record component: not empty, without . ; [ /
bool is_unqualified_name(std::string_view name);

// A method: an unqualified name without < and >, or "<init>", or "<clinit>".
bool is_method_name(std::string_view name);

// "java/lang/String": unqualified names joined by slashes. Not an array.
bool is_class_name(std::string_view name);

}  // namespace raceproof::classfile
