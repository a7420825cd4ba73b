#include "formats/markdown.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/text.h"
#include "formats/findings.h"
#include "formats/source_paths.h"
#include "formats/verdict.h"

namespace raceproof::formats {

namespace {

constexpr std::size_t kMostBytesOfSpan = 500, kMostBytesOfBlock = 8000;
// A comment may have 65,536 characters.
constexpr std::size_t kMostBytes = 60'000;
constexpr std::int64_t kLinesAround = 2;

std::size_t longest_run_of_backquotes(std::string_view text) {
    std::size_t longest = 0, run = 0;
    for (char byte : text) {
        run = byte == '`' ? run + 1 : 0;
        longest = std::max(longest, run);
    }
    return longest;
}

// On one line, and without what could be the end of the span or of a cell.
std::string span(const std::string& text) {
    std::string shown = shortened(text, kMostBytesOfSpan);
    if (shown.empty()) return "";
    std::string quotes(longest_run_of_backquotes(shown) + 1, '`'), escaped;
    for (char byte : shown) escaped += byte == '|' ? std::string("\\|") : std::string(1, byte);
    bool needs_space = shown.front() == '`' || shown.back() == '`' || shown.find_first_not_of(' ') == std::string::npos;
    std::string_view space = needs_space ? " " : "";
    return fmt::format("{}{}{}{}{}", quotes, space, escaped, space, quotes);
}

std::string block(std::string_view language, std::string text) {
    text = shortened(std::move(text), kMostBytesOfBlock);
    if (!text.ends_with('\n')) text += '\n';
    std::string fence(std::max<std::size_t>(3, longest_run_of_backquotes(text) + 1), '`');
    return fmt::format("{}{}\n{}{}\n\n", fence, language, text, fence);
}

std::string code_around(const Place& place, const SourcePaths& paths) {
    std::vector<NumberedLine> lines = paths.lines_around(place, kLinesAround);
    if (lines.empty()) return "";
    std::string text;
    for (const NumberedLine& line : lines)
        text += fmt::format("{} {:4}  {}\n", line.number == place.line ? '>' : ' ', line.number, line.text);
    return block("java", text);
}

std::string spot_text(const Spot& spot, const SourcePaths& paths) {
    std::string where = spot.place.is_known() ? fmt::format("{}:{}", paths.path_of(spot.place), spot.place.line) : "";
    return where.empty() ? fmt::format("{}\n\n", span(spot.text)) : fmt::format("{} at {}\n\n", span(spot.text), span(where));
}

std::string spots_text(const Json& violation, const SourcePaths& paths) {
    std::string text;
    Place shown;  // two accesses may be of one line
    for (const Spot& spot : spots_of(violation)) {
        text += spot_text(spot, paths);
        bool is_shown =
            shown.file == spot.place.file && shown.line == spot.place.line && shown.class_name == spot.place.class_name;
        if (spot.place.is_known() && !is_shown) text += code_around(spot.place, paths);
        shown = spot.place;
    }
    return text;
}

// Proved changes that lose no update, with their diffs.
std::string fixes_text(const Json& violation) {
    std::string text;
    for (const Json& advice : list_of(violation, "advice")) {
        if (text_of(advice, "status") != "proved" || !list_of(advice, "lost_updates").empty()) continue;
        text += fmt::format("Proved fix: {}\n\n", span(text_of(advice, "text")));
        const Json& diff = member(advice, "diff");
        if (diff.is_string()) text += block("diff", printable_lines(diff.get_ref<const std::string&>()));
    }
    return text;
}

std::string finding(const Json& violation, const SourcePaths& paths) {
    std::size_t kind = kind_number_of(violation);
    std::string title = kind < finding_kinds().size() ? std::string(finding_kinds()[kind].title) : "violation";
    std::string location = text_of(violation, "location");
    std::string text = fmt::format("### {}{} {}\n\n", title, location.empty() ? "" : " on " + span(location),
                                   span(fmt::format("[{}]", text_of(violation, "id"))));
    std::string message = text_of(violation, "message");
    bool tells_accesses = !list_of(violation, "accesses").empty();  // as the message of a race does
    if (!message.empty() && !tells_accesses) text += span(message) + "\n\n";
    text += spots_text(violation, paths);
    std::string why;
    for (const std::string& sentence : texts_of(violation, "why")) why += sentence + "\n";
    if (!why.empty()) text += "Why nothing orders them:\n\n" + block("text", why);
    if (std::string replay = text_of(violation, "replay"); !replay.empty())
        text += fmt::format("Replay the schedule:\n\n{}", block("sh", replay));
    return text + fixes_text(violation);
}

std::string_view symbol_of(Decision decision) {
    switch (decision) {
        case Decision::Proved:
        case Decision::NothingNew: return "✅";
        case Decision::Violation: return "❌";
        case Decision::Undecided:
        case Decision::Unsupported: break;
    }
    return "⚠️";
}

// A headline may name something unsupported.
std::string row(const Json& document) {
    return fmt::format("| {} | {} {} |\n", span(program_of(document)), symbol_of(decision_of(document)),
                       span(headline_of(document)));
}

}  // namespace

std::string markdown(std::span<const Json> documents) {
    std::string text = "## Raceproof\n\n| program | verdict |\n|---|---|\n";
    for (const Json& document : documents) text += row(document);
    text += '\n';
    std::size_t left_out = 0;
    for (const Json& document : documents) {
        SourcePaths paths(document);
        for (const Json& violation : list_of(document, "violations")) {
            if (is_known(violation)) continue;
            std::string part = finding(violation, paths);
            if (left_out == 0 && text.size() + part.size() <= kMostBytes)
                text += part;
            else
                ++left_out;
        }
    }
    if (left_out != 0)
        text += fmt::format("{} left out here: the comment would be too long.\n", counted(left_out, "further violation"));
    while (text.ends_with("\n\n")) text.pop_back();
    return text;
}

}  // namespace raceproof::formats
