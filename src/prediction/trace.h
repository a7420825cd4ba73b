// A recorded execution, as prediction needs it: what each thread did to shared memory and how it synchronised, in the order of
// the execution. Sequential consistency is assumed: a read sees the last write before it.
#pragma once

#include <cstdint>
#include <limits>
#include <utility>
#include <vector>

namespace raceproof::prediction {

enum class EventKind : std::uint8_t {
    Read,     // of the target: a memory location
    Write,    // the same; a read-modify-write is a Read directly followed by a Write, a failed one a Read alone
    Acquire,  // the target is a lock. A thread may acquire again what it holds; it then releases as often
    Release,
    Fork,  // the target is a thread, whose next event, usually the first, comes after this
    Join,  // the target is a thread, whose events so far, usually all, come before this
    Other,
};

struct Event {
    std::uint32_t thread = 0;  // numbered from 0, without large gaps
    EventKind kind = EventKind::Other;
    std::uint64_t target = 0;  // any number; locations, locks and threads are numbered apart from each other
    std::uint64_t site = 0;    // where in the program
    bool is_plain = true;      // of accesses: not volatile, not atomic

    friend bool operator==(const Event&, const Event&) = default;
};

struct Trace {
    std::vector<Event> events;
    // The second event cannot happen before the first (numbers of events, in the order of the trace): for what the kinds do not
    // say, such as notify and the waking up, unpark and the return from park.
    std::vector<std::pair<std::uint32_t, std::uint32_t>> required;
};

// Two accesses conflict if they are of different threads and one location, one writes, and one is plain.
inline bool is_access(const Event& event) { return event.kind == EventKind::Read || event.kind == EventKind::Write; }
inline bool conflicts(const Event& one, const Event& other) {
    return is_access(one) && is_access(other) && one.thread != other.thread && one.target == other.target &&
           (one.kind == EventKind::Write || other.kind == EventKind::Write) && (one.is_plain || other.is_plain);
}

inline constexpr std::uint32_t no_event = std::numeric_limits<std::uint32_t>::max();

// A set of events that has, with each event, all earlier ones of its thread: how many it has of each thread, by thread.
using Prefixes = std::vector<std::uint32_t>;

// Its events in the order of the trace.
std::vector<std::uint32_t> schedule_of(const Trace& trace, const Prefixes& prefixes);

}  // namespace raceproof::prediction
