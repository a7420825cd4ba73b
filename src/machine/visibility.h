// Which operations are scheduling points: the caller's policy.
#pragma once

#include <unordered_set>

#include "program/class.h"

namespace raceproof::machine {

enum class PlainAccesses : std::uint8_t {
    Invisible,  // sound as long as a precise detector finds no race on them
    Listed,     // fields in `locations`, and elements of arrays if `array_elements`
    All,        // every access to the heap
};

enum class SchedulingPoints : std::uint8_t {
    None,             // nothing stops a thread: boot
    Blocking,         // operations that may block, or start a thread: enough as long as there is only one thread
    Synchronisation,  // every synchronisation operation
};

struct Visibility {
    SchedulingPoints points = SchedulingPoints::None;
    PlainAccesses plain = PlainAccesses::Invisible;
    std::unordered_set<const program::Field*> locations;
    bool array_elements = false;

    // Is a plain access to this field (nullptr: an array element) a scheduling point?
    bool shows(const program::Field* field) const {
        if (plain != PlainAccesses::Listed) return plain == PlainAccesses::All;
        return field == nullptr ? array_elements : locations.contains(field);
    }
};

}  // namespace raceproof::machine
