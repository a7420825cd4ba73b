#include "explore/explain.h"

#include <algorithm>

namespace raceproof::explore {

namespace {

constexpr std::size_t kLongPath = 2000;
enum class Paths : std::uint8_t { Short, Long };
Paths length_of(const findings::Finding& finding) { return finding.path.size() > kLongPath ? Paths::Long : Paths::Short; }

// Of a long path more is remembered than must be: it is not taken once more to find out what that is. And the pasts of states are
// not told apart, which makes each step cheaper: a simpler path may be missed by that.
std::unique_ptr<races::RaceDetection> detection_for(Paths paths, machine::Machine& machine, races::DetectionOptions options) {
    if (paths == Paths::Long) {
        options.detector = memory::DetectorKind::Clocks;
        options.labels_states = false;
    }
    auto detection = std::make_unique<races::RaceDetection>(machine, options);
    detection->accesses().remembers_everything = paths == Paths::Long;
    return detection;
}

void simplify_all(machine::Machine& machine, const CheckOptions& options, std::vector<findings::Finding>& findings) {
    search::ShorteningBudget budget = options.shortening;
    budget.transitions /= findings.size();
    budget.seconds /= static_cast<double>(findings.size());
    for (Paths paths : {Paths::Short, Paths::Long}) {
        auto is_one = [&](const findings::Finding& finding) { return length_of(finding) == paths; };
        if (std::none_of(findings.begin(), findings.end(), is_one)) continue;
        std::unique_ptr<races::RaceDetection> detection;
        if (options.races) detection = detection_for(paths, machine, *options.races);
        // The path knows where it ends.
        MachineSystem system(machine, options.system.without_stops(), detection.get());
        for (findings::Finding& finding : findings)
            if (is_one(finding) && budget.goes_on()) findings::simplify(system, finding, budget);
    }
}

}  // namespace

findings::Trace record(machine::Machine& machine, const SystemOptions& options,
                       const std::optional<races::DetectionOptions>& races, findings::Finding& finding,
                       const std::function<bool()>& goes_on) {
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
    findings::Trace trace = findings::record(system, finding, goes_on);
    if (detection == nullptr || finding.witness || !goes_on()) return trace;
    // A final field that is written after all is looked at only when that is known.
    detection->adopt_what_was_learnt();
    return findings::record(system, finding, goes_on);
}

std::vector<findings::Trace> explain(machine::Machine& machine, const CheckOptions& options,
                                     std::vector<findings::Finding>& findings) {
    if (findings.empty()) return {};
    simplify_all(machine, options, findings);
    std::vector<findings::Trace> traces;
    for (findings::Finding& finding : findings)
        traces.push_back(record(machine, options.system, options.races, finding, options.shortening.goes_on));
    return traces;
}

}  // namespace raceproof::explore
