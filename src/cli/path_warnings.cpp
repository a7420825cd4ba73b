#include "cli/path_warnings.h"

#include <fmt/format.h>

#include <cstdlib>

#include "base/text.h"
#include "classfile/class_source.h"
#include "session/class_names.h"

namespace raceproof::cli {

std::vector<std::string> warnings_about_paths(const std::string& class_path, const std::string& source_path) {
    std::vector<std::string> warnings;
    for (const std::string& entry : session::missing_entries(class_path))
        warnings.push_back(fmt::format("the class path names {}, which does not exist", entry));
    for (const std::string& entry : session::missing_entries(source_path))
        warnings.push_back(fmt::format("--source-path names {}, which does not exist", entry));
    const char* home = std::getenv("JAVA_HOME");
    if (home == nullptr || *home == '\0') return warnings;
    if (!session::missing_entries(std::string(home) + "/lib/modules").empty()) {
        auto jdk = classfile::find_jdk();
        if (jdk) warnings.push_back(fmt::format("JAVA_HOME is {}, which is no JDK (no lib/modules); using {}", home, jdk->path));
    }
    return warnings;
}

void warn_about_paths(const std::string& class_path, const std::string& source_path) {
    for (const std::string& warning : warnings_about_paths(class_path, source_path))
        fmt::print(stderr, "raceproof: warning: {}\n", printable(warning));
}

}  // namespace raceproof::cli
