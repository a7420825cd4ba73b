// What a step did, as far as the steps of other threads can notice: all that reductions know of a system.
//
// Two steps of different threads are *independent* if they have no access to a common location that conflicts: then their order
// makes no difference, and neither can enable or disable the other. A location is anything that steps share: a variable, a
// monitor, what a thread is told by others (permits, notifications), the status of a class. It has a number that is the same in
// all executions that lead to the same state.
#pragma once

#include <cstdint>
#include <vector>

namespace raceproof::search {

enum class AccessMode : std::uint8_t {
    Read,    // conflicts with Write
    Write,   // conflicts with Read and Write
    Lock,    // conflicts with Lock: it cannot happen while another thread has locked the location
    Unlock,  // ordered with Lock, but never the other way round: it is what a Lock waits for
};

struct Access {
    std::uint64_t location;
    AccessMode mode;
    friend bool operator==(const Access&, const Access&) = default;
};

// Every step reads it. A step that depends on all others, because it ends the execution or looks at the state of all threads,
// writes it.
inline constexpr std::uint64_t kEverything = 0;

struct Effects {
    std::vector<Access> accesses;  // in the order in which they were made; kEverything need not be read explicitly
    // As many of the first accesses are one operation, which happens when all of them can be made. The others come one by one.
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
