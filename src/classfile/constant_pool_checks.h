// The second pass over a constant pool: what constants say about each other (JVMS 4.4).
#pragma once

#include <cstddef>

#include "classfile/constant_pool_reader.h"

namespace raceproof::classfile {

// Errors carry `offset`, that of the pool: the reader does not keep where each constant began, messages name its index.
void check_constants(ReadContext context, std::size_t offset);

}  // namespace raceproof::classfile
