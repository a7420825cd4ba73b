#include "report/violation_text.h"

#include <fmt/format.h>

#include <algorithm>
#include <span>

#include "explore/print_trace.h"
#include "report/units.h"

namespace raceproof::report {

using explore::Finding;
using explore::FindingKind;
using explore::RaceAccess;

namespace {

std::vector<std::string_view> lines_of(std::string_view text) {
    std::vector<std::string_view> lines;
    while (!text.empty()) {
        std::size_t end = std::min(text.find('\n'), text.size());
        lines.push_back(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return lines;
}

std::string indented(std::string_view text, std::string_view margin) {
    std::string result;
    for (std::string_view line : lines_of(text)) result += fmt::format("{}{}\n", margin, line);
    return result;
}

std::string file_and_line(const explore::Place& place) {
    if (place.file.empty()) return place.class_name;
    return place.line > 0 ? fmt::format("{}:{}", place.file, place.line) : place.file;
}

// "write by "main"", or what was called if that is all that the program knows of the access.
std::string title_of_access(const RaceAccess& access) {
    return fmt::format("{} by \"{}\"", access.called.empty() ? access.verb() : access.called, access.thread);
}

// The calls that led to an access, without those that no program makes; nothing if the access's own line says it all.
std::string calls_text(const RaceAccess& access, Detail detail) {
    constexpr std::string_view kJdk = "\tat java.base/";
    std::vector<std::string_view> lines = lines_of(access.stack);
    if (detail == Detail::Brief) {
        while (!lines.empty() && lines.back().starts_with(kJdk)) lines.pop_back();
        if (lines.size() < 2) lines.clear();
    }
    std::string text;
    for (std::string_view line : lines) text += fmt::format("      {}\n", line.substr(line.find_first_not_of('\t')));
    return text;
}

std::string race_text(const Violation& violation, Detail detail) {
    const explore::RaceFacts& race = *violation.finding.race;
    std::string titles[] = {title_of_access(race.earlier), title_of_access(race.later)};
    std::string places[] = {file_and_line(race.earlier.place), file_and_line(race.later.place)};
    std::size_t title_width = std::max(titles[0].size(), titles[1].size()),
                place_width = std::max(places[0].size(), places[1].size());
    std::string text;
    for (int i : {0, 1}) {
        const RaceAccess& access = i == 0 ? race.earlier : race.later;
        std::string line =
            fmt::format("  {:{}}  {:{}}  {}", titles[i], title_width, places[i], place_width, violation.sources[i]);
        line.erase(line.find_last_not_of(' ') + 1);
        text += line + "\n" + calls_text(access, detail);
        if (access.started_at.line != 0)
            text += fmt::format("      the thread was started at {}\n", file_and_line(access.started_at));
    }
    if (race.made_at.line != 0) text += fmt::format("  the object was made at {}\n", file_and_line(race.made_at));
    std::string_view title = "  why: ";
    for (const std::string& sentence : race.why) {
        text += fmt::format("{:7}{}\n", title, sentence);
        title = "";
    }
    return text;
}

// A deadlock's details say of each thread what its message says, and more.
std::string other_text(const Finding& finding) {
    std::string_view message = finding.message;
    if (finding.kind == FindingKind::Deadlock) message = message.substr(0, message.find(": "));
    return fmt::format("  {}\n{}", message, indented(finding.details, "    "));
}

// Who goes for how many steps: "16 steps: main 12, Thread-0 3, main 1".
std::string turns_text(std::span<const explore::TraceStep> steps) {
    std::string text = count_text(steps.size(), "step") + ": ";
    for (std::size_t i = 0, end = 0; i < steps.size(); i = end) {
        while (end < steps.size() && steps[end].thread == steps[i].thread) ++end;
        text += fmt::format("{}{} {}", i == 0 ? "" : ", ", steps[i].thread_name, end - i);
    }
    return text;
}

// How it came to that, and how it goes round there for ever.
std::string schedule_text(const explore::Trace& trace, Detail detail) {
    auto trace_detail = detail == Detail::Verbose ? explore::TraceDetail::Verbose : explore::TraceDetail::Compact;
    std::span<const explore::TraceStep> steps = trace.steps;
    auto round = static_cast<std::size_t>(
        std::find_if(steps.begin(), steps.end(), [](const explore::TraceStep& step) { return step.goes_round; }) - steps.begin());
    std::string text, rounds;
    if (round != 0) text = fmt::format("  a schedule that leads there, {}\n", turns_text(steps.first(round)));
    if (round != steps.size()) rounds = fmt::format("  and goes round there, {}\n", turns_text(steps.subspan(round)));
    for (const explore::TraceLine& line : explore::trace_lines(trace, trace_detail))
        (line.first_step < round ? text : rounds) += fmt::format("    {}\n", line.text);
    return text + rounds;
}

}  // namespace

std::string violation_text(const Violation& violation, Detail detail) {
    const Finding& finding = violation.finding;
    return fmt::format("violation: {}{} [{}]\n{}{}\n", title_of(finding.kind),
                       finding.race ? " on " + finding.race->location : "", finding.id(),
                       finding.race ? race_text(violation, detail) : other_text(finding), schedule_text(violation.trace, detail));
}

}  // namespace raceproof::report
