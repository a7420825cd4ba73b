// Annotations with their values (JVMS 4.7.16), for what Raceproof itself decides by them. Malformed ones are left out.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "classfile/class_file.h"

namespace raceproof::classfile {

struct Annotation;

struct AnnotationValue {
    char tag = 0;                           // as in the class file: B C D F I J S Z s e c @ [
    std::string text;                       // s: modified UTF-8; c: a descriptor; e: the name of the constant
    std::string enum_type;                  // e: a descriptor
    std::int64_t bits = 0;                  // the primitive ones; F and D: their raw bits
    std::vector<AnnotationValue> elements;  // [
    std::vector<Annotation> nested;         // @: one
};

struct Annotation {
    std::string type;  // internal name: "org/junit/Test"
    std::vector<std::pair<std::string, AnnotationValue>> values;

    // nullptr: not given, so the default holds.
    const AnnotationValue* find(std::string_view name) const;
};

// `attribute` is the body of RuntimeVisibleAnnotations.
std::vector<Annotation> read_annotations(const ClassFile& file, std::span<const std::uint8_t> attribute);
// Those of all parameters together; `attribute` is the body of RuntimeVisibleParameterAnnotations.
std::vector<Annotation> read_parameter_annotations(const ClassFile& file, std::span<const std::uint8_t> attribute);

}  // namespace raceproof::classfile
