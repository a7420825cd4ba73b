#include "report/source_lines.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "base/text.h"
#include "classfile/file_bytes.h"
#include "classfile/zip_archive.h"

namespace raceproof::report {

namespace fs = std::filesystem;

namespace {

constexpr std::uintmax_t kMaximumBytes = 16u << 20;  // more is no source that a person wrote
constexpr std::size_t kMaximumColumns = 400;

// One name of a folder or file, not a way to somewhere else.
bool is_plain_name(std::string_view name) {
    return !name.empty() && name != "." && name != ".." && name.find_first_of(std::string_view("/\\\0", 3)) == std::string::npos;
}

// "com.example.Main$Inner" -> "com/example"; empty for the unnamed package, and for names that no compiler gives.
std::string package_folder_of(std::string_view class_name) {
    std::size_t end = class_name.rfind('.');
    if (end == std::string_view::npos) return {};
    std::string folder;
    for (std::string_view rest = class_name.substr(0, end);;) {
        std::size_t dot = rest.find('.');
        std::string_view name = rest.substr(0, dot);
        if (!is_plain_name(name)) return {};
        folder += folder.empty() ? "" : "/";
        folder += name;
        if (dot == std::string_view::npos) return folder;
        rest.remove_prefix(dot + 1);
    }
}

// A link may lead anywhere: what counts is where the file is in the end.
bool lies_within(const fs::path& file, const fs::path& folder) {
    std::error_code error;
    fs::path real_file = fs::canonical(file, error);
    if (error) return false;
    fs::path real_folder = fs::canonical(folder, error);
    if (error) return false;
    return std::mismatch(real_folder.begin(), real_folder.end(), real_file.begin(), real_file.end()).first == real_folder.end();
}

// What a terminal would act on is escaped; tabs stay.
std::string presentable(std::string_view line) {
    std::size_t end = std::min(line.find_last_not_of('\r') + 1, kMaximumColumns);
    while (end > 0 && end < line.size() && (static_cast<unsigned char>(line[end]) & 0xC0) == 0x80) --end;  // no half characters
    return printable_lines(line.substr(0, end));
}

std::string trimmed(std::string_view line) {
    constexpr std::string_view kSpace = " \t\r\f\v";
    std::size_t start = line.find_first_not_of(kSpace);
    if (start == std::string_view::npos) return {};
    std::string text = presentable(line.substr(start, line.find_last_not_of(kSpace) - start + 1));
    std::replace(text.begin(), text.end(), '\t', ' ');
    return text;
}

// Relative to the working directory if it lies below that: what a report says does not depend on where that is.
std::string path_from_here(const fs::path& file) {
    std::error_code error;
    fs::path real = fs::canonical(file, error), here = fs::current_path(error);
    return lies_within(real, here) ? real.lexically_relative(fs::canonical(here, error)).string() : real.string();
}

}  // namespace

bool SourceLines::read(const std::string& path, const std::string& folder, File& file) {
    std::error_code error;
    if (!fs::is_regular_file(path, error) || !lies_within(path, folder) || fs::file_size(path, error) > kMaximumBytes)
        return false;
    std::ifstream in(path);
    for (std::string line; std::getline(in, line);) file.lines.push_back(line);
    if (!file.lines.empty()) file.path = path_from_here(path);
    return !file.lines.empty();
}

// A jar of sources, such as Maven puts beside a library: app-1.0-sources.jar.
bool SourceLines::read_from_jar(const std::string& jar, const std::string& name, File& file) {
    auto bytes = classfile::map_file(jar);
    if (!bytes) return false;
    auto archive = classfile::ZipArchive::open(bytes.take());
    if (!archive) return false;
    const classfile::ZipEntry* entry = archive->find(name);
    if (entry == nullptr || entry->size > kMaximumBytes) return false;
    auto contents = archive->read(*entry);
    if (!contents) return false;
    std::istringstream in(std::string(contents->data.begin(), contents->data.end()));
    for (std::string line; std::getline(in, line);) file.lines.push_back(line);
    if (!file.lines.empty()) file.path = path_from_here(jar) + "!/" + name;
    return !file.lines.empty();
}

const SourceLines::File& SourceLines::file_of(const std::string& package_folder, const std::string& name) const {
    auto [entry, is_new] = read_.try_emplace(package_folder + "/" + name);
    File& file = entry->second;
    if (!is_new) return file;
    for (const std::string& folder : folders_) {
        if (folder.ends_with(".jar")) {
            if (read_from_jar(folder, package_folder.empty() ? name : package_folder + "/" + name, file)) break;
            continue;
        }
        if (!package_folder.empty() && read(fs::path(folder) / package_folder / name, folder, file)) break;
        if (read(fs::path(folder) / name, folder, file)) break;
    }
    return file;
}

std::string SourceLines::text(const program::Place& place) const {
    if (place.line <= 0 || !is_plain_name(place.file)) return {};
    const File& file = file_of(package_folder_of(place.class_name), place.file);
    auto index = static_cast<std::size_t>(place.line) - 1;
    return index < file.lines.size() ? trimmed(file.lines[index]) : std::string();
}

std::vector<SourceWindow> SourceLines::windows(std::string_view class_name, const std::string& name, const std::set<int>& lines,
                                               int around) const {
    if (!is_plain_name(name)) return {};
    const File& file = file_of(package_folder_of(class_name), name);
    int count = static_cast<int>(file.lines.size()), next = 1;  // the first line that no window has
    std::vector<SourceWindow> windows;
    for (int line : lines) {
        if (line < 1 || line > count) continue;
        int first = std::max(next, line - around), last = std::min(count, line + around);
        if (windows.empty() || first > next) windows.push_back({printable(file.path), first, {}});
        for (int i = first; i <= last; ++i)
            windows.back().lines.push_back(presentable(file.lines[static_cast<std::size_t>(i) - 1]));
        next = std::max(next, last + 1);
    }
    return windows;
}

}  // namespace raceproof::report
