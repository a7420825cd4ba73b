// Reading a thread's pending operation off its top frame. Pure: nothing is executed, nothing is stored, so that it is right after
// every undo.
#pragma once

#include "machine/operation.h"
#include "program/code.h"
#include "state/state.h"

namespace raceproof::machine {

class Machine;

class PendingOperations {
  public:
    explicit PendingOperations(Machine& machine) : machine_(machine) {}

    // What the thread stands before. Kind None: it has ended.
    PendingOperation of(state::Thread& thread);

    // ── what the interpreter asks when it comes to a call ──
    // The operation of a native at its call (phase 0), or in a later phase; None for calls that are no operation: a native that
    // is one for some receivers or callers only, Raceproof.assume of something that holds, looking up a class that is always
    // there.
    OperationKind of_native(const state::Thread& thread, const program::Method& method, const state::Slot* arguments,
                            std::uint32_t phase);
    // Fills in what a native's memory operation is about.
    void locate(PendingOperation& pending, const program::Method& method, const state::Slot* arguments);
    // Is the call one of Thread.join that is an operation of its own (operations.def)?
    bool is_join(const state::Thread& thread, const program::Method& method, const state::Slot* arguments);

  private:
    // ── instructions (pending_instructions.cpp) ──
    PendingOperation instruction(state::Thread& thread, const state::Frame& frame);
    PendingOperation lock(const state::Thread& thread, state::Ref object);
    PendingOperation unlock(state::Ref object);
    PendingOperation join(const state::Thread& thread, state::Ref joined);
    PendingOperation awaited_class(const state::Thread& thread);
    PendingOperation initialisation(const state::Thread& thread, const program::Class& klass);
    bool is_hidden(OperationKind kind, state::Ref object, std::uint64_t position) const;
    PendingOperation field(const program::Instruction& instruction, OperationKind kind, state::Ref object);
    PendingOperation static_field(const state::Thread& thread, const program::Instruction& instruction, OperationKind kind);
    PendingOperation call(state::Thread& thread, const program::Instruction& instruction, const state::Frame& frame);
    const program::Method* callee_of(const program::Instruction& instruction, const state::Frame& frame);

    // ── natives (pending_natives.cpp) ──
    PendingOperation native(state::Thread& thread, const program::Method& method, const state::Slot* arguments,
                            std::uint32_t phase);
    void notify(PendingOperation& pending, state::Ref monitor);
    void notify_all(PendingOperation& pending, state::Ref monitor);
    PendingOperation wait_resume(const state::Thread& thread, const state::Slot* arguments);
    PendingOperation park(const state::Thread& thread, const state::Slot* arguments);
    PendingOperation acquire(const state::Thread& thread, const state::Slot* arguments);
    PendingOperation call_that_acquires(const state::Thread& thread, const program::Method& method, const state::Slot* arguments);
    PendingOperation sleep(const state::Thread& thread, const state::Slot* arguments);
    PendingOperation observe(const program::Method& method, const state::Slot* arguments);
    bool is_there_in_every_state(state::Ref class_name);
    bool is_no_operation(OperationKind kind, const state::Thread& thread, const program::Method& method,
                         const state::Slot* arguments);
    bool runs_out(std::int64_t nanoseconds) const;
    bool others_have_ended(const state::Thread& thread);

    Machine& machine_;
};

}  // namespace raceproof::machine
