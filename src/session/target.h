// What the user names on the command line: a class, a .java file, a jar. All three become a class path and a main class.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "base/result.h"
#include "classfile/class_source.h"
#include "session/temporary_directory.h"

namespace raceproof::session {

struct Target {
    std::string class_path;
    std::string main_class;                      // internal form: "com/example/Main"
    std::optional<TemporaryDirectory> compiled;  // where a .java file was compiled to
};

// `class_path` is what -cp gave, empty if nothing.
// `added_exports`: packages that a .java file may use although their modules do not export them, "java.base/jdk.internal.misc".
Result<Target> resolve_target(const std::string& name, const std::string& class_path, const classfile::JdkHome& jdk,
                              const std::vector<std::string>& added_exports = {});

}  // namespace raceproof::session
