#include "cli/source_folders.h"

#include <algorithm>
#include <filesystem>

namespace raceproof::cli {

std::vector<std::string> source_folders(const std::string& target, const std::string& source_path) {
    std::vector<std::string> folders;
    if (target.ends_with(".java")) {
        std::string parent = std::filesystem::path(target).parent_path();
        folders.push_back(parent.empty() ? "." : parent);
    }
    for (std::size_t start = 0; start < source_path.size();) {
        std::size_t end = std::min(source_path.find(':', start), source_path.size());
        if (end > start) folders.push_back(source_path.substr(start, end - start));
        start = end + 1;
    }
    return folders;
}

}  // namespace raceproof::cli
