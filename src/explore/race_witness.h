// What a race looks like from close by. The schedule that leads to it is taken once more with everything written down: stacks of
// the accesses, where threads were started and the object was made, and what each side synchronised on. From that: which
// happens-before edge is missing.
#pragma once

#include "explore/finding.h"
#include "explore/machine_system.h"

namespace raceproof::explore {

// Tells a race as the finding's path has it, with stacks, origins and reasons. The machine stands before `main`, as the search
// left it; afterwards too. `races` is how the race was found.
void add_witness(machine::Machine& machine, const SystemOptions& options, const DetectionOptions& races, Finding& finding);

}  // namespace raceproof::explore
