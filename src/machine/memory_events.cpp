#include "machine/memory_events.h"

namespace raceproof::machine {

std::string_view name_of(MemoryEventKind kind) {
    static constexpr std::string_view kNames[] = {
#define EVENT(name, mode, roles) #name,
#include "machine/memory_events.def"
#undef EVENT
    };
    return kNames[static_cast<std::size_t>(kind)];
}

std::string_view name_of(AccessMode mode) {
    switch (mode) {
        case AccessMode::None: return "";
        case AccessMode::Plain: return "plain";
        case AccessMode::Opaque: return "opaque";
        case AccessMode::Acquire: return "acquire";
        case AccessMode::Release: return "release";
        case AccessMode::Volatile: return "volatile";
        case AccessMode::Atomic: return "atomic";
    }
    return "";
}

}  // namespace raceproof::machine
