#include "repair/no_fix.h"

#include "fixes/array_groups.h"
#include "fixes/program_classes.h"
#include "repair/repair.h"

namespace raceproof::repair {

namespace {

// What keeps changes from removing the race, as far as the location tells.
NoFix why_of_location(const RaceRepair& repair, const advice::Trace& trace, fixes::ProgramClasses& classes) {
    const advice::Location& location = trace.racing_location();
    bool is_field = advice::is_field(location.kind);
    if (!location.is_of_program) return {NoFixReason::LibraryObject};
    Result<program::Field*> field = classes.field_of(location.field);
    if (is_field && field && (*field)->is_final()) {
        const advice::Statement& source = trace.statements[trace.source_event().statement];
        bool is_constructed = source.method == "<init>" && source.class_name == location.field.class_name;
        return {is_constructed ? NoFixReason::PublishedEarly : NoFixReason::FinalField};
    }
    if (location.is_volatile) return {NoFixReason::VolatileAlready};
    if (location.kind == advice::LocationKind::Element && location.field.is_known()) {
        auto accesses = classes.groups().accesses_of(location.field);
        if (!accesses) return {NoFixReason::ArrayLeaves, accesses.error().message};
    }
    return {repair.fixes.empty() ? NoFixReason::NoChange : NoFixReason::NoneRemoves};
}

}  // namespace

std::string_view name_of(NoFixReason reason) {
    constexpr std::string_view kNames[] = {
#define REASON(name, text) text,
#include "repair/no_fix_reasons.def"
#undef REASON
    };
    return kNames[static_cast<std::size_t>(reason)];
}

NoFix why_no_fix(const RaceRepair& repair, const RaceTraces& traces, fixes::ProgramClasses& classes, Trials trials) {
    if (traces.traces.empty()) return {NoFixReason::NoExecution};
    if (!repair.fixes.empty()) {
        switch (repair.fixes.front().status) {
            case FixStatus::Proved:
            case FixStatus::Fails: break;
            case FixStatus::Removes:
                return {repair.fixes.front().left.empty() ? NoFixReason::WeakModes : NoFixReason::OtherRaces};
            case FixStatus::Deadlock: return {NoFixReason::Deadlock};
            case FixStatus::Violation: return {NoFixReason::OtherViolation};
            case FixStatus::Undecided: return {NoFixReason::NotDecided};
        }
    }
    if (trials == Trials::CutShort) return {NoFixReason::TimeLimit};
    return why_of_location(repair, traces.traces.front(), classes);
}

}  // namespace raceproof::repair
