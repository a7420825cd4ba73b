#include "report/advice_text.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <set>

#include "base/text.h"
#include "repair/ranking.h"
#include "report/change_text.h"
#include "report/finding_text.h"
#include "report/no_fix_text.h"
#include "report/units.h"
#include "report/violation_text.h"

namespace raceproof::report {

using advice::Statement;
using repair::FixStatus;
using repair::TriedFix;

namespace {

constexpr std::size_t kMostFixes = 5;

std::string left_text(const TriedFix& fix) {
    std::set<std::string> names;
    for (const findings::Finding& finding : fix.left)
        if (finding.race) names.insert(finding.race->location.name);
    return fmt::format("{}", fmt::join(names, ", "));
}

}  // namespace

std::string outcome_text(const TriedFix& fix) {
    std::string states = count_text(fix.states, "state");
    switch (fix.status) {
        case FixStatus::Proved: return fmt::format("proved: the program is race free with this change ({})", states);
        case FixStatus::Removes:
            if (fix.left.empty()) return "race free on sequentially consistent executions; weaker ones were not explored";
            return fmt::format("removes this race; races on {} are left", left_text(fix));
        case FixStatus::Deadlock: return fmt::format("leads to a {}", title_of(fix.shown->finding.kind));
        case FixStatus::Violation: return fmt::format("no race here, but a {} is reachable", title_of(fix.shown->finding.kind));
        case FixStatus::Undecided: return fmt::format("not decided within the limit ({})", states);
        case FixStatus::Fails: return "does not remove this race";
    }
    return "";
}

namespace {

std::string_view verb_of_step(repair::LostUpdate::Operation operation) {
    switch (operation) {
        case repair::LostUpdate::Operation::Read: return "reads";
        case repair::LostUpdate::Operation::Write: return "writes";
        case repair::LostUpdate::Operation::Update: return "updates";
    }
    return "";
}

// An update of another thread between the read and the write is lost: no race, and still wrong.
std::string lost_update_text(const TriedFix& fix, const SourceLines& sources) {
    if (fix.split_updates.empty()) return "";
    if (fix.lost_update) {
        std::string text = "     but an update is lost in this execution of the changed program:\n";
        for (const repair::LostUpdate::Step& step : fix.lost_update->steps) {
            const Statement& at = step.statement;
            text += fmt::format("       \"{}\" {}  {}  {}\n", step.thread, verb_of_step(step.operation), place_of(at),
                                sources.text({dotted(at.class_name), at.method, at.file, at.line}));
        }
        return text;
    }
    std::string places;
    for (const Statement& statement : fix.split_updates) {
        std::string place = place_of(statement);
        if (places.find(place) == std::string::npos) places += (places.empty() ? "" : ", ") + place;
    }
    return fmt::format("     but updates may be lost: what {} writes depends on what was read before\n", places);
}

std::string acquire_release_text(const TriedFix& fix) {
    switch (fix.acquire_release) {
        case repair::WeakerAccesses::NotTried:
        case repair::WeakerAccesses::Undecided: return "";
        case repair::WeakerAccesses::Order:
            return "     acquire/release instead of volatile orders the accesses, too; not called proved, because weaker "
                   "executions of\n"
                   "     such modes are not explored\n";
        case repair::WeakerAccesses::DoNotOrder: return "     acquire/release instead of volatile does not order the accesses\n";
    }
    return "";
}

std::string diff_text(const TriedFix& fix) {
    if (fix.diff.empty()) return fix.why_no_diff.empty() ? "" : fmt::format("     no patch: {}\n", fix.why_no_diff);
    std::string text = fix.is_patch_proved ? "     the patched source was compiled, and is proved, too\n" : "";
    for (std::string_view rest = fix.diff; !rest.empty();) {
        std::size_t end = std::min(rest.find('\n'), rest.size());
        text += fmt::format("       {}\n", rest.substr(0, end));
        rest.remove_prefix(std::min(end + 1, rest.size()));
    }
    return text;
}

std::string fixes_text(const std::vector<TriedFix>& fixes, const SourceLines& sources, Detail detail,
                       std::set<std::string>& shown) {
    std::string text;
    std::size_t number = 0;
    for (const TriedFix& fix : fixes) {
        if (detail == Detail::Brief && (fix.status == FixStatus::Fails || number == kMostFixes)) continue;
        text += fmt::format("  {}. {}\n     {}\n{}{}", ++number, text_of(fix.fix), outcome_text(fix),
                            lost_update_text(fix, sources), acquire_release_text(fix));
        // The best one as a change of the source; of the others on demand.
        bool is_shown = number == 1 || detail == Detail::Verbose;
        if (is_shown && (fix.diff.empty() || shown.insert(fix.diff).second)) text += diff_text(fix);
        if (detail == Detail::Verbose && fix.shown)
            text += violation_text({fix.shown->finding, fix.shown->trace}, sources, Detail::Brief);
    }
    return text;
}

// Races on one location between the same two lines: they differ in which access comes first, and are removed together.
using Group = std::vector<const Violation*>;

std::vector<Group> groups_of(const CheckReport& report) {
    std::vector<Group> groups;
    std::map<std::string, std::size_t> known;
    for (const Violation& violation : report.violations) {
        if (!violation.finding.race || !violation.repair) continue;
        const races::Race& race = *violation.finding.race;
        std::string places[] = {file_and_line(race.earlier.place), file_and_line(race.later.place)};
        std::sort(std::begin(places), std::end(places));
        auto [entry, is_new] =
            known.try_emplace(fmt::format("{}|{}|{}", race.location.name, places[0], places[1]), groups.size());
        if (is_new) groups.emplace_back();
        groups[entry->second].push_back(&violation);
    }
    return groups;
}

// For all races of the group: what is proved for one is proved for all; else what is worst counts.
std::vector<TriedFix> fixes_of(const Group& group) {
    std::map<advice::Fix, TriedFix> fixes;
    for (const Violation* violation : group)
        for (const TriedFix& fix : violation->repair->fixes) {
            auto [entry, is_new] = fixes.try_emplace(fix.fix, fix);
            if (!is_new && fix.status > entry->second.status) entry->second = fix;
        }
    std::vector<TriedFix> all;
    for (auto& [fix, one] : fixes) all.push_back(std::move(one));
    repair::rank(all);
    return all;
}

std::string group_text(const Group& group, const CheckReport& report, Detail detail, std::set<std::string>& shown) {
    const races::Race& race = *group.front()->finding.race;
    std::string ids, text;
    for (const Violation* violation : group) ids += fmt::format("{}{}", ids.empty() ? "" : ", ", violation->finding.id());
    text = fmt::format("data race on {} [{}]\n", race.location.name, ids);
    for (const races::RaceSide* access : {&race.earlier, &race.later})
        text += fmt::format("  {} by \"{}\"  {}  {}\n", verb_of(*access), access->thread, file_and_line(access->place),
                            report.sources.text(access->place));
    std::size_t traces = 0;
    for (const Violation* violation : group) traces += violation->repair->traces;
    text += fmt::format("fixes, best first ({} analysed):\n{}", count_text(traces, "execution"),
                        fixes_text(fixes_of(group), report.sources, detail, shown));
    if (const repair::RaceRepair& repair = *group.front()->repair; repair.no_fix)
        text += fmt::format("  no fix is proved: {}\n", no_fix_text(repair));
    if (detail == Detail::Verbose) {
        text += "what the executions suggest:\n";
        std::set<std::string> lines;
        for (const Violation* violation : group)
            for (const advice::Advice& advice : violation->repair->advice) lines.insert(text_of(advice));
        for (const std::string& line : lines) text += fmt::format("  {}\n", line);
    }
    return text + "\n";
}

}  // namespace

std::string advice_text(const CheckReport& report, Detail detail) {
    std::string text;
    std::vector<Group> groups = groups_of(report);
    std::set<std::string> shown;  // diffs: each once
    for (const Group& group : groups) text += group_text(group, report, detail, shown);
    if (report.advice->frequencies.size() > 1 && groups.size() > 1) {
        text += "for how many races a change is suggested:\n";
        for (const advice::Frequency& frequency : report.advice->frequencies)
            text += fmt::format("  {:3}  {}\n", frequency.races, text_of(frequency.advice));
        text += "\n";
    }
    text += fmt::format("{} explored{}\n", count_text(report.advice->explored, "changed program"),
                        report.advice->is_complete ? "" : "; not all: the limit was reached");
    return text;
}

}  // namespace raceproof::report
