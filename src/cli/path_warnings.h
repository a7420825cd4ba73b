// Folders and jars that the command line or the environment names and that are not there.
#pragma once

#include <string>
#include <vector>

namespace raceproof::cli {

// One line each: of the class path, of the source path, of JAVA_HOME.
std::vector<std::string> warnings_about_paths(const std::string& class_path, const std::string& source_path);
// The same on standard error.
void warn_about_paths(const std::string& class_path, const std::string& source_path);

}  // namespace raceproof::cli
