// Where a java.lang.Thread keeps its group, priority, daemon flag and status: since JDK 19 in an object of its own, `holder`,
// before that in the Thread itself.
#pragma once

#include "machine/machine.h"

namespace raceproof::machine {

// kNull: the Thread has none yet, its constructor has not come so far.
inline Ref holder_of(Machine& machine, Ref java_thread) {
    const program::Field* holder = machine.known().thread_members.holder;
    if (holder == nullptr || java_thread == kNull) return java_thread;
    return state::as_ref(machine.objects.get(machine.state().at(java_thread), *holder));
}

// One of thread_members.group, priority, daemon, status; 0 of a Thread without a holder.
inline Slot held_value(Machine& machine, Ref java_thread, const program::Field& field) {
    Ref holder = holder_of(machine, java_thread);
    return holder == kNull ? 0 : machine.objects.get(machine.state().at(holder), field);
}

inline void set_held_value(Machine& machine, Ref java_thread, const program::Field& field, Slot value) {
    Ref holder = holder_of(machine, java_thread);
    if (holder != kNull) machine.objects.set(machine.state().at(holder), field, value);
}

}  // namespace raceproof::machine
