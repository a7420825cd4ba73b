// Memory events: what a thread did, told to all listeners (event_stream.h) in the order of execution.
//
// Natives tell of the guest's memory that they access on behalf of the program: arrays that they copy, fill or write out, fields
// that they get or set. They do not tell how the machine keeps its own books in fields of JDK objects (a Throwable's backtrace, a
// Class's name, a Reference's referent), nor of reading Strings and boxes, which never change.
#pragma once

#include <cstdint>
#include <string_view>

#include "program/class.h"
#include "state/slot.h"
#include "state/thread.h"

namespace raceproof::machine {

enum class MemoryEventKind : std::uint8_t {
#define EVENT(name, mode, roles) name,
#include "machine/memory_events.def"
#undef EVENT
};

std::string_view name_of(MemoryEventKind kind);

// How an access was made. Atomic: read-modify-write, whatever its mode, and one that failed. None: no access.
enum class AccessMode : std::uint8_t { None, Plain, Opaque, Acquire, Release, Volatile, Atomic };
std::string_view name_of(AccessMode mode);  // "volatile", as in the result file

namespace event_roles {
constexpr std::uint8_t kNoRole = 0, kReads = 1, kWrites = 2, kAcquires = 4, kReleases = 8;
// Less than a volatile access promises. Plain accesses are not meant: they race, or are ordered by others.
constexpr std::uint8_t kWeak = 16;
}  // namespace event_roles

struct EventTraits {
    AccessMode mode;
    std::uint8_t roles;
};

constexpr EventTraits traits_of(MemoryEventKind kind) {
    using namespace event_roles;
    constexpr EventTraits kTraits[] = {
#define EVENT(name, mode, roles) {AccessMode::mode, roles},
#include "machine/memory_events.def"
#undef EVENT
    };
    return kTraits[static_cast<std::size_t>(kind)];
}

constexpr AccessMode mode_of(MemoryEventKind kind) { return traits_of(kind).mode; }
constexpr bool is_access(MemoryEventKind kind) { return mode_of(kind) != AccessMode::None; }
constexpr bool reads(MemoryEventKind kind) { return traits_of(kind).roles & event_roles::kReads; }
constexpr bool writes(MemoryEventKind kind) { return traits_of(kind).roles & event_roles::kWrites; }
constexpr bool acquires(MemoryEventKind kind) { return traits_of(kind).roles & event_roles::kAcquires; }
constexpr bool releases(MemoryEventKind kind) { return traits_of(kind).roles & event_roles::kReleases; }
constexpr bool is_weak(MemoryEventKind kind) { return traits_of(kind).roles & event_roles::kWeak; }

struct MemoryEvent {
    MemoryEventKind kind;
    state::ThreadId thread{};
    // The object (statics and arrays too) and where in it: the slot of a field, the byte offset of an element. Monitors, threads:
    // the object.
    state::Ref object = state::kNull;
    std::uint64_t position = 0;
    // Accesses: how much from `position` on, in the same unit: slots of fields, bytes of elements. More than one field or element
    // when a native reads or writes a range at once.
    std::uint64_t length = 0;
    const program::Class* klass = nullptr;  // ClassInitialised, ClassSeenInitialised, Freeze
    // Where in the program: the topmost frame of a Java method, which for a native is the caller; if the thread has only native
    // frames (it begins or ends), the bottom one.
    const program::Method* method = nullptr;
    std::uint32_t pc = 0;
};

struct PendingOperation;

class MemoryListener {
  public:
    virtual ~MemoryListener() = default;
    virtual void on_event(const MemoryEvent& event) = 0;
    // Of objects that no other thread can reach, does it need plain reads, and plain accesses to array elements?
    virtual bool hears_private_accesses() const { return true; }
    // A visible operation that is not an access happens in the middle of a step, in an operation of the library.
    virtual void on_operation(const state::Thread&, const PendingOperation&) {}
};

}  // namespace raceproof::machine
