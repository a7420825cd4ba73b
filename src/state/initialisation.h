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
inline Slot initialisation_slot(InitialisationStatus status, ThreadId owner) {
    return static_cast<Slot>(status) | static_cast<Slot>(owner) << 8;
}
inline InitialisationStatus initialisation_status(Slot slot) { return static_cast<InitialisationStatus>(slot & 0xFF); }
inline ThreadId initialisation_owner(Slot slot) { return static_cast<ThreadId>(slot >> 8); }

}  // namespace raceproof::state
