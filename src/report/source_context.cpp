#include "report/source_context.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>

namespace raceproof::report {

namespace {

constexpr int kAround = 2;
constexpr std::size_t kNoLine = std::string::npos;

// How far all of them are indented; lines without text do not count.
std::size_t common_indentation(const std::vector<std::string>& lines) {
    std::size_t common = kNoLine;
    for (const std::string& line : lines) common = std::min(common, line.find_first_not_of(" \t"));
    return common == kNoLine ? 0 : common;
}

std::string text_of(const SourceWindow& window, const std::set<int>& marked) {
    std::size_t indentation = common_indentation(window.lines);
    std::size_t width = std::to_string(window.first_line + static_cast<int>(window.lines.size())).size();
    std::string text;
    for (std::size_t i = 0; i < window.lines.size(); ++i) {
        int number = window.first_line + static_cast<int>(i);
        std::string_view code = window.lines[i];
        code.remove_prefix(std::min(indentation, code.size()));
        text += fmt::format("    {} {:>{}} │ {}", marked.contains(number) ? "▸" : " ", number, width, code);
        text.erase(text.find_last_not_of(' ') + 1);
        text += '\n';
    }
    return text;
}

}  // namespace

std::string source_context_text(const races::Race& race, const SourceLines& sources) {
    const program::Place& first = race.earlier.place;
    const program::Place& second = race.later.place;
    std::string text;
    for (const program::Place* place : {&first, &second}) {
        std::set<int> marked;
        for (const program::Place* other : {&first, &second})
            if (other->file == place->file) marked.insert(other->line);
        if (place == &second && second.file == first.file) break;  // the same lines
        std::vector<SourceWindow> windows = sources.windows(place->class_name, place->file, marked, kAround);
        if (windows.empty()) continue;
        text += fmt::format("  {}\n", place->file);
        for (std::size_t i = 0; i < windows.size(); ++i) text += (i == 0 ? "" : "      …\n") + text_of(windows[i], marked);
    }
    return text;
}

}  // namespace raceproof::report
