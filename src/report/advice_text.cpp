#include "report/advice_text.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <set>

#include "base/text.h"
#include "repair/ranking.h"
#include "report/finding_text.h"
#include "report/units.h"
#include "report/violation_text.h"

namespace raceproof::report {

using advice::AdviceKind;
using advice::Change;
using advice::ChangeKind;
using advice::FieldName;
using advice::LocationKind;
using advice::LockExpression;
using advice::Statement;
using repair::FixStatus;
using repair::TriedFix;

namespace {

constexpr std::size_t kMostFixes = 5;

std::string name_of(const FieldName& field) { return printable(fmt::format("{}.{}", dotted(field.class_name), field.name)); }

std::string name_of_method(const Statement& statement) {
    if (statement.method == "<init>") return printable(fmt::format("the constructor of {}", dotted(statement.class_name)));
    if (statement.method == "<clinit>") return printable(fmt::format("the initialiser of {}", dotted(statement.class_name)));
    return printable(fmt::format("{}.{}", dotted(statement.class_name), statement.method));
}

std::string place_of(const Statement& statement) {
    if (statement.line == 0) return name_of_method(statement);
    return printable(
        fmt::format("{}:{}", statement.file.empty() ? dotted(statement.class_name) : statement.file, statement.line));
}

std::string lines_of(const Statement& first, const Statement& last) {
    if (first.line == last.line || last.line == 0) return place_of(first);
    return fmt::format("{}-{}", place_of(first), last.line);
}

std::string name_of(const LockExpression& lock) {
    switch (lock.kind) {
        case LockExpression::Kind::None: return "";
        case LockExpression::Kind::This: return "this";
        case LockExpression::Kind::Class: return printable(dotted(lock.field.class_name)) + ".class";
        case LockExpression::Kind::Field:
            if (lock.through.is_known()) return printable(fmt::format("{}.{}", name_of(lock.through), lock.field.name));
            if (lock.variable.empty()) return name_of(lock.field);
            return printable(fmt::format("{}.{}", lock.variable, lock.field.name));
        case LockExpression::Kind::Variable: return printable(lock.variable);
    }
    return "";
}

std::string text_of_location(const advice::Advice& advice) {
    if (advice.field.is_known()) return name_of(advice.field);
    return "an object of class " + printable(advice.class_name);
}

std::string opening_of_lock(const Change& change) {
    return fmt::format("{} {}", change.lock.is_concurrent_lock ? "lock" : "synchronize on", name_of(change.lock));
}

bool is_array(const FieldName& field) { return field.descriptor.starts_with("["); }

}  // namespace

std::string text_of(const Change& change) {
    switch (change.kind) {
        case ChangeKind::VolatileField: return fmt::format("make {} volatile", name_of(change.field));
        case ChangeKind::VolatileElements:
            return fmt::format("give the elements of {} volatile semantics (an atomic array)", name_of(change.field));
        case ChangeKind::AtomicUpdates:
            return fmt::format("make {} an atomic variable, and its updates atomic", name_of(change.field));
        case ChangeKind::AtomicElements:
            return fmt::format("make {} an atomic array, and updates of its elements atomic", name_of(change.field));
        case ChangeKind::SynchronizedMethod: return fmt::format("make {} synchronized", name_of_method(change.first));
        case ChangeKind::LockStatements:
            return fmt::format("{} around {}", opening_of_lock(change), lines_of(change.first, change.last));
        case ChangeKind::AcquireBefore:
            if (change.lock.kind != LockExpression::Kind::None)
                return fmt::format("lock and unlock {} before {}", name_of(change.lock), place_of(change.first));
            return fmt::format("{} {} before {}", change.field.descriptor == "Ljava/lang/Thread;" ? "join" : "read",
                               name_of(change.field), place_of(change.first));
        case ChangeKind::MoveStatements:
            return fmt::format("move {} to before {}", lines_of(change.first, change.last), place_of(change.target));
    }
    return "";
}

std::string text_of(const advice::Fix& fix) {
    std::vector<std::string> texts;
    for (std::size_t i = 0; i < fix.size(); ++i) {
        texts.push_back(text_of(fix[i]));
        // "synchronize on M.map around M.java:3, and around M.java:7": the lock once.
        std::string opening = fix[i].kind == ChangeKind::LockStatements ? opening_of_lock(fix[i]) : "";
        if (i > 0 && !opening.empty() && fix[i - 1].kind == ChangeKind::LockStatements && opening_of_lock(fix[i - 1]) == opening)
            texts.back().erase(0, opening.size() + 1);
    }
    std::string text;
    for (std::size_t i = 0; i < texts.size(); ++i)
        text += fmt::format("{}{}", i == 0 ? "" : i + 1 == texts.size() ? ", and " : ", ", texts[i]);
    return text;
}

std::string text_of(const advice::Advice& advice) {
    switch (advice.kind) {
        case AdviceKind::Volatile:
        case AdviceKind::OtherVolatile: return fmt::format("make {} volatile, or atomic", text_of_location(advice));
        case AdviceKind::AtomicArray:
        case AdviceKind::OtherAtomicArray:
            return fmt::format("use an atomic array for {}",
                               is_array(advice.field) ? name_of(advice.field) : text_of_location(advice));
        case AdviceKind::MoveSource:
            return fmt::format("move {} to before {}", place_of(advice.statement), place_of(advice.model));
        case AdviceKind::SynchronizeManifest:
        case AdviceKind::SynchronizeSource:
            return fmt::format("put {} into a block that locks {}, as at {}", place_of(advice.statement),
                               text_of_location(advice), place_of(advice.model));
        case AdviceKind::CommonLock:
            return fmt::format("put {} and {} into blocks on one lock", place_of(advice.statement), place_of(advice.model));
        case AdviceKind::Acquire: {
            std::string_view verb = advice.location_kind == LocationKind::Thread ? "join"
                                    : advice.location_kind == LocationKind::Monitor || advice.location_kind == LocationKind::Lock
                                        ? "lock"
                                        : "read";
            return fmt::format("{} {} before {}, as at {}", verb, text_of_location(advice), place_of(advice.statement),
                               place_of(advice.model));
        }
    }
    return "";
}

namespace {

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

// An update of another thread between the read and the write is lost: no race, and still wrong.
std::string split_text(const TriedFix& fix) {
    if (fix.split_updates.empty()) return "";
    std::string places;
    for (const Statement& statement : fix.split_updates) {
        std::string place = place_of(statement);
        if (places.find(place) == std::string::npos) places += (places.empty() ? "" : ", ") + place;
    }
    return fmt::format("       but updates can be lost: what {} writes depends on what was read before\n", places);
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
        text += fmt::format("  {}. {}\n     {}\n{}", ++number, text_of(fix.fix), outcome_text(fix), split_text(fix));
        // The best one as a change of the source; of the others on demand.
        bool is_shown = number == 1 || detail == Detail::Verbose;
        if (is_shown && (fix.diff.empty() || shown.insert(fix.diff).second)) text += diff_text(fix);
        if (detail == Detail::Verbose && fix.shown)
            text += violation_text({fix.shown->finding, fix.shown->trace}, sources, Detail::Brief);
    }
    if (number == 0) text = "  none of the changes that the executions suggest could be made, or removes it\n";
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
