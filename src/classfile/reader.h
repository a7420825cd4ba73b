// Reads a class file strictly: every length, index, tag, flag and name is checked as JVMS 4 asks, versions 45 to 69.
// Broken input yields a typed error with the offset and the reason, never undefined behaviour: this is the first code
// that untrusted bytes meet, and it is fuzzed.
#pragma once

#include <string>

#include "base/result.h"
#include "classfile/class_file.h"

namespace raceproof::classfile {

inline constexpr std::uint16_t kOldestMajorVersion = 45;
inline constexpr std::uint16_t kNewestMajorVersion = 69;

struct FormatError {
    enum class Kind {
        Malformed,           // java.lang.ClassFormatError
        UnsupportedVersion,  // java.lang.UnsupportedClassVersionError
    };
    Kind kind = Kind::Malformed;
    std::size_t offset = 0;
    std::string reason;
};

Result<std::unique_ptr<const ClassFile>, FormatError> read_class(Bytes bytes);

}  // namespace raceproof::classfile
