#include "machine/housekeeping.h"

#include <algorithm>
#include <string_view>

namespace raceproof::machine {

namespace {

using program::Housekeeping;

struct Row {
    std::string_view owner, method;
    Housekeeping extent;
};

constexpr Row kRows[] = {
#define HOUSEKEEPING(owner, method, extent) {owner, method, Housekeeping::extent},
#include "machine/housekeeping.def"
#undef HOUSEKEEPING
};

// Classes of proxies are made by the library: their constructors run while it reads annotations.
bool is_proxy_class(const program::Class& klass) {
    return klass.is_made_at_run_time && klass.super != nullptr && klass.super->is_trusted &&
           klass.super->name.text() == "java/lang/reflect/Proxy";
}

bool is_of_library(const program::Class& klass) { return klass.is_trusted || is_proxy_class(klass); }

}  // namespace

Housekeeping housekeeping_of(std::string_view owner, std::string_view method) {
    Housekeeping extent = Housekeeping::None;
    for (const Row& row : kRows) {
        if (row.owner == owner && (row.method == method || row.method == "*")) extent = std::max(extent, row.extent);
    }
    return extent;
}

bool look_for_housekeeping(const state::Thread& thread) {
    for (std::uint32_t i = thread.depth; i-- > 0 && is_of_library(*thread.frames[i].method->owner);) {
        const state::Frame& frame = thread.frames[i];
        Housekeeping extent = frame.method->housekeeping;
        bool covers_top = extent == Housekeeping::WithCallees || (extent == Housekeeping::Itself && i + 1 == thread.depth);
        if (covers_top || (frame.flags & state::frame_flags::kClassInitialiser)) return true;
    }
    return false;
}

bool is_housekeeping(const MemoryEvent& event, const state::Thread& thread) {
    using enum MemoryEventKind;
    if (event.kind == Start || event.kind == Begin || event.kind == End) return false;
    if (event.klass != nullptr && !is_of_library(*event.klass)) return false;
    return event.method != nullptr && is_of_library(*event.method->owner) && does_housekeeping(thread);
}

bool is_lock_of_thread_class(const MemoryEvent& event) {
    bool is_lock = event.kind == MemoryEventKind::Lock || event.kind == MemoryEventKind::Unlock;
    if (!is_lock || event.method == nullptr) return false;
    const program::Class& owner = *event.method->owner;
    return owner.is_trusted && owner.name.text() == "java/lang/Thread";
}

}  // namespace raceproof::machine
