#include "explore/replay_findings.h"

#include "races/race_detection.h"
#include "search/follow.h"

namespace raceproof::explore {

using search::Outcome;
using search::Step;

namespace {

// What the last step of the path ran into; nothing if the path cannot be taken to its end.
std::vector<findings::Finding> take_all(MachineSystem& system, const search::Path& path) {
    std::vector<findings::Finding> found;
    bool is_done = search::follow(system, path, [&](const Step& step) {
        Outcome outcome = system.take(step);
        found.clear();
        if (outcome == Outcome::Notable || outcome == Outcome::Violation) found = system.violations();
        return true;
    });
    return is_done ? found : std::vector<findings::Finding>{};
}

}  // namespace

void replay_findings(machine::Machine& machine, const CheckOptions& options, const std::vector<findings::Finding>& findings) {
    races::RaceDetection detection(machine, *options.races);
    detection.accesses().remembers_everything = true;
    MachineSystem system(machine, options.system.without_stops(), &detection);
    for (const findings::Finding& finding : findings) {
        system.prepare_for(finding);
        system.push_mark();
        for (const findings::Finding& seen : take_all(system, finding.path))
            if (seen.id() == finding.id()) options.at_finding(seen, finding.path);
        system.undo();
        system.pop_mark();
    }
}

}  // namespace raceproof::explore
