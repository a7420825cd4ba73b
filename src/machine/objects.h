// Making objects, and reading and writing their fields, on behalf of the machine and its natives.
//
// A new object's origin is the thread's current instruction (state/object.h), and New is told to listeners. `get` and `set` are
// the machine's own accesses, which nobody is told of; `get_and_tell` and `set_and_tell` count as the program's. Every write goes
// through the journal and publishes what it stores.
#pragma once

#include <cstdint>

#include "machine/assumptions.h"
#include "machine/event_stream.h"
#include "program/class.h"
#include "state/state.h"

namespace raceproof::machine {

class Objects {
  public:
    Objects(state::State& state, EventStream& events, Assumptions& assumptions)
        : state_(state), events_(events), assumptions_(assumptions) {}

    // kNull when the heap is full.
    state::Ref new_instance(state::Thread& thread, const program::Class& klass);
    state::Ref new_array(state::Thread& thread, const program::Class& array_class, std::uint32_t length);

    state::Slot get(const state::Object& object, const program::Field& field) const { return object.slots()[field.slot]; }
    void set(state::Object& object, const program::Field& field, state::Slot value) {
        state_.before_write(object);
        object.slots()[field.slot] = value;
        if (field.type == program::BasicType::Reference) state_.sharing().on_stored(object, state::as_ref(value));
    }
    state::Slot get_and_tell(const state::Thread& thread, const state::Object& object, const program::Field& field) {
        events_.emit_access(field.is_volatile() ? MemoryEventKind::VolatileRead : MemoryEventKind::PlainRead, thread, object,
                            field.slot, 1);
        return get(object, field);
    }
    void set_and_tell(const state::Thread& thread, state::Object& object, const program::Field& field, state::Slot value) {
        events_.emit_access(field.is_volatile() ? MemoryEventKind::VolatileWrite : MemoryEventKind::PlainWrite, thread, object,
                            field.slot, 1);
        set(object, field, value);
    }
    state::Slot get_static(const program::Field& field) { return get(state_.statics_of(*field.owner), field); }
    void set_static(const program::Field& field, state::Slot value) { set(state_.statics_of(*field.owner), field, value); }

  private:
    state::State& state_;
    EventStream& events_;
    Assumptions& assumptions_;
};

}  // namespace raceproof::machine
