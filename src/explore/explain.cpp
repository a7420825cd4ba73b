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

// Both `goes_on` and the budget say so.
std::function<bool()> goes_on_for(const CheckOptions& options) {
    return [&options] {
        return options.shortening.goes_on() && (options.budget == nullptr || options.budget->reached() == Limit::None);
    };
}

// False if a limit ended the work in the middle of a step. The state is as before in any case.
template <class Work>
bool within_budget(machine::Machine& machine, Work work) {
    state::Mark start = machine.state().mark();
    try {
        work();
        return true;
    } catch (const LimitReached&) {
        machine.state().undo_to(start);
        return false;
    }
}

void simplify_all(machine::Machine& machine, const CheckOptions& options, std::vector<findings::Finding>& findings) {
    search::ShorteningBudget budget = options.shortening;
    budget.goes_on = goes_on_for(options);
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
    // A finding that is told on the schedule as it was found is worth more than one of a simpler schedule that is not told.
    double end = 0;
    if (options.budget != nullptr && options.budget->phase().end != 0) {
        end = options.budget->phase().end;
        options.budget->hold_back((end - options.budget->seconds()) / 2);
    }
    within_budget(machine, [&] { simplify_all(machine, options, findings); });
    if (end != 0) {
        Budget::Phase rest = options.budget->phase();
        rest.end = end;
        options.budget->begin_phase(rest);
    }
    std::vector<findings::Trace> traces(findings.size());
    for (std::size_t i = 0; i < findings.size(); ++i) {
        traces[i].left_out = findings[i].path.size();
        within_budget(machine,
                      [&] { traces[i] = record(machine, options.system, options.races, findings[i], goes_on_for(options)); });
    }
    return traces;
}

}  // namespace raceproof::explore
