#include "session/class_names.h"

#include <algorithm>
#include <filesystem>

#include "base/text.h"
#include "classfile/file_bytes.h"
#include "classfile/zip_archive.h"

namespace raceproof::session {

namespace {

namespace fs = std::filesystem;

constexpr std::size_t kMostNames = 10'000;
constexpr std::string_view kSuffix = ".class";

std::vector<std::string> entries_of(std::string_view path) {
    std::vector<std::string> entries;
    for (std::size_t start = 0; start <= path.size();) {
        std::size_t end = std::min(path.find(':', start), path.size());
        entries.emplace_back(path.substr(start, end - start));
        start = end + 1;
    }
    return entries;
}

void add(std::string_view file, std::vector<std::string>& names) {
    if (file.ends_with(kSuffix) && names.size() < kMostNames)
        names.push_back(dotted(file.substr(0, file.size() - kSuffix.size())));
}

void add_of_folder(const fs::path& folder, std::vector<std::string>& names) {
    std::error_code error;
    for (fs::recursive_directory_iterator at(folder, error), none; !error && at != none && names.size() < kMostNames;
         at.increment(error))
        add(fs::relative(at->path(), folder, error).string(), names);
}

void add_of_jar(const std::string& path, std::vector<std::string>& names) {
    auto bytes = classfile::map_file(path);
    if (!bytes) return;
    auto archive = classfile::ZipArchive::open(bytes.take());
    if (!archive) return;
    for (const classfile::ZipEntry& entry : archive->entries()) add(entry.name, names);
}

}  // namespace

std::vector<std::string> class_names(std::string_view class_path) {
    std::vector<std::string> names;
    for (const std::string& entry : entries_of(class_path)) {
        std::error_code error;
        if (entry.empty() || fs::is_directory(entry, error))
            add_of_folder(entry.empty() ? "." : entry, names);
        else
            add_of_jar(entry, names);
    }
    std::sort(names.begin(), names.end());
    return names;
}

std::vector<std::string> missing_entries(std::string_view path) {
    std::vector<std::string> missing;
    for (const std::string& entry : entries_of(path)) {
        std::error_code error;
        if (!entry.empty() && !entry.ends_with('*') && !fs::exists(entry, error)) missing.push_back(entry);
    }
    return missing;
}

}  // namespace raceproof::session
