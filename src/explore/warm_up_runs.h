// A few random executions before an exhaustive search for races. What they find is left to the search; but a search must know
// from its start which locations are ever written (RaceDetection::written) and which classes leak, and to learn that late means
// to begin again.
#pragma once

#include <cstdint>

#include "explore/machine_system.h"

namespace raceproof::explore {

// The system stands where the search starts, and does so afterwards. Returns how many steps were taken.
std::uint64_t warm_up(MachineSystem& system, races::RaceDetection& detection);

}  // namespace raceproof::explore
