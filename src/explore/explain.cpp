#include "explore/explain.h"

#include <algorithm>

namespace raceproof::explore {

namespace {

// Tells the finding as it is on its path, where other threads may be concerned than on the one that the search came by. A
// livelock's round stays what it is.
void describe_again(MachineSystem& system, Finding& finding) {
    if (finding.round != 0) return;
    std::vector<Finding> found;
    system.push_mark();
    for (const search::Step& step : finding.path) {
        system.take(step);
        found = system.violations();
    }
    std::vector<search::Step> enabled;
    if (finding.kind == FindingKind::Deadlock) system.enabled(enabled);
    if (finding.kind == FindingKind::Deadlock && enabled.empty()) found.push_back(system.deadlock());
    system.undo();
    system.pop_mark();
    auto same = std::find_if(found.begin(), found.end(), [id = finding.id()](const Finding& one) { return one.id() == id; });
    if (same == found.end()) return;
    finding.message = std::move(same->message);
    finding.positions = std::move(same->positions);
    finding.details = std::move(same->details);
    finding.race = std::move(same->race);
}

}  // namespace

Trace explain(MachineSystem& system, Finding& finding, const SourceLines& sources, const search::ShorteningBudget& budget) {
    // What cannot be taken again cannot be made simpler: the schedule is told as far as it goes.
    if (leads_to_finding(system, finding)) {
        finding.path = minimise(system, finding, budget);
        describe_again(system, finding);
    }
    return build_trace(system, finding.path, sources, finding.round);
}

}  // namespace raceproof::explore
