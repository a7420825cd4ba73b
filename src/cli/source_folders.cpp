#include "cli/source_folders.h"

#include <algorithm>
#include <filesystem>
#include <string_view>

namespace raceproof::cli {

namespace {

template <class Visit>  // visit(entry)
void for_each_entry(const std::string& path, Visit visit) {
    for (std::size_t start = 0; start < path.size();) {
        std::size_t end = std::min(path.find(':', start), path.size());
        if (end > start) visit(path.substr(start, end - start));
        start = end + 1;
    }
}

void add_jar_of_sources(const std::string& jar, std::vector<std::string>& folders) {
    constexpr std::string_view kSuffix = ".jar";
    if (!jar.ends_with(kSuffix)) return;
    std::string sources = jar.substr(0, jar.size() - kSuffix.size()) + "-sources.jar";
    std::error_code error;
    if (std::filesystem::is_regular_file(sources, error)) folders.push_back(sources);
}

}  // namespace

std::vector<std::string> source_folders(const std::string& target, const std::string& source_path,
                                        const std::string& class_path) {
    std::vector<std::string> folders;
    if (target.ends_with(".java")) {
        std::string parent = std::filesystem::path(target).parent_path();
        folders.push_back(parent.empty() ? "." : parent);
    }
    for_each_entry(source_path, [&](const std::string& entry) { folders.push_back(entry); });
    add_jar_of_sources(target, folders);
    for_each_entry(class_path, [&](const std::string& entry) { add_jar_of_sources(entry, folders); });
    return folders;
}

}  // namespace raceproof::cli
