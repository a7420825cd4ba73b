// Field and method descriptors (JVMS 4.3).
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace raceproof::classfile {

// The nine basic types and void. Boolean to Int are "int-like" on the operand stack.
enum class BasicType : std::uint8_t { Boolean, Byte, Char, Short, Int, Long, Float, Double, Reference, Void };

inline bool is_wide(BasicType type) { return type == BasicType::Long || type == BasicType::Double; }
inline int slot_count(BasicType type) { return type == BasicType::Void ? 0 : is_wide(type) ? 2 : 1; }

BasicType basic_type(char first_character_of_descriptor);
char descriptor_character(BasicType type);        // 'Z', 'B', … 'L', 'V'
std::string_view primitive_name(BasicType type);  // "boolean", … "void"; not Reference

struct MethodDescriptor {
    std::vector<std::string_view> parameters;  // each a field descriptor: "I", "[J", "Ljava/lang/String;"
    std::string_view return_type;              // a field descriptor or "V"
    int parameter_slots = 0;                   // without the receiver
};

bool is_field_descriptor(std::string_view text);
std::optional<MethodDescriptor> parse_method_descriptor(std::string_view text);

// "Ljava/lang/String;" -> "java/lang/String"; "[I" -> "[I". Only for reference descriptors.
std::string_view class_name_of_descriptor(std::string_view descriptor);

}  // namespace raceproof::classfile
