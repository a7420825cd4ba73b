// What a step did, as far as the steps of other threads can notice: all that reductions know of a system. And the one definition
// of when two accesses depend on each other, which everything that asks for it reads.
//
// Two steps of different threads are *independent* if no access of one depends on an access of the other: then their order makes
// no difference, and neither can enable or disable the other. A location is anything that steps share: a variable, a monitor,
// what a thread is told by others (permits, notifications), the status of a class. It has a number that is the same in all
// executions that lead to the same state.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace raceproof::search {

enum class AccessMode : std::uint8_t {
    Read,
    Write,
    Lock,    // cannot happen while another thread has locked the location
    Unlock,  // what a Lock waits for
};

// How an access depends on an earlier one of another thread to the same location.
enum class Dependence : std::uint8_t {
    None,     // it does not: they can be exchanged
    Enabled,  // it comes after the earlier one in every equivalent execution, and never the other way round
    Race,     // it comes after the earlier one in every equivalent execution, but others have them the other way round
};

// By the mode of the earlier access, then of the later one. An unlock depends on nothing but the lock of its own thread, and a
// lock that comes after an unlock may have waited for it.
inline constexpr Dependence kDependence[4][4] = {
    // Read             Write             Lock              Unlock, as the later one
    {Dependence::None, Dependence::Race, Dependence::Race, Dependence::None},           // Read
    {Dependence::Race, Dependence::Race, Dependence::Race, Dependence::None},           // Write
    {Dependence::Race, Dependence::Race, Dependence::Race, Dependence::None},           // Lock
    {Dependence::Enabled, Dependence::Enabled, Dependence::Enabled, Dependence::None},  // Unlock
};

constexpr Dependence dependence(AccessMode earlier, AccessMode later) {
    return kDependence[static_cast<std::size_t>(earlier)][static_cast<std::size_t>(later)];
}
// Does every access of this mode depend on all earlier ones? Then they come before whatever depends on it, too.
constexpr bool depends_on_all_earlier(AccessMode mode) {
    for (const auto& row : kDependence)
        if (row[static_cast<std::size_t>(mode)] == Dependence::None) return false;
    return true;
}
// Can such accesses depend on nothing that came earlier?
constexpr bool depends_on_nothing_earlier(AccessMode mode) {
    for (const auto& row : kDependence)
        if (row[static_cast<std::size_t>(mode)] != Dependence::None) return false;
    return true;
}

struct Access {
    std::uint64_t location;
    AccessMode mode;
    friend bool operator==(const Access&, const Access&) = default;
};

constexpr Dependence dependence(const Access& earlier, const Access& later) {
    return earlier.location == later.location ? dependence(earlier.mode, later.mode) : Dependence::None;
}
// Whichever comes first.
constexpr bool are_dependent(const Access& left, const Access& right) {
    return dependence(left, right) != Dependence::None || dependence(right, left) != Dependence::None;
}

// Every step reads it. A step that depends on all others, because it ends the execution or looks at the state of all threads,
// writes it.
inline constexpr std::uint64_t kEverything = 0;

struct Effects {
    std::vector<Access> accesses;  // in the order in which they were made; kEverything need not be read explicitly
    // As many of the first accesses are one operation, which happens when all of them can be made: what it may have to wait for
    // is among them, or is a lock. The others come one by one.
    std::size_t at_once = 0;
    std::vector<std::uint32_t> started;  // threads that begin to exist
    // It could happen only because nothing else could: time has passed. So everything before it comes before it in any order.
    bool waited_for_all = false;

    void clear() {
        accesses.clear();
        at_once = 0;
        started.clear();
        waited_for_all = false;
    }
};

// A thread that stands before an operation that cannot happen, and what that would access at once.
struct Blocked {
    std::uint32_t thread;
    std::vector<Access> accesses;
};

}  // namespace raceproof::search
