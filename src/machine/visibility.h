// Which operations are scheduling points: the caller's policy.
//
// Some operations are not worth one, whatever the policy (Scope::Shared): *nobody else can see them*, because the object is not
// shared or the thread re-enters a monitor that it holds; or *nobody minds them*, because no two threads that are alive together
// use the location in a way that conflicts. The first is known when the operation comes. The second is an assumption about all
// executions: it is watched, and when it turns out to be wrong for a location, that location counts as contended and what was
// explored before must be explored again (explore/check.h does). Until then an operation on it can be moved next to the one
// before it without anybody noticing, so leaving out the point between them loses no behaviour.
#pragma once

#include <cstdint>
#include <unordered_map>
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

// Who uses which locations, over all executions so far.
class Contention {
  public:
    // True if the location is known to be contended. Otherwise the use is noted.
    bool is_contended(std::uint64_t key, std::uint64_t thread_name, bool writes) {
        if (!is_assumed_absent) return true;
        if (contended.contains(key)) return true;
        Use& use = uses_.try_emplace(key, Use{thread_name}).first->second;
        use.is_by_several |= use.thread_name != thread_name;
        use.is_written |= writes;
        if (use.is_by_several && use.is_written) contended.add(key);
        return false;
    }

    LocationSet contended;
    // Off: every shared location counts as contended. It stays off until it agrees with brute force on every random program.
    bool is_assumed_absent = false;

  private:
    struct Use {
        std::uint64_t thread_name;
        bool is_by_several = false;
        bool is_written = false;
    };
    std::unordered_map<std::uint64_t, Use> uses_;
};

struct Visibility {
    SchedulingPoints points = SchedulingPoints::None;
    PlainAccesses plain = PlainAccesses::Invisible;
    Scope scope = Scope::Everything;
    LocationSet listed;
    Contention contention;  // Scope::Shared

    // Can a plain access to this location be a scheduling point?
    bool shows(const state::Object& object, std::uint64_t position) const {
        return plain == PlainAccesses::All || (plain == PlainAccesses::Listed && listed.contains(location_key(object, position)));
    }
};

}  // namespace raceproof::machine
