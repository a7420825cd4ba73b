// A file that is there as a whole or not at all.
#pragma once

#include <string>
#include <string_view>

#include "base/result.h"

namespace raceproof {

// Writes a file beside it and renames that, so that a reader, or a full disk, never leaves half a file. What is no regular file
// (/dev/stdout, a pipe) is written to as it is.
Result<Done> write_file(const std::string& path, std::string_view contents);

// Could it be written now? Leaves no trace.
Result<Done> try_file(const std::string& path);

}  // namespace raceproof
