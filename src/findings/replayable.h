// The system that a search explored, as those need it who look at a finding again: it takes paths, and tells what they end in.
#pragma once

#include <vector>

#include "findings/finding.h"
#include "machine/machine.h"
#include "search/system.h"

namespace raceproof::findings {

class Replayable : public search::System {
  public:
    // What the last step ran into, if its outcome was Violation or Notable.
    virtual std::vector<Finding> violations() = 0;
    // The present state, in which no step can be taken.
    virtual Finding deadlock() = 0;
    // From now on threads stop where they did when the finding's path was taken, and its races are seen. The machine stands where
    // the path starts.
    virtual void prepare_for(const Finding& finding) = 0;
    virtual machine::Machine& machine() = 0;
};

}  // namespace raceproof::findings
