// Which operations are scheduling points: the caller's policy.
//
// Two things make an operation unworthy of one, whatever the policy. *Nobody else can see it*: the object is not shared, or the
// thread re-enters a monitor that it holds. *Nothing can change it*: a plain read of a location that no thread has written to
// while it was shared (Scope::Shared, PlainAccesses::All). The second is an assumption about the whole program: `written` grows
// when it turns out to be wrong, and then what was explored before must be explored again (explore/check.h does).
#pragma once

#include <cstdint>
#include <unordered_set>

#include "base/hash128.h"
#include "program/class.h"
#include "state/object.h"

namespace raceproof::machine {

enum class PlainAccesses : std::uint8_t {
    Invisible,  // sound as long as a precise detector finds no race on them
    Listed,     // those in `listed`
    All,        // every access to the heap that is in scope
};

enum class SchedulingPoints : std::uint8_t {
    None,             // nothing stops a thread: boot
    Blocking,         // operations that may block, or start a thread: enough as long as there is only one thread
    Synchronisation,  // every synchronisation operation
};

enum class Scope : std::uint8_t {
    Everything,  // no operation is left out: to test the other against
    Shared,      // only what another thread can see or change
};

// A set of fields and arrays: a field by the class of its object and its slot, an array by its origin.
//
// What is added counts only from `adopt` on: a search must have the same scheduling points from its first step to its last, or
// its schedules could not be replayed.
class LocationSet {
  public:
    void add(const state::Object& object, std::uint64_t position) { add(key(object, position)); }
    void add(std::uint64_t key) {
        if (!keys_.contains(key)) added_.insert(key);
    }
    bool contains(const state::Object& object, std::uint64_t position) const { return keys_.contains(key(object, position)); }
    bool has_additions() const { return !added_.empty(); }
    void adopt() { keys_.merge(added_); }

    bool empty() const { return keys_.empty(); }
    const std::unordered_set<std::uint64_t>& keys() const { return keys_; }

  private:
    static std::uint64_t key(const state::Object& object, std::uint64_t position) {
        if (object.is_array()) return mix64(object.origin, 0);
        return mix64(object.klass->identity, position * 2 + object.is_statics());
    }
    std::unordered_set<std::uint64_t> keys_, added_;
};

struct Visibility {
    SchedulingPoints points = SchedulingPoints::None;
    PlainAccesses plain = PlainAccesses::Invisible;
    Scope scope = Scope::Everything;
    LocationSet listed;
    LocationSet written;  // Scope::Shared: those that were written to while shared

    // Can a plain access to this location be a scheduling point?
    bool shows(const state::Object& object, std::uint64_t position) const {
        return plain == PlainAccesses::All || (plain == PlainAccesses::Listed && listed.contains(object, position));
    }
};

}  // namespace raceproof::machine
