#include "explore/explain.h"

namespace raceproof::explore {

namespace {

void simplify_all(machine::Machine& machine, const CheckOptions& options, std::vector<findings::Finding>& findings) {
    std::unique_ptr<races::RaceDetection> detection;
    if (options.races) detection = std::make_unique<races::RaceDetection>(machine, *options.races);
    // The path knows where it ends.
    MachineSystem system(machine, options.system.without_stops(), detection.get());
    search::ShorteningBudget budget = options.shortening;
    budget.transitions /= findings.size();
    budget.seconds /= static_cast<double>(findings.size());
    for (findings::Finding& finding : findings) findings::simplify(system, finding, budget);
}

}  // namespace

findings::Trace record(machine::Machine& machine, const SystemOptions& options,
                       const std::optional<races::DetectionOptions>& races, findings::Finding& finding) {
    std::unique_ptr<races::RaceDetection> detection;
    if (finding.race) {
        races::DetectionOptions exact = *races;
        exact.detector = memory::DetectorKind::Clocks;
        exact.keeps_stacks = true;
        detection = std::make_unique<races::RaceDetection>(machine, exact);
        detection->accesses().remembers_everything = true;
    }
    MachineSystem system(machine, options.without_stops(), detection.get());
    system.prepare_for(finding);
    return findings::record(system, finding);
}

std::vector<findings::Trace> explain(machine::Machine& machine, const CheckOptions& options,
                                     std::vector<findings::Finding>& findings) {
    if (findings.empty()) return {};
    simplify_all(machine, options, findings);
    std::vector<findings::Trace> traces;
    for (findings::Finding& finding : findings) traces.push_back(record(machine, options.system, options.races, finding));
    return traces;
}

}  // namespace raceproof::explore
