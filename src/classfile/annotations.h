// Which annotations a class or a field carries: names only. Their values are left to Java code.
#pragma once

#include <string_view>

#include "classfile/class_file.h"

namespace raceproof::classfile {

// `descriptor`: "Lcom/example/Marker;". False too if the attribute is malformed.
bool has_annotation(const ClassFile& file, const RawAnnotations& annotations, std::string_view descriptor);

}  // namespace raceproof::classfile
