// An execution that ends in a data race, as the analysis needs it: what each thread did to shared memory and how it
// synchronised, in the order of the execution (JRF-E's counterexample path).
//
// Events name locations and statements by their numbers in tables, so that a trace of a million events is small and can be kept
// (traces/). Objects are numbers that mean something within one trace only; what has to be compared between traces is compared
// by name.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "advice/statement.h"
#include "machine/memory_events.h"

namespace raceproof::advice {

enum class LocationKind : std::uint8_t {
    Field,
    StaticField,
    Element,  // of an array
    Monitor,
    Lock,    // of java.util.concurrent: what ReentrantLock, the halves of a ReentrantReadWriteLock and StampedLock are
    Thread,  // started, joined
    Class,   // initialised
};

struct Location {
    LocationKind kind{};
    // Field, StaticField: the field. Element, Monitor, Lock, Thread: a field that holds the array or the object, if one does.
    FieldName field;
    std::string class_name;     // of the object: "int[]", "java.util.concurrent.locks.ReentrantLock"; Class: of the class itself
    std::uint32_t object = 0;   // the same number for the same object in one trace; 0 for static fields and classes
    std::uint64_t index = 0;    // Element
    bool is_volatile = false;   // Field, StaticField
    bool is_of_program = true;  // not the class library's

    friend bool operator==(const Location&, const Location&) = default;
};

struct Event {
    std::uint32_t thread = 0;
    machine::MemoryEventKind kind{};            // what it does: machine/memory_events.h has its roles
    std::uint32_t location = 0, statement = 0;  // always in the tables; the location of a fence means nothing

    friend bool operator==(const Event&, const Event&) = default;
};

// An acquisition that gave a thread, on some explored path, race-free access to the racing location: what it read, locked or
// joined, and where. Cumulative over all explored paths (AcquireHis of the paper).
struct Acquisition {
    Location location;    // whose: the variable, the lock, the thread; `object` means nothing here
    Statement statement;  // the acquiring one
    std::string thread;   // its name

    friend bool operator==(const Acquisition&, const Acquisition&) = default;
};

// One of the two racing accesses.
struct RacingAccess {
    std::uint32_t event = 0;                // its number in the trace
    std::vector<std::uint32_t> held_locks;  // locations: monitors and locks, outermost first

    friend bool operator==(const RacingAccess&, const RacingAccess&) = default;
};

struct Trace {
    std::string race;                  // the identity of the race that it shows: equal for the same race in all traces and runs
    std::string schedule;              // its steps as a schedule file has them
    std::vector<std::string> threads;  // names, by number
    std::vector<Location> locations;
    std::vector<Statement> statements;
    std::vector<Event> events;
    RacingAccess source, manifest;  // in the order of the execution

    const Event& source_event() const { return events[source.event]; }
    const Event& manifest_event() const { return events[manifest.event]; }
    const Location& racing_location() const { return locations[manifest_event().location]; }

    friend bool operator==(const Trace&, const Trace&) = default;
};

}  // namespace raceproof::advice
