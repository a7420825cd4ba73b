// A data race as data: where in memory, and the two accesses in the order of the execution that showed it. Recorded when the
// second access is made. A race inside the JDK is told at the places where the program calls it, as a race on the object that it
// calls.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "machine/memory_events.h"
#include "machine/places.h"
#include "memory/race.h"
#include "races/sites.h"

namespace raceproof::races {

using program::Place;

// A method of the JDK.
struct Called {
    std::string class_name, method;

    bool is_known() const { return !class_name.empty(); }
    std::string name() const { return class_name + "." + method; }
    friend bool operator==(const Called&, const Called&) = default;
};

// One side of a race.
struct RaceSide {
    std::string thread;
    state::ThreadId number{};
    AccessKind kind{};
    AccessMode mode = AccessMode::Plain;
    Place place;                             // in the program
    Called called;                           // if the access is inside the JDK
    std::vector<machine::StackFrame> stack;  // if stacks are kept
};

enum class RaceLocationKind : std::uint8_t { Field, StaticField, Element, LibraryObject };
std::string_view name_of(RaceLocationKind kind);  // "field", as in the result file

struct RaceLocation {
    std::string name;  // "pkg.Class.field", "pkg.Class.field[]", or the JDK class of the object that both sides call
    RaceLocationKind kind{};
    std::string object_class;            // of the object that the location is in; empty for static fields
    std::optional<std::uint64_t> index;  // of an element
    std::string_view torn_type;          // "long" or "double", if that is what the accesses are to; else empty
    // ── in the execution that showed it ──
    state::Ref object{};
    std::uint64_t position = 0, length = 1;  // in the units of a MemoryEvent
};

struct Race {
    memory::RaceKind kind{};
    RaceLocation location;
    RaceSide earlier, later;

    // The same in every run, whichever threads are concerned: kind, location and the two places.
    std::string identity() const;
};

std::string_view name_of(memory::RaceKind kind);  // "WR", as in the result file

// What a detector tells of a race.
struct DetectedRace {
    const machine::MemoryEvent& event;  // the later access
    memory::RaceKind kind;
    memory::Locations locations;  // where in the object both accesses meet
    state::ThreadId earlier_number{};
    std::string earlier_thread;
    const Site& earlier;
    const Site& later;
};

Race record_race(machine::Machine& machine, const DetectedRace& race);

// "pkg.Class.field", or "pkg.Class.field[]" for an element of the array that the field holds.
std::string name_of_location(machine::Machine& machine, state::Ref object, std::uint64_t position);

}  // namespace raceproof::races
