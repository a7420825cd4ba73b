#include "classfile/manifest.h"

#include <algorithm>
#include <cstddef>

namespace raceproof::classfile {
namespace {

// Takes the next line without its end, which is \r\n, \n or \r.
std::string_view take_line(std::string_view& text) {
    std::size_t end = std::min(text.find_first_of("\r\n"), text.size());
    std::string_view line = text.substr(0, end);
    text.remove_prefix(end);
    if (text.starts_with("\r\n")) {
        text.remove_prefix(2);
    } else if (!text.empty()) {
        text.remove_prefix(1);
    }
    return line;
}

char lower(char character) { return character >= 'A' && character <= 'Z' ? static_cast<char>(character - 'A' + 'a') : character; }

bool equal_ignoring_case(std::string_view left, std::string_view right) {
    return std::equal(left.begin(), left.end(), right.begin(), right.end(), [](char a, char b) { return lower(a) == lower(b); });
}

std::string_view trimmed(std::string_view text) {
    while (text.starts_with(' ') || text.starts_with('\t')) text.remove_prefix(1);
    while (text.ends_with(' ') || text.ends_with('\t')) text.remove_suffix(1);
    return text;
}

std::vector<std::string> split_at_spaces(std::string_view text) {
    std::vector<std::string> words;
    for (text = trimmed(text); !text.empty(); text = trimmed(text)) {
        std::size_t end = std::min(text.find(' '), text.size());
        words.emplace_back(text.substr(0, end));
        text.remove_prefix(end);
    }
    return words;
}

void take_header(std::string_view header, Manifest& manifest) {
    std::size_t colon = header.find(':');
    if (colon == std::string_view::npos) return;
    std::string_view name = header.substr(0, colon);
    std::string_view value = trimmed(header.substr(colon + 1));
    if (equal_ignoring_case(name, "Main-Class")) manifest.main_class = std::string(value);
    if (equal_ignoring_case(name, "Class-Path")) manifest.class_path = split_at_spaces(value);
    if (equal_ignoring_case(name, "Multi-Release")) manifest.multi_release = equal_ignoring_case(value, "true");
}

}  // namespace

Manifest parse_manifest(std::string_view text) {
    if (text.starts_with("\xEF\xBB\xBF")) text.remove_prefix(3);
    Manifest manifest;
    while (!text.empty()) {
        std::string header(take_line(text));
        if (header.empty()) break;  // the end of the main section
        while (text.starts_with(' ')) {
            text.remove_prefix(1);
            header += take_line(text);
        }
        take_header(header, manifest);
    }
    return manifest;
}

}  // namespace raceproof::classfile
