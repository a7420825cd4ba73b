// Throwables made by the machine, and stack traces.
//
// A throwable of the machine's own is built without running its constructor: the constructors of the errors concerned only set
// the message and the cause, and running them would need another step of the guest at a point where there is none.
//
// Throwable.backtrace is a long[] with two elements per frame, innermost first: the identity of the method, which does not depend
// on the order in which classes were loaded, and the pc. It is turned into StackTraceElements only when somebody looks
// (natives/throwable.cpp).
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "program/link_error.h"
#include "state/state.h"

namespace raceproof::machine {

class Machine;

struct TraceFrame {
    const program::Method* method;
    std::uint32_t pc;
};

class Throwables {
  public:
    explicit Throwables(Machine& machine) : machine_(machine) {}

    // A new throwable with the stack trace of the thread now; `top` is the native method in progress, or nullptr. When the heap
    // is full, the OutOfMemoryError that was made at boot.
    state::Ref make(state::Thread& thread, std::string_view class_name, std::optional<std::u16string_view> message,
                    const program::Method* top = nullptr, state::Ref cause = state::kNull);
    // Not of an error that says that something is unsupported: that is no matter of the guest's.
    state::Ref make(state::Thread& thread, const program::LinkError& error, const program::Method* top = nullptr);
    // At boot: when memory is out there is none for a new one.
    void make_out_of_memory_error(state::Thread& thread);

    // Fills backtrace and depth of a throwable; skips the throwable's own constructors. False when the heap is full.
    bool fill_stack_trace(state::Thread& thread, state::Object& throwable, const program::Method* top);
    // Frame `index` of a throwable; nothing if there is no such frame, or no backtrace at all.
    std::optional<TraceFrame> frame(const state::Object& throwable, std::uint32_t index) const;

    // ── for messages of our own ──
    std::string stack_text(const state::Thread& thread) const;  // "\tat …" lines
    std::string backtrace_text(const state::Object& throwable) const;
    // Class, message, trace, and the same of its causes.
    std::string describe(state::Ref throwable) const;

  private:
    Machine& machine_;
    state::Ref out_of_memory_error_ = state::kNull;
};

// No frame of the guest's program: one that has not begun, and the native at the bottom of every thread.
bool is_machines_own(const state::Frame& frame);
// What a stack trace shows: neither that nor what the compiler has added.
bool is_shown(const state::Frame& frame);

}  // namespace raceproof::machine
