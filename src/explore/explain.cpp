#include "explore/explain.h"

namespace raceproof::explore {

Trace explain(MachineSystem& system, Finding& finding, const SourceLines& sources, const search::ShorteningBudget& budget) {
    // What cannot be taken again cannot be made simpler: the schedule is told as far as it goes.
    if (leads_to_finding(system, finding)) finding.path = minimise(system, finding, budget);
    return build_trace(system, finding.path, sources, finding.round);
}

}  // namespace raceproof::explore
