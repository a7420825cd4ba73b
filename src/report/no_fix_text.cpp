#include "report/no_fix_text.h"

#include <fmt/format.h>

#include "report/finding_text.h"
#include "report/units.h"

namespace raceproof::report {

using repair::NoFixReason;

std::string no_fix_text(const repair::RaceRepair& repair) {
    auto best = [&]() -> const repair::TriedFix& { return repair.fixes.front(); };
    switch (repair.no_fix->reason) {
        case NoFixReason::OtherRaces: return "changes remove this race, but other races are left, and no combination removes all";
        case NoFixReason::WeakModes:
            return "the program uses access modes weaker than volatile, whose executions are not all explored";
        case NoFixReason::Deadlock:
            return fmt::format("what removes this race leads to a {}", title_of(best().shown->finding.kind));
        case NoFixReason::OtherViolation:
            return fmt::format("what removes this race leaves another violation: a {} is still reachable",
                               title_of(best().shown->finding.kind));
        case NoFixReason::NotDecided:
            return fmt::format("not decided within the limits: the exploration of the best change ended after {}",
                               count_text(best().states, "state"));
        case NoFixReason::TimeLimit: return "the limit was reached before all changes were tried";
        case NoFixReason::FinalField: return "the field is final, and written by reflection all the same";
        case NoFixReason::VolatileAlready:
            return "the field is volatile already, and accessed as if it were not, by a VarHandle or a field updater";
        case NoFixReason::ArrayLeaves: return repair.no_fix->detail;
        case NoFixReason::PublishedEarly: return "the object is published while it is constructed";
        case NoFixReason::LibraryObject:
            return "the accesses are inside the class library, and no lock around the calls removes the race";
        case NoFixReason::NoneRemoves: return "none of the changes that the executions suggest removes the race";
        case NoFixReason::NoChange: return "none of the changes that the executions suggest can be made";
        case NoFixReason::NoExecution: return "no execution that shows the race could be recorded";
    }
    return "";
}

}  // namespace raceproof::report
