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

void Machine::tell(MemoryEvent event, const state::Thread& thread) {
    event.thread = thread.id;
    std::uint32_t index = thread.depth;
    while (index > 1 && thread.frames[index - 1].code == nullptr) --index;
    if (index > 0) {
        const state::Frame& frame = thread.frames[index - 1];
        event.method = frame.method;
        event.pc = frame.code == nullptr ? 0 : frame.pc;
    }
    // As long as there is one thread, whatever it does is ordered before all that others will do.
    bool matters = is_weak(event.kind) && state_.thread_count() > 1;
    if (matters && (event.object == kNull || state_.at(event.object).is_shared())) assumptions.note_weak(thread);
    if (listener != nullptr) listener->on_event(event);
}

}  // namespace raceproof::machine
