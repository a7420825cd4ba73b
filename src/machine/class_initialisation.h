// Class initialisation (JVMS 5.5, JLS 12.4.2), without recursion: each call takes one step and may push one <clinit> frame; the
// instruction that needs the class is executed again when that frame has ended, and asks again.
//
// The status of a class is slot 0 of its statics. Preparing: a thread has begun, superclasses come first. Running: its own
// <clinit> is on the stack. A request by the same thread from inside (recursion) finds the class ready. The owner is part of the
// state only while it runs; leaving it in would tell equal states apart.
#pragma once

#include <cstdint>
#include <string>

#include "program/class.h"
#include "state/initialisation.h"
#include "state/state.h"

namespace raceproof::machine {

class Machine;

// Where a class stands after a step towards its initialisation.
struct InitialisationStep {
    enum class Kind : std::uint8_t {
        Ready,
        FramePushed,  // run it, then ask again
        Blocked,      // another thread initialises it: the thread waits for that
        Threw,        // `exception`
        Unsupported,  // `missing` names what
    };
    Kind kind = Kind::Ready;
    state::Ref exception = state::kNull;
    std::string missing;

    bool is_ready() const { return kind == Kind::Ready; }
};

class ClassInitialisation {
  public:
    explicit ClassInitialisation(Machine& machine) : machine_(machine) {}

    InitialisationStep initialise(state::Thread& thread, const program::Class& klass) { return initialise(thread, klass, klass); }
    // The <clinit> of the class has returned.
    void finish(state::Thread& thread, const program::Class& klass);
    // `klass` threw in its <clinit>, which ran because `requested` was asked for: everything in between is erroneous too. What
    // the requester gets to see.
    state::Ref fail(state::Thread& thread, const program::Class& klass, const program::Class& requested, state::Ref thrown);

    // Would `initialise` answer Ready, changing nothing?
    bool is_ready(const state::Thread& thread, const program::Class& klass);
    // Nobody has begun, and there is something to do.
    bool is_untouched(const program::Class& klass);
    bool is_in_progress_elsewhere(const state::Thread& thread, const program::Class& klass);

  private:
    InitialisationStep initialise(state::Thread& thread, const program::Class& klass, const program::Class& requested);
    InitialisationStep begin(state::Thread& thread, const program::Class& klass, const program::Class& requested);
    InitialisationStep initialise_supers(state::Thread& thread, const program::Class& klass, const program::Class& requested);
    InitialisationStep initialise_interfaces(state::Thread& thread, const program::Class& klass, const program::Class& requested);
    InitialisationStep push_initialiser(state::Thread& thread, const program::Class& klass, const program::Class& requested);
    InitialisationStep wait_for(state::Thread& thread, const program::Class& klass);
    void set_status(const program::Class& klass, state::InitialisationStatus status, state::ThreadId owner);
    void set_constants(const program::Class& klass);
    void keep_error(state::Thread& thread, const program::Class& klass, state::Ref thrown);
    state::Slot status_slot(const program::Class& klass);

    Machine& machine_;
};

}  // namespace raceproof::machine
