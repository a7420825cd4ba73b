// The machine: one program, one live state, and the interpreter that changes it.
//
// `run` and `step` execute a thread until it stops: at its next visible operation, at its end, where it blocks, when its budget
// of backward jumps is used up, when the program exits, or where something unsupported is met. Everything about the execution is
// in the state, so a thread can be stopped at any instruction and go on later, or be taken back; what is not in the state comes
// back in the Stop.
//
// What the machine does has a part for each subject, with a header of its own:
//
//   events              what listeners are told (event_stream.h)
//   objects             making objects, reading and writing their fields (objects.h)
//   strings             java.lang.String, literals, interning (strings.h)
//   throwables          exceptions of the machine's own, stack traces (throwables.h)
//   classes             which classes exist in this state, their mirrors (classes.h)
//   initialisation      the static initialisers (class_initialisation.h)
//   monitors            locks and wait sets (monitors.h)
//   clocks              the threads' clocks (clocks.h)
//   member_names        what method handles call (member_names.h)
//   call_types          whether such a call passes what the method takes (call_types.h)
//   direct_accesses     what calls of VarHandles come to (direct_accesses.h)
//   pending_operations  what a thread stands before (pending_operations.h)
//
// The interpreter (interpreter.h) and the natives (native.h) work with these. The parts know the state and each other; they hold
// nothing that an undo would have to take back.
#pragma once

#include <cstdint>
#include <span>

#include "base/budget.h"
#include "machine/assumptions.h"
#include "machine/call_types.h"
#include "machine/class_initialisation.h"
#include "machine/classes.h"
#include "machine/clocks.h"
#include "machine/direct_accesses.h"
#include "machine/event_stream.h"
#include "machine/member_names.h"
#include "machine/monitors.h"
#include "machine/native.h"
#include "machine/native_table.h"
#include "machine/objects.h"
#include "machine/operation.h"
#include "machine/options.h"
#include "machine/pending_operations.h"
#include "machine/stop.h"
#include "machine/strings.h"
#include "machine/throwables.h"
#include "machine/visibility.h"
#include "machine/well_known.h"
#include "program/program.h"
#include "state/state.h"

namespace raceproof::machine {

class Machine {
  public:
    Machine(program::Program& program, const NativeTable& natives, const state::StateOptions& state_options,
            const MachineOptions& options, Console& console);

    // Brings up the class library to the point where `main` can be called. Small on purpose: see docs/architecture.md.
    Result<Done> boot();
    // The main thread's life is `main(arguments)`.
    void start_main(const program::Method& main_method, Ref arguments);

    // ── steps ──
    // What the thread stands before. Kind None: it has ended.
    PendingOperation pending(state::Thread& thread) { return pending_operations.of(thread); }
    // Executes the pending operation with this alternative, which must be enabled, and runs on to the next visible operation; an
    // invisible stretch of more than `budget` backward jumps ends as a scheduling point too.
    Stop step(state::Thread& thread, std::uint32_t alternative, std::int64_t budget) {
        return step(thread, pending(thread), alternative, budget);
    }
    // The same for who knows the pending operation already: it must be the present one, its deadline included.
    Stop step(state::Thread& thread, const PendingOperation& operation_now, std::uint32_t alternative, std::int64_t budget);
    Stop run(state::Thread& thread, std::int64_t budget);

    // ── garbage ──
    bool is_collection_due() { return state_.objects().allocated_since_collection() > next_collection_; }
    void collect();

    program::Program& program() { return program_; }
    state::State& state() { return state_; }
    const NativeTable& natives() const { return natives_; }
    const MachineOptions& options() const { return options_; }
    Console& console() { return console_; }
    const WellKnown& known() const { return known_; }
    state::Thread& main_thread() { return state_.thread(state::ThreadId{0}); }
    const program::Method* main_method() const { return main_method_; }  // nullptr before start_main

  private:
    program::Program& program_;
    const NativeTable& natives_;
    MachineOptions options_;
    Console& console_;
    state::State state_;
    WellKnown known_;
    std::uint64_t next_collection_;  // bytes allocated after which garbage is collected
    const program::Method* main_method_ = nullptr;
    Budget unlimited_;

  public:
    // Asked wherever the machine may be for long. LimitReached leaves the state in the middle of a step, like std::bad_alloc:
    // it must be undone.
    Budget& limits;
    Visibility visibility;
    Assumptions assumptions;
    EventStream events{state_, assumptions};
    Objects objects{state_, events, assumptions};
    Strings strings{known_, state_, objects};
    Throwables throwables{*this};
    Classes classes{known_, state_};
    ClassInitialisation initialisation{*this};
    Monitors monitors{known_, state_, events};
    Clocks clocks{*this};
    MemberNames member_names{state_};
    CallTypesOfSites call_types;
    DirectAccesses direct_accesses{state_, classes};
    PendingOperations pending_operations{*this};
    // Executed since the machine was made; what is undone was executed all the same. One that had to wait, or was interrupted by
    // the initialisation of a class, counts once.
    std::uint64_t instructions = 0;
};

}  // namespace raceproof::machine
