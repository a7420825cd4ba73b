#include "report/terminal_text.h"

#include <algorithm>
#include <initializer_list>

#include "report/columns.h"

namespace raceproof::report {

namespace {

constexpr std::string_view kPlain = "\x1b[0m", kBold = "\x1b[1m", kDim = "\x1b[2m", kRed = "\x1b[31m", kGreen = "\x1b[32m",
                           kYellow = "\x1b[33m", kBoldRed = "\x1b[1;31m", kBoldGreen = "\x1b[1;32m", kBoldYellow = "\x1b[1;33m";
constexpr std::string_view kRaces = "  ← races";
constexpr std::string_view kMarked = "    ▸ ";       // in source context
constexpr std::string_view kDiffMargin = "       ";  // of the patches of advice
constexpr std::size_t kNarrowest = 40;               // below that, cut lines would tell nothing

bool starts_with_any(std::string_view line, std::initializer_list<std::string_view> beginnings) {
    return std::any_of(beginnings.begin(), beginnings.end(),
                       [&](std::string_view beginning) { return line.starts_with(beginning); });
}

std::string_view colour_of_diff(std::string_view line) {
    if (!line.starts_with(kDiffMargin) || line.size() == kDiffMargin.size()) return "";
    switch (line[kDiffMargin.size()]) {
        case '+': return kGreen;
        case '-': return kRed;
        case '@': return kDim;
        default: return "";
    }
}

std::string_view colour_of(std::string_view line) {
    if (line.ends_with(kRaces) || line.starts_with(kMarked)) return kRed;
    if (starts_with_any(line, {"violation: ", "confirmed: ", "data race on "})) return kBoldRed;
    if (starts_with_any(line, {"race free (exhaustive)", "no violation", "refuted: "})) return kBoldGreen;
    if (starts_with_any(line, {"bounded by ", "no verdict", "unsupported", "open: ", "there may be more"})) return kBoldYellow;
    if (line.find(" not exhaustive: ") != std::string_view::npos) return kBoldYellow;
    if (starts_with_any(line, {"     proved: ", "     the patched source was compiled, and is proved"})) return kGreen;
    if (starts_with_any(line, {"     leads to a ", "     no race here, but ", "     but "})) return kYellow;
    if (starts_with_any(line,
                        {"      at ", "      the thread was started at ", "  assumed: ", "           ", "  not looked for: "}))
        return kDim;
    return colour_of_diff(line);
}

// The title of a line stands out from what it says.
std::size_t title_length(std::string_view line) {
    for (std::string_view title : {"  why:", "fixes, best first", "  a schedule that leads there", "  and goes round there"})
        if (line.starts_with(title)) return title.size();
    return 0;
}

std::string coloured(std::string_view line) {
    std::string text;
    if (std::size_t title = title_length(line); title != 0)
        return text.append(kBold).append(line.substr(0, title)).append(kPlain).append(line.substr(title));
    std::string_view colour = colour_of(line);
    if (colour.empty()) return std::string(line);
    return text.append(colour).append(line).append(kPlain);
}

// Of a schedule: "    12  main  Main.java:3  …".
bool is_step(std::string_view line) {
    std::size_t number = line.find_first_not_of(' ');
    if (number == std::string_view::npos || number < 4 || line[number] < '0' || line[number] > '9') return false;
    return line.substr(line.find_first_not_of("0123456789", number)).starts_with("  ");
}

// What makes a line worth reading, that it is one of the two accesses, stays.
std::string cut(std::string_view line, std::size_t columns) {
    if (columns < kNarrowest || !is_step(line) || columns_of(line) <= columns) return std::string(line);
    std::string_view mark = line.ends_with(kRaces) ? kRaces : "";
    return shortened(line.substr(0, line.size() - mark.size()), columns - columns_of(mark)).append(mark);
}

}  // namespace

std::string for_terminal(std::string_view text, const Terminal& terminal) {
    std::string result;
    while (!text.empty()) {
        std::size_t end = std::min(text.find('\n'), text.size());
        std::string line = cut(text.substr(0, end), terminal.columns);
        result += terminal.has_colours ? coloured(line) : line;
        if (end < text.size()) result += '\n';
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return result;
}

}  // namespace raceproof::report
