// The main section of a jar's META-INF/MANIFEST.MF (JAR File Specification).
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace raceproof::classfile {

struct Manifest {
    std::optional<std::string> main_class;
    std::vector<std::string> class_path;  // as written: URLs relative to the jar
    bool multi_release = false;
};

// Lenient: lines that are no header are skipped.
Manifest parse_manifest(std::string_view text);

}  // namespace raceproof::classfile
