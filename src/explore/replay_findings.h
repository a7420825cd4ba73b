// Takes the paths of findings again, and tells of each where it shows (CheckOptions::at_finding): for what was not found by a
// search of check, and so was not told of.
#pragma once

#include <vector>

#include "explore/check.h"

namespace raceproof::explore {

// The machine stands before `main`; afterwards too. A finding that its path does not lead to is not told of.
void replay_findings(machine::Machine& machine, const CheckOptions& options, const std::vector<findings::Finding>& findings);

}  // namespace raceproof::explore
