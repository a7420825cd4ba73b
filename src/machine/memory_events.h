// Memory events: what a thread did, told to one listener in the order of execution.
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

struct MemoryEvent {
    MemoryEventKind kind;
    state::ThreadId thread;
    // The object (statics and arrays too) and where in it: the slot of a field, the byte offset of an element. Monitors, threads:
    // the object.
    state::Ref object = state::kNull;
    std::uint64_t position = 0;
    const program::Class* klass = nullptr;
    // Where in the program: the top frame's method and instruction.
    const program::Method* method = nullptr;
    std::uint32_t pc = 0;
};

class MemoryListener {
  public:
    virtual ~MemoryListener() = default;
    virtual void on_event(const MemoryEvent& event) = 0;
};

}  // namespace raceproof::machine
