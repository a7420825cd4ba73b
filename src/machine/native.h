// Native methods: C++ bodies of the methods that the JDK leaves to the virtual machine, and a few overrides.
//
// A native never runs the interpreter. One that needs Java code to run *calls*: it gets a frame of its own, the callee's frame
// goes on top, and when the callee returns the native is entered again with a later `phase`. So a native's whole state is in the
// journalled stack, and a thread can be switched, saved and taken back at any point inside it.
//
// A native must not change anything before its last allocation has succeeded: when the heap is full it answers OutOfMemory,
// garbage is collected, and it is entered once more from the same phase.
#pragma once

#include <initializer_list>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>

#include "program/class.h"
#include "program/link_error.h"
#include "state/object.h"
#include "state/slot.h"
#include "state/state.h"

namespace raceproof::machine {

class Machine;
using state::kNull;
using state::Object;
using state::Ref;
using state::Slot;

enum class NativeOutcome {
    Done,         // `result` is set (or the method is void)
    Threw,        // `exception` is set
    Called,       // a frame was pushed: run it, then come back with `phase`
    TailCalled,   // a frame was pushed that returns to the native's caller in its stead
    Declined,     // overrides only: run the bytecode
    Unsupported,  // `reason` says what is missing; stops the run with exit status 3
    OutOfMemory,  // collect and enter again; if that fails, OutOfMemoryError
    Blocked,      // the thread waits: enter again when it may go on
    Exit,         // the program ends with `exit_status`
    GivenUp,      // an assumption does not hold: this execution is of no interest
    Failed,       // `exception` is let go: the run stops, and the native goes on from its frame
};

class NativeCall {
  public:
    NativeCall(Machine& m, state::Thread& t, const program::Method& called, Slot* args)
        : machine(m), thread(t), method(called), arguments(args) {}

    Machine& machine;
    state::Thread& thread;
    const program::Method& method;
    Slot* arguments;  // slot 0 is the receiver of an instance method; long and double take two

    std::uint32_t phase = 0;        // 0 at first, then what call() was given
    Slot callee_result = 0;         // in later phases: what the callee returned
    Ref callee_exception = kNull;   // … or threw, if call_catching() was used
    std::uint32_t alternative = 0;  // visible operations: which of its outcomes the schedule chose

    Slot result = 0;
    Ref exception = kNull;
    std::string reason;
    std::optional<int> exit_status;  // of the program, if the native decides it (machine/stop.h)

    // ── arguments, by slot ──
    Ref ref(int slot) const { return state::as_ref(arguments[slot]); }
    std::int32_t integer(int slot) const { return state::as_int(arguments[slot]); }
    std::int64_t long_integer(int slot) const { return state::as_long(arguments[slot]); }
    float single(int slot) const { return state::as_float(arguments[slot]); }
    double real(int slot) const { return state::as_double(arguments[slot]); }
    state::State& state() const;
    Object& object(Ref reference) const;  // not null
    Object& receiver() const { return object(ref(0)); }

    // ── answers ──
    NativeOutcome returns() { return NativeOutcome::Done; }
    template <typename Value>
    NativeOutcome returns(Value value) {
        if constexpr (std::is_same_v<Value, bool>)
            return answer_slot(state::slot_of(static_cast<std::int32_t>(value)));
        else
            return answer_slot(state::slot_of(value));
    }
    NativeOutcome answer_slot(Slot value) {  // a value of whatever type
        result = value;
        return NativeOutcome::Done;
    }
    // A reference that kNull means the heap is full for: OutOfMemory then, else Done.
    NativeOutcome returns_allocated(Ref value) { return value == kNull ? NativeOutcome::OutOfMemory : returns(value); }
    // Throws a new exception of the class, internal name "java/lang/IllegalArgumentException".
    NativeOutcome throws(std::string_view exception_class);
    NativeOutcome throws(std::string_view exception_class, std::string_view message);
    NativeOutcome throws(Ref throwable);
    // The Java error for it; unsupported, if that is what it says.
    NativeOutcome throws(const program::LinkError& error);
    NativeOutcome unsupported(std::string_view what = {});  // default: the method's own full name

    // ── calling Java ──
    // Pushes a frame for `callee` (no dispatch; see `select` in frames.h) with these argument slots and comes back in
    // `next_phase`. `kept` references survive in the frame: kept(0), kept(1) … in later phases.
    NativeOutcome call(const program::Method& callee, std::span<const Slot> callee_arguments, std::uint32_t next_phase,
                       std::initializer_list<Ref> kept = {});
    // The same, but an exception of the callee comes back as callee_exception instead of passing through.
    NativeOutcome call_catching(const program::Method& callee, std::span<const Slot> callee_arguments, std::uint32_t next_phase,
                                std::initializer_list<Ref> kept = {});
    // Runs `callee` in the place of this native: its result is the native's.
    NativeOutcome tail_call(const program::Method& callee, std::span<const Slot> callee_arguments);
    // Makes sure that the class is initialised: true if it is. If not, return the outcome that `outcome` was set to
    // at once; the native is entered again in the same phase (with its kept references) when the initialiser has run.
    bool initialised(const program::Class& klass, NativeOutcome& outcome);
    Ref kept(int index) const;
    // Enters `next_phase` at once, with references kept: for work that may be interrupted by an initialiser.
    NativeOutcome come_back(std::uint32_t next_phase, std::initializer_list<Ref> kept);

  private:
    friend class Interpreter;
    bool has_frame_ = false;  // it has called before, or was itself called by a native
    // The native's own frame, made if it has none yet, with these references kept; false: StackOverflowError.
    bool make_frame(std::uint32_t next_phase, std::initializer_list<Ref> kept);
    NativeOutcome push_callee(const program::Method& callee, std::span<const Slot> callee_arguments, std::uint32_t next_phase,
                              std::initializer_list<Ref> kept);
    // A frame for a method of any kind with its arguments at `base`: Called, or why not.
    NativeOutcome push_selected(const program::Method& callee, Slot* base);
};

// Thrown where objects of the guest contradict each other: a Method of no class, null where the library has an object. Only a
// program that has changed the library's inside can bring that about; the run stops with status 3.
struct GuestContradiction {
    std::string what;
};

using NativeFunction = NativeOutcome (*)(NativeCall&);

}  // namespace raceproof::machine
