#include "machine/objects.h"

namespace raceproof::machine {

using program::Class;
using state::kNull;
using state::Ref;

namespace {

std::uint64_t origin(const state::Thread& thread) {
    if (thread.depth == 0) return mix64(thread.name, 0);
    const state::Frame& frame = thread.top();
    return state::Objects::origin(thread, *frame.method, frame.pc);
}

}  // namespace

Ref Objects::new_instance(state::Thread& thread, const Class& klass) {
    Ref made = state_.objects().allocate_instance(klass, origin(thread));
    if (made == kNull) return made;
    assumptions_.note_finalizer(thread, klass);
    events_.emit(MemoryEventKind::New, thread, made);
    return made;
}

Ref Objects::new_array(state::Thread& thread, const Class& array_class, std::uint32_t length) {
    Ref made = state_.objects().allocate_array(array_class, length, origin(thread));
    if (made != kNull) events_.emit(MemoryEventKind::New, thread, made);
    return made;
}

}  // namespace raceproof::machine
