// A race in words and names: location, kind, the two accesses. A race inside the JDK is told at the places where the program
// calls it, as a race on the object that it calls.
#pragma once

#include <string>

#include "explore/finding.h"
#include "explore/sites.h"
#include "machine/memory_events.h"
#include "memory/race.h"

namespace raceproof::explore {

struct RaceDescription {
    const machine::MemoryEvent& event;  // the later access
    memory::RaceKind kind;
    state::ThreadId earlier_number{};
    std::string earlier_thread;
    const Site& earlier;
    const Site& later;
};

Finding describe_race(machine::Machine& machine, const RaceDescription& race);

// "pkg.Class.field", or "pkg.Class.field[]" for an element of the array that the field holds.
std::string name_of_location(machine::Machine& machine, state::Ref object, std::uint64_t position);

}  // namespace raceproof::explore
