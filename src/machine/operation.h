// Visible operations: what a thread stands before, and what a schedule is made of.
//
// A thread that is not running always stands before its next visible operation (or has been cut off after a long invisible
// stretch). What that operation is, and whether it can happen, is a function of the state alone: `Machine::pending` reads it off
// the thread's top frame. Taking a step executes the operation and runs on, invisibly, to the next.
//
// An operation may have several outcomes that the schedule chooses between (which waiter is notified, woken or timed out, which
// value is chosen): its *alternatives*, numbered from 0, each enabled or not.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "program/class.h"
#include "state/slot.h"
#include "state/thread.h"

namespace raceproof::machine {

enum class OperationKind : std::uint8_t {
#define OPERATION(name, text) name,
#include "machine/operations.def"
#undef OPERATION
};

std::string_view name_of(OperationKind kind);
std::string_view describe(OperationKind kind);  // "lock", "write volatile"

// Does it access the location that `object` and `position` name? Does it write it?
inline bool accesses_memory(OperationKind kind) {
    return kind >= OperationKind::PlainRead && kind <= OperationKind::ReleaseWrite;
}
bool may_write(OperationKind kind);
inline bool is_plain(OperationKind kind) { return kind >= OperationKind::PlainRead && kind <= OperationKind::BulkAccess; }

// Can a thread that is alone be stopped by it, or stop being alone?
bool matters_to_one_thread(OperationKind kind);

struct PendingOperation {
    OperationKind kind = OperationKind::None;
    // What it is about: the monitor, the object (or statics, or array) that holds the field, the thread.
    state::Ref object = state::kNull;
    // Fields: the slot. Array elements: the byte offset of the element.
    std::uint64_t position = 0;
    state::Ref source = state::kNull;       // BulkAccess: what is read
    const program::Field* field = nullptr;  // if a field instruction names it
    const program::Class* klass = nullptr;  // ClassInitialise
    std::uint32_t alternatives = 1;         // at most 64
    std::uint64_t enabled = 1;              // bit i: alternative i can happen now
    // The alternative that is a time-out, and when it is due on the thread's own clock.
    std::optional<std::uint32_t> time_out;
    std::int64_t deadline = 0;
    bool has_absolute_deadline = false;  // it is a time of day, not so long after the wait began

    bool is_timed_wait() const { return time_out && kind != OperationKind::LookAtClock; }

    bool can_happen(std::uint32_t alternative) const { return alternative < alternatives && (enabled >> alternative & 1); }
    bool is_enabled() const { return enabled != 0; }
    // Can it happen without waiting for time to pass?
    bool is_enabled_now() const { return (time_out ? enabled & ~(std::uint64_t{1} << *time_out) : enabled) != 0; }
};

// One element of a schedule.
struct ScheduleStep {
    state::ThreadId thread{};
    std::uint32_t alternative = 0;
    friend bool operator==(const ScheduleStep&, const ScheduleStep&) = default;
};

}  // namespace raceproof::machine
