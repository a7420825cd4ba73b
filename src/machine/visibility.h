// Which operations are scheduling points: the caller's policy.
//
// Some operations are not worth one, whatever the policy (Scope::Shared), because nobody else can see them: the object is not
// shared, or the thread re-enters a monitor that it holds.
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

// A location, or a few that are treated alike, by a number that is the same in every execution: a field or monitor by the name of
// its object if that is permanent, else by where the object was allocated and by which thread; an array as a whole.
std::uint64_t location_key(const state::Object& object, std::uint64_t position);
inline constexpr std::uint64_t kMonitorPosition = UINT64_MAX;

// What is added counts only from `adopt` on: a search must have the same scheduling points from its first step to its last, or
// its schedules could not be replayed.
class LocationSet {
  public:
    void add(std::uint64_t key) {
        if (!keys_.contains(key)) added_.insert(key);
    }
    bool contains(std::uint64_t key) const { return keys_.contains(key); }
    bool has_additions() const { return !added_.empty(); }
    void adopt() { keys_.merge(added_); }

    bool empty() const { return keys_.empty(); }
    const std::unordered_set<std::uint64_t>& keys() const { return keys_; }

  private:
    std::unordered_set<std::uint64_t> keys_, added_;
};

// Does the program look at what java.util.concurrent, or the machine, keeps for its own use? Only then is it part of the state,
// and of what can be seen between two steps (natives/synchronisers.h, natives/task_counts.cpp, Thread.getState).
struct Inspections {
    bool queues = false;   // who waits for a lock, how many tasks a pool has done
    bool locks = false;    // whether a lock is taken, which tryLock tells, too
    bool threads = false;  // what another thread waits for, a monitor among them

    friend bool operator==(const Inspections&, const Inspections&) = default;
    friend Inspections operator|(Inspections one, Inspections other) {
        return {one.queues || other.queues, one.locks || other.locks, one.threads || other.threads};
    }
};

struct Visibility {
    SchedulingPoints points = SchedulingPoints::None;
    PlainAccesses plain = PlainAccesses::Invisible;
    Scope scope = Scope::Everything;
    LocationSet listed;
    // An inspection that is seen counts from `adopt_inspections` on, as for locations.
    Inspections inspected, inspections_seen;
    bool has_new_inspection() const { return (inspected | inspections_seen) != inspected; }
    void adopt_inspections() { inspected = inspected | inspections_seen; }

    // Can a plain access to this location be a scheduling point?
    bool shows(const state::Object& object, std::uint64_t position) const {
        return plain == PlainAccesses::All || (plain == PlainAccesses::Listed && listed.contains(location_key(object, position)));
    }
};

}  // namespace raceproof::machine
