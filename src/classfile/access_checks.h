// Which combinations of access flags are legal (JVMS 4.1, 4.5, 4.6, 4.7.6), version by version.
//
// Each takes the flags as the file has them, reports illegal ones and yields the flags that mean something there, as
// the specification asks: all other bits are ignored.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "classfile/constant_pool_reader.h"

namespace raceproof::classfile {

std::uint16_t check_class_flags(ReadContext context, std::size_t offset, std::uint16_t flags);
std::uint16_t check_inner_class_flags(ReadContext context, std::size_t offset, std::uint16_t flags);

// These two depend on whether the class is an interface: `context.file.flags` must have been read.
std::uint16_t check_field_flags(ReadContext context, std::size_t offset, std::uint16_t flags);
std::uint16_t check_method_flags(ReadContext context, std::size_t offset, std::uint16_t flags, std::string_view name);

}  // namespace raceproof::classfile
