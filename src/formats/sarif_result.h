// A violation as a result of SARIF.
#pragma once

#include "formats/document.h"
#include "formats/source_paths.h"

namespace raceproof::formats {

constexpr const char* kSourceRoot = "%SRCROOT%";

Json sarif_message(const std::string& text);
Json sarif_result(const Json& violation, const SourcePaths& paths);

}  // namespace raceproof::formats
