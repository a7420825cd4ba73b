#include "report/source_lines.h"

#include <algorithm>
#include <filesystem>
#include <fstream>

#include "base/text.h"

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

// Trimmed; what a terminal would act on is escaped.
std::string presentable(std::string_view line) {
    constexpr std::string_view kSpace = " \t\r\f\v";
    std::size_t start = line.find_first_not_of(kSpace);
    if (start == std::string_view::npos) return {};
    line = line.substr(start, line.find_last_not_of(kSpace) - start + 1);
    std::size_t end = std::min(line.size(), kMaximumColumns);
    while (end > 0 && end < line.size() && (static_cast<unsigned char>(line[end]) & 0xC0) == 0x80) --end;  // no half characters
    std::string text(line.substr(0, end));
    std::replace(text.begin(), text.end(), '\t', ' ');
    return printable(text);
}

bool read_lines(const fs::path& path, const fs::path& folder, std::vector<std::string>& lines) {
    std::error_code error;
    if (!fs::is_regular_file(path, error) || !lies_within(path, folder) || fs::file_size(path, error) > kMaximumBytes)
        return false;
    std::ifstream in(path);
    for (std::string line; std::getline(in, line);) lines.push_back(presentable(line));
    return !lines.empty();
}

}  // namespace

const SourceLines::Lines& SourceLines::lines_of(const std::string& package_folder, const std::string& file) const {
    auto [entry, is_new] = read_.try_emplace(package_folder + "/" + file);
    Lines& lines = entry->second;
    if (!is_new) return lines;
    for (const std::string& folder : folders_) {
        if (!package_folder.empty() && read_lines(fs::path(folder) / package_folder / file, folder, lines)) break;
        if (read_lines(fs::path(folder) / file, folder, lines)) break;
    }
    return lines;
}

std::string SourceLines::text(const program::Place& place) const {
    if (place.line <= 0 || !is_plain_name(place.file)) return {};
    const Lines& lines = lines_of(package_folder_of(place.class_name), place.file);
    auto index = static_cast<std::size_t>(place.line) - 1;
    return index < lines.size() ? lines[index] : std::string();
}

}  // namespace raceproof::report
