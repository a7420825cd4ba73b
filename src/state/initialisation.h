// The initialisation status of a class: slot 0 of its statics object.
#pragma once

#include <cstdint>

#include "state/slot.h"
#include "state/thread.h"

namespace raceproof::state {

enum class InitialisationStatus : std::uint8_t {
    Untouched,  // not initialised
    Preparing,  // a thread has begun: its superclasses come first
    Running,    // <clinit> runs
    Initialised,
    Erroneous,
};
// Set in the slot of a class whose initialisation was ended, well or not, by a thread of the running program: whoever finds it so
// is ordered after that end. What boot has initialised comes before everything anyway. The bit is a function of the program and
// not of the schedule, and no part of the hash.
inline constexpr Slot kEndedWhileRunning = Slot{1} << 32;

// Set in the slot of a class that the checked program has defined itself. Defining it twice is an error, and before it is defined
// it cannot be found; so it counts.
inline constexpr Slot kDefinedAtRunTime = Slot{1} << 33;

inline Slot initialisation_slot(InitialisationStatus status, ThreadId owner) {
    return static_cast<Slot>(status) | static_cast<Slot>(owner) << 8;
}
inline InitialisationStatus initialisation_status(Slot slot) { return static_cast<InitialisationStatus>(slot & 0xFF); }
inline bool ended_while_running(Slot slot) { return (slot & kEndedWhileRunning) != 0; }
inline bool is_defined_at_run_time(Slot slot) { return (slot & kDefinedAtRunTime) != 0; }
inline ThreadId initialisation_owner(Slot slot) { return static_cast<ThreadId>(slot >> 8); }

}  // namespace raceproof::state
