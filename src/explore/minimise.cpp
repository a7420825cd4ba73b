#include "explore/minimise.h"

#include <algorithm>

namespace raceproof::explore {

namespace {

search::EndsAsWanted ends_in(MachineSystem& system, const Finding& finding) {
    return [&system, wanted = finding.id()](search::End end) {
        if (end == search::End::Deadlock) return system.deadlock().id() == wanted;
        std::vector<Finding> found = system.violations();
        return std::any_of(found.begin(), found.end(), [&](const Finding& one) { return one.id() == wanted; });
    };
}

}  // namespace

bool leads_to_finding(MachineSystem& system, const Finding& finding) {
    system.prepare_for(finding);
    return search::ends_as_wanted(system, finding.path, ends_in(system, finding));
}

search::Path minimise(MachineSystem& system, const Finding& finding, const search::ShorteningBudget& budget) {
    system.prepare_for(finding);
    return search::shorten(system, finding.path, ends_in(system, finding), budget).path;
}

}  // namespace raceproof::explore
