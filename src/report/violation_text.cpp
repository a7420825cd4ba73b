#include "report/violation_text.h"

#include <fmt/format.h>

#include <algorithm>
#include <span>

#include "report/finding_text.h"
#include "report/source_context.h"
#include "report/throwable_text.h"
#include "report/trace_text.h"
#include "report/units.h"

namespace raceproof::report {

using findings::Finding;
using findings::FindingKind;
using findings::TraceEvent;
using races::RaceSide;

namespace {

std::string indented(std::string_view text, std::string_view margin) {
    std::string result;
    while (!text.empty()) {
        std::size_t end = std::min(text.find('\n'), text.size());
        result += fmt::format("{}{}\n", margin, text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return result;
}

// "write by "main"", or what was called if that is all that the program knows of the access.
std::string title_of_access(const RaceSide& access) {
    return fmt::format("{} by \"{}\"", access.called.is_known() ? access.called.name() : verb_of(access), access.thread);
}

// The calls that led to an access, without those that no program makes; nothing if the access's own line says it all.
std::string calls_text(const RaceSide& access, Detail detail) {
    std::span<const machine::StackFrame> calls = access.stack;
    if (detail == Detail::Brief) {
        while (!calls.empty() && calls.back().module == "java.base") calls = calls.first(calls.size() - 1);
        if (calls.size() < 2) calls = {};
    }
    std::string text;
    for (const machine::StackFrame& call : calls) text += fmt::format("      {}", std::string_view(line_of(call)).substr(1));
    return text;
}

std::string race_text(const Violation& violation, const SourceLines& sources, Detail detail) {
    const races::Race& race = *violation.finding.race;
    findings::RaceWitness witness = violation.finding.witness.value_or(findings::RaceWitness{});
    std::string titles[] = {title_of_access(race.earlier), title_of_access(race.later)};
    std::string places[] = {file_and_line(race.earlier.place), file_and_line(race.later.place)};
    std::size_t title_width = std::max(titles[0].size(), titles[1].size()),
                place_width = std::max(places[0].size(), places[1].size());
    std::string text;
    for (int i : {0, 1}) {
        const RaceSide& access = i == 0 ? race.earlier : race.later;
        const program::Place& started_at = i == 0 ? witness.earlier_started_at : witness.later_started_at;
        std::string line =
            fmt::format("  {:{}}  {:{}}  {}", titles[i], title_width, places[i], place_width, sources.text(access.place));
        line.erase(line.find_last_not_of(' ') + 1);
        text += line + "\n" + calls_text(access, detail);
        if (started_at.line != 0) text += fmt::format("      the thread was started at {}\n", file_and_line(started_at));
    }
    if (witness.allocated_at.line != 0)
        text += fmt::format("  the object was allocated at {}\n", file_and_line(witness.allocated_at));
    text += source_context_text(race, sources);
    std::string_view title = "  why: ";
    for (const std::string& sentence : why_of(violation.finding, violation.trace)) {
        text += fmt::format("{:7}{}\n", title, sentence);
        title = "";
    }
    return text;
}

// A deadlock's details say of each thread what its message says, and more.
std::string other_text(const Violation& violation) {
    std::string message = message_of(violation.finding);
    if (violation.finding.kind == FindingKind::Deadlock) message = message.substr(0, message.find(": "));
    return fmt::format("  {}\n{}", message, indented(details_of(violation.finding, violation.trace), "    "));
}

// More than a person reads.
constexpr std::size_t kMostTurns = 60, kMostLines = 120;

// Who goes for how many steps: "16 steps: main 12, Thread-0 3, main 1".
std::string turns_text(std::span<const TraceEvent* const> steps) {
    std::string text;
    std::size_t turns = 0;
    for (std::size_t i = 0, end = 0; i < steps.size(); i = end, ++turns) {
        while (end < steps.size() && steps[end]->thread == steps[i]->thread) ++end;
        text += fmt::format("{}{} {}", i == 0 ? "" : ", ", steps[i]->thread_name, end - i);
    }
    std::string count = count_text(steps.size(), "step");
    return turns > kMostTurns ? fmt::format("{} in {} turns", count, count_text(turns)) : fmt::format("{}: {}", count, text);
}

// How it came to that, and how it goes round there for ever.
std::string schedule_text(const Violation& violation, const SourceLines& sources, Detail detail) {
    auto trace_detail = detail == Detail::Verbose ? TraceDetail::Verbose : TraceDetail::Compact;
    std::vector<const TraceEvent*> steps;
    for (const TraceEvent& event : violation.trace.events)
        if (event.begins_step) steps.push_back(&event);
    auto in_cycle = std::find_if(steps.begin(), steps.end(), [](const TraceEvent* step) { return step->is_in_cycle; });
    auto lead_in = static_cast<std::size_t>(in_cycle - steps.begin());
    std::span<const TraceEvent* const> all = steps;
    std::string text, cycle;
    std::size_t left_out = violation.trace.left_out;
    if (left_out != 0)
        text = fmt::format("  a schedule that leads there, {}\n    … behind {} that are not shown: --save keeps them\n",
                           count_text(left_out + lead_in, "step"), count_text(left_out, "step"));
    else if (lead_in != 0)
        text = fmt::format("  a schedule that leads there, {}\n", turns_text(all.first(lead_in)));
    if (lead_in != all.size()) cycle = fmt::format("  and goes round there, {}\n", turns_text(all.subspan(lead_in)));
    std::vector<TraceLine> lines = trace_lines(violation.trace, violation.finding, sources, trace_detail);
    std::size_t hidden = detail == Detail::Brief && lines.size() > kMostLines ? lines.size() - kMostLines : 0;
    if (hidden != 0) text += fmt::format("    … behind {} that --verbose shows\n", count_text(hidden, "line"));
    for (const TraceLine& line : std::span(lines).subspan(hidden))
        (line.first_step < left_out + lead_in ? text : cycle) += fmt::format("    {}\n", line.text);
    return text + cycle;
}

}  // namespace

std::string violation_text(const Violation& violation, const SourceLines& sources, Detail detail) {
    const Finding& finding = violation.finding;
    return fmt::format("violation: {}{} [{}]\n{}{}\n", title_of(finding.kind),
                       finding.race ? " on " + finding.race->location.name : "", finding.id(),
                       finding.race ? race_text(violation, sources, detail) : other_text(violation),
                       schedule_text(violation, sources, detail));
}

}  // namespace raceproof::report
