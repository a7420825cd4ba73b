// What the executions of a search relied on, as data: machine/assumptions.h with places, and trusted code.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "machine/assumptions.h"
#include "program/place.h"

namespace raceproof::machine {
class Machine;
}

namespace raceproof::races {
class RaceDetection;
struct DetectionOptions;
}  // namespace raceproof::races

namespace raceproof::explore {

struct Assumption {
    machine::AssumptionKind kind{};
    std::string value;     // what was explored, or is trusted
    program::Place place;  // of the first use; class_name is empty if it is not in the program
};

// An access weaker than volatile of the program's own.
struct WeakAccess {
    program::Place place;
    std::string called;  // "java.util.concurrent.atomic.AtomicInteger.lazySet"
};

// In the order of their kinds.
std::vector<Assumption> assumptions_of(machine::Machine& machine, const races::RaceDetection* detection,
                                       const std::optional<races::DetectionOptions>& races);
// In the order of their places.
std::vector<WeakAccess> weak_accesses_of(const machine::Machine& machine);

}  // namespace raceproof::explore
