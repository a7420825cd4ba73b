// Where the sources of the checked program are looked for.
#pragma once

#include <string>
#include <vector>

namespace raceproof::cli {

// The folder of the target if that is a .java file, and those that the user names, separated by ':'.
// Also the jars of sources that lie beside the jars of the class path: app-1.0-sources.jar beside app-1.0.jar.
std::vector<std::string> source_folders(const std::string& target, const std::string& source_path,
                                        const std::string& class_path = "");

}  // namespace raceproof::cli
