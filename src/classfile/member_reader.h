// Reads the fields and methods of a class (JVMS 4.5, 4.6).
#pragma once

#include "classfile/byte_cursor.h"
#include "classfile/constant_pool_reader.h"

namespace raceproof::classfile {

// The flags of the class must have been read: those of members depend on them.
void read_fields(ReadContext context, ByteCursor& cursor);
void read_methods(ReadContext context, ByteCursor& cursor);

}  // namespace raceproof::classfile
