#include "machine/memory_events.h"

#include "machine/machine.h"

namespace raceproof::machine {

std::string_view name_of(MemoryEventKind kind) {
    static constexpr std::string_view kNames[] = {
#define EVENT(name) #name,
#include "machine/memory_events.def"
#undef EVENT
    };
    return kNames[static_cast<std::size_t>(kind)];
}

void Machine::emit(MemoryEventKind kind, const state::Thread& thread, Ref object, std::uint64_t position,
                   const program::Class* klass) {
    if (listener == nullptr) return;
    MemoryEvent event{kind, thread.id, object, position, klass};
    if (thread.depth > 0) {
        event.method = thread.top().method;
        event.pc = thread.top().code == nullptr ? 0 : thread.top().pc;
    }
    listener->on_event(event);
}

}  // namespace raceproof::machine
