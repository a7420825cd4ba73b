// The interpreter: executes one thread's pre-decoded code (program/code.h) by direct threading.
//
// The loop in interpreter.cpp holds the instruction pointer, the stack pointer and the locals in registers. What is rare lives in
// member functions
// ("slow paths") that find the frame up to date, change the thread's frames at will, and say how to go on. An instruction that
// cannot finish yet (its class must be initialised first, garbage must be collected) leaves its operands in place and is executed
// again.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "machine/library_operations.h"
#include "machine/machine.h"
#include "machine/spinning.h"
#include "program/code.h"

namespace raceproof::machine {

class Interpreter {
  public:
    // `stop`: where it says why it has stopped. Filled in place: a Stop has strings, which are slow to move even when empty.
    Interpreter(Machine& machine, state::Thread& thread, Stop& stop)
        : machine_(machine),
          state_(machine.state()),
          thread_(thread),
          stop_(stop),
          points_(machine.visibility.points),
          spinning_(machine.program()) {}

    void run(std::int64_t budget);
    // Executes the visible operation that the thread stands before, then runs on to the next.
    void step(const PendingOperation& pending, std::uint32_t alternative, std::int64_t budget);

  private:
    // The loop comes in two instantiations: the watched one tells plain accesses to listeners and can stop before them; it
    // also notices that the thread spins.
    enum class Watch : bool { No, Yes };
    template <Watch kWatch>
    void run_loop(std::int64_t budget);

    // How to go on after a slow path.
    enum class Next {
        Execute,  // at the top frame's pc (again, or after a frame was pushed, or past a finished instruction)
        Throw,    // exception_ is in flight in the top frame
        Stop,     // stop_ is filled in
    };

    // What an operation is about, as far as its visibility depends on it.
    struct Subject {
        OperationKind kind = OperationKind::None;
        const Object* object = nullptr;
        std::uint64_t position = 0;
        const Object* source = nullptr;  // BulkAccess: what is read
    };

    // ── resolution and quickening (resolution.cpp): the instruction is rewritten, then executed again ──
    // Another worker may rewrite it too: what it was is taken from a snapshot, `instruction`.
    Next resolve(const program::Instruction& place);
    Next resolve_constant(const program::Instruction& place, const program::Instruction& instruction);
    Next resolve_field(const program::Instruction& place, const program::Instruction& instruction);
    Next resolve_invoke(const program::Instruction& place, const program::Instruction& instruction);
    Next resolve_polymorphic(const program::Instruction& place, const program::Instruction& instruction,
                             const program::Method& method);
    Next resolve_object(const program::Instruction& place, const program::Instruction& instruction);
    Next execute_with_made_class(const program::Instruction& instruction, program::Class& klass);

    // ── calls (calls.cpp) ──
    // `arguments` are the topmost operands of the top frame.
    Next invoke(const program::Method& method, Slot* arguments);
    Next invoke_native(const program::Method& method, Slot* arguments);
    Next enter_native_frame(Slot callee_result, Ref callee_exception);
    NativeOutcome run_native(NativeCall& call);
    Next finish_native(NativeCall& call, NativeOutcome outcome);
    Next select_failed(const program::Method& method, const program::Class& receiver);
    Next return_slowly(Slot result, int slots);
    // Pushes result slots on the top frame, which has just been uncovered, and steps over its invoke instruction.
    Next deliver(Slot result, int slots);
    // ── calls through method handles (polymorphic.cpp) ──
    const CallTypes& types_of_call(const program::Instruction& instruction, const program::Method& primitive,
                                   const program::Method& target);
    bool has_wanted_types(const CallTypes& types, const Slot* arguments) const;
    bool is_of_type(Slot value, std::string_view descriptor) const;
    bool is_wanted_result(Slot result) const;
    Next ensure_initialised(const program::Class& klass);

    // ── signature-polymorphic calls: VarHandle and MethodHandle (polymorphic.cpp) ──
    Next invoke_polymorphic(const program::Instruction& instruction);
    Next load_dynamic_constant(const program::Instruction& place);

    // ── visible operations (visible.cpp) ──
    // Called right before an operation takes effect: must the thread stop here? The one that a step was granted for may pass.
    bool must_stop(const Subject& subject) {
        if (points_ == SchedulingPoints::None || !is_visible(subject)) return false;
        if (!granted_) return !((is_in_granted_operation() || begins_quiet_operation()) && can_only_happen(subject.kind));
        granted_ = false;
        chosen_ = alternative_;
        granted_operation_ = operation_of(thread_);
        return false;
    }
    // Is this still the call, of the library or within it, whose first operation the step was granted for?
    bool is_in_granted_operation() const { return granted_operation_ && granted_operation_ == operation_of(thread_); }
    // Does the thread call what has no scheduling point? Then all of it is granted.
    bool begins_quiet_operation() { return first_frame_of_operation(thread_) && is_quiet_operation(); }
    bool is_quiet_operation();
    // Neither has the thread to wait for it, nor is there more than one thing that can happen.
    bool can_only_happen(OperationKind kind);
    void note_operation();
    // Is it a scheduling point by the caller's policy?
    bool is_visible(const Subject& subject);
    bool is_worth_seeing(const Subject& subject);
    Next stand();  // stops before the operation
    Next take_awaited_lock();
    bool must_stop_before_leaving(const Object& monitor);
    Next go_on_leaving();
    // A plain access, in the watched loop: true if it is visible and the thread must stop before it.
    bool plain_access(MemoryEventKind kind, const Object& object, std::uint64_t position);
    Subject subject_of(const PendingOperation& pending);
    Subject subject_of_native(OperationKind kind, const program::Method& method, const Slot* arguments);

    // A frame ends: if it is a constructor's that has written final fields, they are frozen.
    void freeze(const state::Frame& frame) {
        if (frame.code->freezes)
            machine_.events.emit(MemoryEventKind::Freeze, thread_, state::as_ref(frame.locals[0]), frame.method->owner);
    }

    // ── exceptions (unwinding.cpp) ──
    Next throw_by_instruction(Ref throwable);
    Next fail(Ref throwable);
    Next throw_new(std::string_view class_name);
    Next throw_new(std::string_view class_name, std::string_view message);
    Next throw_link_error(const program::LinkError& error);
    Next throw_class_cast(const program::Class& from, const program::Class& to);
    Next throw_index(std::int32_t index, std::uint32_t length);
    enum class MonitorExits { MayStop, Pass };  // is it a scheduling point where an exception leaves a synchronized method?
    Next unwind(MonitorExits exits = MonitorExits::MayStop);
    Next stand_leaving();
    enum class Completion : std::uint8_t { Normal, Abrupt };  // by an exception
    Next end_class_initialiser(Completion completion);

    // ── allocation (allocation.cpp): result pushed after popping `pops` operands ──
    Next allocate_slowly(const program::Class& klass);
    Next new_array(const program::Class& array_class, std::int32_t length);
    Next new_multi_array(const program::Class& array_class, int dimensions);
    bool collect_if_due();
    Next out_of_memory(std::string_view message);

    Next monitor_enter(Ref object);
    Next monitor_exit(Ref object);

    // Has the instruction that took a slow path been executed? If not, it stands to be executed again. For all but returns.
    bool is_left(const state::Frame& frame, const program::Instruction& instruction, Next next) const;

    Next unsupported(std::string_view what);
    void finish_instruction(int pops, Slot result, int pushes);  // replaces operands, advances pc

    Machine& machine_;
    state::State& state_;
    state::Thread& thread_;
    Stop& stop_;
    Ref exception_ = kNull;
    bool collected_for_this_ = false;  // the instruction at hand has already had a collection
    const SchedulingPoints points_;
    bool granted_ = false;           // the next visible operation may pass
    std::uint32_t alternative_ = 0;  // … with this outcome
    std::uint32_t chosen_ = 0;       // the outcome of the operation at hand: 0 if it was not the one that was granted
    std::optional<Operation> granted_operation_;  // of the library, if the operation at hand was in one when it passed
    // In the watched loop:
    SpinDetector spinning_;
    std::uint64_t changes_ = 0;  // to anything but frames, in this stretch
};

// "A and B are in unnamed module of loader 'app'" and its variants, as ClassCastException and IllegalAccessError word it.
std::string module_clause(const program::Class& first, const program::Class& second);

}  // namespace raceproof::machine
