#include "classfile/descriptor.h"

#include <array>
#include <cstddef>

#include "base/verify.h"
#include "classfile/descriptor_scan.h"
#include "classfile/names.h"

namespace raceproof::classfile {
namespace {

constexpr std::string_view kDescriptorCharacters = "ZBCSIJFDLV";
constexpr std::array<std::string_view, 10> kPrimitiveNames = {"boolean", "byte",  "char",   "short", "int",
                                                              "long",    "float", "double", "",      "void"};
constexpr std::size_t kMaxDimensions = 255;
constexpr int kMaxParameterSlots = 255;

// The length of the field descriptor at the start of `text`, 0 if there is none.
std::size_t field_descriptor_length(std::string_view text) {
    std::size_t dimensions = 0;
    while (dimensions < text.size() && text[dimensions] == '[') ++dimensions;
    if (dimensions > kMaxDimensions || dimensions == text.size()) return 0;
    switch (text[dimensions]) {
        case 'Z':
        case 'B':
        case 'C':
        case 'S':
        case 'I':
        case 'J':
        case 'F':
        case 'D': return dimensions + 1;
        case 'L': {
            std::size_t semicolon = text.find(';', dimensions + 1);
            if (semicolon == std::string_view::npos) return 0;
            return is_class_name(text.substr(dimensions + 1, semicolon - dimensions - 1)) ? semicolon + 1 : 0;
        }
        default: return 0;
    }
}

}  // namespace

BasicType basic_type(char first_character_of_descriptor) {
    if (first_character_of_descriptor == '[') return BasicType::Reference;
    std::size_t index = kDescriptorCharacters.find(first_character_of_descriptor);
    VERIFY(index != std::string_view::npos, "should be the first character of a checked descriptor");
    return static_cast<BasicType>(index);
}

char descriptor_character(BasicType type) { return kDescriptorCharacters[static_cast<std::size_t>(type)]; }

std::string_view primitive_name(BasicType type) {
    VERIFY(type != BasicType::Reference, "should be a primitive type or void");
    return kPrimitiveNames[static_cast<std::size_t>(type)];
}

bool is_field_descriptor(std::string_view text) { return !text.empty() && field_descriptor_length(text) == text.size(); }

std::optional<MethodDescriptorScan> scan_method_descriptor(std::string_view text, std::vector<std::string_view>* parameters) {
    if (text.empty() || text[0] != '(') return std::nullopt;
    int slots = 0;
    std::size_t at = 1;
    while (at < text.size() && text[at] != ')') {
        std::size_t length = field_descriptor_length(text.substr(at));
        if (length == 0) return std::nullopt;
        slots += slot_count(basic_type(text[at]));
        if (parameters) parameters->push_back(text.substr(at, length));
        at += length;
    }
    if (at >= text.size() || slots > kMaxParameterSlots) return std::nullopt;
    std::string_view return_type = text.substr(at + 1);
    if (return_type != "V" && !is_field_descriptor(return_type)) return std::nullopt;
    return MethodDescriptorScan{slots, return_type};
}

std::optional<MethodDescriptor> parse_method_descriptor(std::string_view text) {
    MethodDescriptor descriptor;
    std::optional<MethodDescriptorScan> scan = scan_method_descriptor(text, &descriptor.parameters);
    if (!scan) return std::nullopt;
    descriptor.parameter_slots = scan->parameter_slots;
    descriptor.return_type = scan->return_type;
    return descriptor;
}

std::string_view class_name_of_descriptor(std::string_view descriptor) {
    VERIFY(!descriptor.empty() && (descriptor[0] == 'L' || descriptor[0] == '['), "should be a reference descriptor");
    return descriptor[0] == 'L' ? descriptor.substr(1, descriptor.size() - 2) : descriptor;
}

}  // namespace raceproof::classfile
