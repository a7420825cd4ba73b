// A schedule as it went, as data: who did what, where, what came of it, and what is ordered before what.
//
// A path (search::Path) names threads and alternatives only. A trace is recorded while the path is taken again, once, when it is
// final (findings/recorder.h). Its events are, in the order of the execution:
//   - the operation that each step begins with;
//   - within steps, whatever else synchronises: an unlock, a volatile access inside a longer step;
//   - of a data race, every access to the location, the two that race among them.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "machine/memory_events.h"
#include "machine/operation.h"
#include "program/place.h"

namespace raceproof::findings {

using program::Place;

// How an operation went, where its kind leaves that open.
enum class OperationResult : std::uint8_t {
    Done,
    TimedOut,
    TimedOutWhileLocked,  // a wait whose monitor another thread holds: it still has to be locked again
    LockedAgain,
    Notified,
    Interrupted,
    Unparked,
    WokenForNoReason,
    Succeeded,  // of a compare-and-set
    Failed,
    FailedForNoReason,
};
std::string_view name_of(OperationResult result);  // "timed-out", as in the result file

struct Operation {
    machine::OperationKind kind{};
    OperationResult result{};
    std::string object;       // "a Fork", "Fork#2", or the name of a thread
    std::string target;       // "Counter.x", "int[][3]", the monitor's class, the thread's name; may be empty
    std::string copied_from;  // BulkAccess
    // What was read or written, and what was there before an update; what a compare-and-set expected. Empty: none, or not known.
    std::string value, old_value, expected;
    std::vector<std::string> woken;  // by a notification: names of threads
};

struct TraceEvent {
    std::size_t step = 0;  // of the path
    std::uint32_t thread = 0;
    std::string thread_name;
    bool begins_step = false;                        // it is the step's scheduled operation
    Operation operation;                             // kind None: it synchronises, but is no visible operation (an unlock)
    std::optional<machine::MemoryEventKind> memory;  // what it is to the memory model
    std::uint64_t element = 0;       // what it synchronises by: equal for the same monitor, variable, …; 0: nothing
    bool is_access_to_race = false;  // to the location of the data race
    std::vector<std::string> holds;  // then: the monitors that the thread holds
    // The locks that its thread holds after it: monitors, and locks of java.util.concurrent that have an owner. Not known of the
    // first steps of a very long schedule.
    std::optional<std::vector<std::string>> locks;
    Place place;                    // the topmost frame that is not of the JDK, when it happened
    std::string call;               // if it happened inside the JDK: the method that `place` calls, "ReentrantLock.lock"
    bool returned = false;          // that call has returned by the end of the step
    Place inner;                    // where exactly it happened: the topmost frame
    std::uint32_t alternative = 0;  // which of the operation's outcomes
    bool context_switch = false;    // begins a step, and the step before was another thread's
    bool is_in_cycle = false;       // of one of the steps at the end that can be taken for ever
};

// What happens before what, beyond the order in each thread. By numbers of events; no edge that follows from others.
struct Edge {
    std::size_t from = 0, to = 0;
    friend bool operator==(const Edge&, const Edge&) = default;
};

struct Trace {
    std::vector<TraceEvent> events;
    std::vector<Edge> edges;
    std::size_t left_out = 0;  // steps at the beginning of which only what a race is told by is kept (findings/abridge.h)

    std::size_t step_count() const { return events.empty() ? 0 : events.back().step + 1; }
};

}  // namespace raceproof::findings
