// What reading a class file led to, as text, for expectations.
#pragma once

#include <string>

#include "classfile/reader.h"
#include "classfile/testing/class_bytes_builder.h"

namespace raceproof::classfile::testing {

// "ok", or the reason of the error; "unsupported: ..." for versions.
inline std::string outcome_of(Bytes bytes) {
    auto result = read_class(std::move(bytes));
    if (result) return "ok";
    const FormatError& error = result.error();
    return error.kind == FormatError::Kind::UnsupportedVersion ? "unsupported: " + error.reason : error.reason;
}
inline std::string outcome_of(const ClassBytesBuilder& builder) { return outcome_of(builder.bytes()); }

}  // namespace raceproof::classfile::testing
