// After a search: the simplest schedule of each finding, and its trace. The machine stands before `main`, as the search left it;
// afterwards too.
#pragma once

#include <optional>
#include <vector>

#include "explore/check.h"
#include "findings/record.h"

namespace raceproof::explore {

// Simplifies the schedules of the findings, within a budget of all together, and records them. One trace for each finding, which
// is empty if the budget's `goes_on` says no before: then the schedule is as it was found, or simpler.
std::vector<findings::Trace> explain(machine::Machine& machine, const CheckOptions& options,
                                     std::vector<findings::Finding>& findings);

// Records a finding whose path is final. `races`: how races were looked for, if the finding is one.
findings::Trace record(
    machine::Machine& machine, const SystemOptions& options, const std::optional<races::DetectionOptions>& races,
    findings::Finding& finding, const std::function<bool()>& goes_on = [] { return true; });

}  // namespace raceproof::explore
