// Jars from bytes, for tests and for fuzzing.
#pragma once

#include <memory>
#include <string>

#include "classfile/class_source.h"

namespace raceproof::classfile {

// `name` is for messages and description().
Result<std::unique_ptr<Jar>> open_jar_bytes(Bytes bytes, std::string name, int release);

}  // namespace raceproof::classfile
