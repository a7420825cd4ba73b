// Files as Bytes.
#pragma once

#include <optional>
#include <string>

#include "base/result.h"
#include "classfile/class_file.h"

namespace raceproof::classfile {

// Maps a whole file. Cheap and lazy, for big files that nobody rewrites meanwhile: jars and the JDK's image.
Result<Bytes> map_file(const std::string& path);

// Reads a regular file into memory; nothing if there is none. For class files, which a compiler may be rewriting.
Result<std::optional<Bytes>> read_whole_file(const std::string& path);

}  // namespace raceproof::classfile
