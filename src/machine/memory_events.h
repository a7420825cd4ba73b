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
#define EVENT(name) name,
#include "machine/memory_events.def"
#undef EVENT
};

std::string_view name_of(MemoryEventKind kind);

// Is this less than a volatile access promises? Plain accesses are not meant: they race, or are ordered by others.
constexpr bool is_weak(MemoryEventKind kind) {
    using enum MemoryEventKind;
    switch (kind) {
        case OpaqueRead:
        case OpaqueWrite:
        case AcquireRead:
        case ReleaseWrite:
        case UpdatePlain:
        case UpdateAcquire:
        case UpdateRelease:
        case FailedUpdatePlain:
        case FailedUpdateAcquire:
        case FailedUpdateRelease:
        case AcquireFence:
        case ReleaseFence:
        case FullFence: return true;
        case PlainRead:
        case PlainWrite:
        case VolatileRead:
        case VolatileWrite:
        case UpdateVolatile:
        case FailedUpdateVolatile:
        case Lock:
        case Unlock:
        case Start:
        case Begin:
        case End:
        case AllEnded:
        case ClassInitialised:
        case ClassSeenInitialised:
        case New:
        case Freeze: return false;
    }
    return false;
}

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

class MemoryListener {
  public:
    virtual ~MemoryListener() = default;
    virtual void on_event(const MemoryEvent& event) = 0;
};

}  // namespace raceproof::machine
