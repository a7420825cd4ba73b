#include "formats/source_paths.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/text.h"

namespace raceproof::formats {

namespace {

std::string package_of(const std::string& class_name) {
    std::size_t end = class_name.rfind('.');
    return end == std::string::npos ? "" : class_name.substr(0, end);
}

std::int64_t first_line_of(const Json& window) {
    return std::clamp<std::int64_t>(number_of(window, "first_line").value_or(1), 1, INT32_MAX);
}

}  // namespace

const Json* SourcePaths::window_of(const Place& place) const {
    const Json* of_file = nullptr;
    for (const Json& window : windows_) {
        if (text_of(window, "file") != place.file || text_of(window, "package") != package_of(place.class_name)) continue;
        std::int64_t first = first_line_of(window);
        auto count = static_cast<std::int64_t>(list_of(window, "lines").size());
        if (place.line >= first && place.line - first < count) return &window;
        of_file = &window;
    }
    return of_file;
}

std::string SourcePaths::path_of(const Place& place) const {
    const Json* window = window_of(place);
    std::string path = window == nullptr ? "" : text_of(*window, "path");
    if (!path.empty()) return path;
    std::string package = package_of(place.class_name);
    std::replace(package.begin(), package.end(), '.', '/');
    return package.empty() ? place.file : package + "/" + place.file;
}

std::vector<NumberedLine> SourcePaths::lines_around(const Place& place, std::int64_t around) const {
    const Json* window = window_of(place);
    std::vector<NumberedLine> lines;
    if (window == nullptr) return lines;
    std::int64_t number = first_line_of(*window);
    for (const Json& line : list_of(*window, "lines")) {
        bool is_near = number >= place.line - around && number <= place.line + around;
        if (is_near && line.is_string()) lines.push_back({number, printable_lines(line.get_ref<const std::string&>())});
        ++number;
    }
    return lines;
}

std::string uri_of_path(const std::string& path) {
    constexpr std::string_view kUnreserved = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~/";
    std::string uri = path.starts_with('/') ? "file://" : "";
    for (char byte : path) {
        if (kUnreserved.find(byte) != std::string_view::npos)
            uri += byte;
        else
            uri += fmt::format("%{:02X}", static_cast<unsigned char>(byte));
    }
    return uri;
}

}  // namespace raceproof::formats
