// Where the sources of the checked program are looked for.
#pragma once

#include <string>
#include <vector>

namespace raceproof::cli {

// The folder of the target if that is a .java file, and those that the user names, separated by ':'.
std::vector<std::string> source_folders(const std::string& target, const std::string& source_path);

}  // namespace raceproof::cli
