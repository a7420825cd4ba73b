// What the class library does once, for whoever comes first, on behalf of the virtual machine: initialising its own classes,
// linking VarHandles, describing classes for reflection and object streams. When that happens, and what other threads do
// meanwhile, makes no difference that a program could see: it has no scheduling points, and so it must order nothing either, or
// it would order whoever happens to come first before all others.
#pragma once

#include <string_view>

#include "machine/memory_events.h"
#include "state/thread.h"

namespace raceproof::machine {

// How much of this method ("java/lang/Class", "reflectionData") is part of it: housekeeping.def. Method::housekeeping keeps it.
program::Housekeeping housekeeping_of(std::string_view owner, std::string_view method);

// Is the thread about it? Code of the program that is called from there (a bootstrap method) is not part of it.
bool look_for_housekeeping(const state::Thread& thread);
inline bool does_housekeeping(const state::Thread& thread) {
    // Mostly the program's own code is on top, which is asked at every scheduling point.
    if (thread.depth == 0) return false;
    const program::Class& owner = *thread.top().method->owner;
    return (owner.is_trusted || owner.is_made_at_run_time) && look_for_housekeeping(thread);
}

// Is what the thread has just done part of it? Then it orders nothing, races with nothing and concerns no other thread. Everybody
// who listens asks here, so that all leave out the same. What a thread starts, and classes of the program, are never part of it.
bool is_housekeeping(const MemoryEvent& event, const state::Thread& thread);

// Thread.start and join lock the thread. What they order is told otherwise (JLS 17.4.4), and no more than that is promised.
bool is_lock_of_thread_class(const MemoryEvent& event);

}  // namespace raceproof::machine
