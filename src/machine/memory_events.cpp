#include "machine/memory_events.h"

namespace raceproof::machine {

std::string_view name_of(MemoryEventKind kind) {
    static constexpr std::string_view kNames[] = {
#define EVENT(name) #name,
#include "machine/memory_events.def"
#undef EVENT
    };
    return kNames[static_cast<std::size_t>(kind)];
}

}  // namespace raceproof::machine
