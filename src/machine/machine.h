// The machine: one program, one live state, and the interpreter that changes it.
//
// `run(thread)` executes a thread until it stops: its budget of backward jumps is used up, it ended, it blocks, the program
// exits, or something unsupported was met. Everything about the execution is in the state, so a thread can be stopped at any
// instruction and go on later, or be taken back.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "machine/assumptions.h"
#include "machine/event_stream.h"
#include "machine/member_name.h"
#include "machine/native.h"
#include "machine/native_table.h"
#include "machine/operation.h"
#include "machine/visibility.h"
#include "machine/well_known.h"
#include "program/program.h"
#include "state/state.h"

namespace raceproof::machine {

// Where the guest's standard output and error go, and where its input comes from.
class Console {
  public:
    virtual ~Console() = default;
    virtual void write(int descriptor, std::string_view bytes) = 0;  // 1 or 2
    virtual int read(std::span<std::uint8_t> into) = 0;              // number of bytes, 0 at the end
    virtual int available() = 0;
};

struct MachineOptions {
    std::vector<std::pair<std::string, std::string>> properties;  // -Dkey=value
    bool assertions = false;                                      // -ea for the class path
    std::uint64_t collect_every_bytes = 32u << 20;                // garbage collection in `run`
    std::uint64_t virtual_time_start = 1'700'000'000'000;         // currentTimeMillis at the start
    int processors = 2;                                           // Runtime.availableProcessors
    // Exploration: a thread stops where an exception ends it that no handler of the program takes, and where code of the JDK
    // takes the error of a failed `assert` of the class path. It can go on from there, as on any JVM.
    bool stop_at_failures = false;
    // Exploration: wait and park may return, and weak compare-and-set may fail, for no reason, as the specification allows.
    bool spurious = false;
    // Exploration: small random numbers are choices of the schedule (natives/random.cpp).
    bool explores_random = false;
};

// When time passes (program_clock.h).
enum class TimePasses : std::uint8_t {
    ByLooking,   // a little with each look at the clock, and by waiting: one schedule, not explored
    WhenIdle,    // while no thread can do anything else
    AtAnyPoint,  // as on a machine that is arbitrarily busy
};

enum class StopKind {
    Budget,       // the budget of backward jumps is used up; run again to go on
    Pending,      // the thread stands before a visible operation: Machine::pending says which
    Ended,        // the thread's last frame has returned
    Blocked,      // the thread cannot go on now
    Exit,         // System.exit or Runtime.halt
    GivenUp,      // Raceproof.assume(false)
    Failed,       // MachineOptions::stop_at_failures: `uncaught` is what was thrown; run again to go on
    Unsupported,  // `reason`
};

struct Stop {
    StopKind kind = StopKind::Ended;
    std::string reason;    // Unsupported: the full name of what is missing
    std::string stack;     // Unsupported: the guest's stack at that point
    Ref uncaught = kNull;  // Failed: the exception. Else one that was let go before the stop, if any
};

class Machine {
  public:
    Machine(program::Program& program, const NativeTable& natives, const state::StateOptions& state_options,
            const MachineOptions& options, Console& console);
    ~Machine();
    Machine(const Machine&) = delete;
    Machine& operator=(const Machine&) = delete;

    // Brings up the class library to the point where `main` can be called. Small on purpose: see docs/architecture.md.
    Result<Done> boot();

    // Initialises a class on a thread that has no frames, at boot and before `main`.
    Stop initialise_now(state::Thread& thread, const program::Class& klass);

    // Pushes a frame of a static method onto a thread that has none, or on top of its frames.
    void push_call(state::Thread& thread, const program::Method& method, std::span<const Slot> arguments);

    Stop run(state::Thread& thread, std::int64_t budget);

    // ── steps (steps.cpp) ──
    // What the thread stands before. Kind None: it has ended.
    PendingOperation pending(state::Thread& thread);
    // Executes the pending operation with this alternative, which must be enabled, and runs on to the next visible operation; an
    // invisible stretch of more than `budget` backward jumps ends as a scheduling point too.
    Stop step(state::Thread& thread, std::uint32_t alternative, std::int64_t budget);
    // Starts a guest thread whose life is `Thread.run()`, or for the main thread `main(arguments)`.
    state::Thread& start_thread(state::Thread& parent, Ref java_thread);
    void start_main(const program::Method& main_method, Ref arguments);
    Visibility visibility;
    TimePasses time_passes = TimePasses::ByLooking;
    bool has_told_time = false;  // to the program, since somebody set this to false
    Assumptions assumptions;
    EventStream events;
    // In one schedule without exploration all clocks are one: nobody's time is behind what others have waited for.
    // A thread in a timed wait keeps the time at which it began to wait; it catches up when it goes on for another reason.
    void synchronise_clocks(std::int64_t nanoseconds);
    void catch_up(state::Thread& thread);
    // As long as nobody has looked at a clock, moving all of them back by the same amount cannot be observed: then loops over
    // timed waits come back to the same state. Measuring is no look (natives/time.cpp). Clocks that are apart only measure, and
    // can always be moved back: the program is told another time (program_clock.h).
    enum class Clocks { Compared, Apart };  // does it matter whose clock is ahead?
    void rewind_clocks(Clocks clocks);
    state::Thread& main_thread() { return state_.thread(state::ThreadId{0}); }
    // Runs what push_call pushed until it returns, for boot and start-up only (no other thread exists).
    Stop run_to_end(state::Thread& thread);

    program::Program& program() { return program_; }
    state::State& state() { return state_; }
    const NativeTable& natives() const { return natives_; }
    const MachineOptions& options() const { return options_; }
    Console& console() { return console_; }
    const WellKnown& known() const { return known_; }
    const HandleFields& handle_fields();

    int exit_status = 0;
    // Executed since the machine was made; what is undone was executed all the same. One that had to wait, or was interrupted by
    // the initialisation of a class, counts once.
    std::uint64_t instructions = 0;

    // What was met and is missing does not matter after all: it was taken back.
    void forget_unsupported() { unsupported_.clear(); }

    // ── strings (strings.cpp) ──
    Ref new_string(state::Thread& thread, std::string_view utf8);  // origin: the thread's current instruction
    Ref new_string(state::Thread& thread, std::u16string_view text);
    std::u16string text_of(Ref string);
    std::string utf8_of(Ref string);
    Ref literal(std::uint32_t number);  // the interned String of a constant; permanent
    Ref intern(Ref string);

    // ── allocation at a thread's current instruction; kNull when the heap is full ──
    std::uint64_t origin(const state::Thread& thread);
    Ref new_instance(state::Thread& thread, const program::Class& klass);
    Ref new_array(state::Thread& thread, const program::Class& array_class, std::uint32_t length);

    // The class is instantiated. If its objects have something to do when they die, that is not explored.
    void note_finalizer(const state::Thread& thread, const program::Class& klass);

    // ── classes (mirrors.cpp, made_classes.cpp, initialisation.cpp) ──
    // As Program::load, in this state: what only other schedules have defined is not found.
    program::Link<program::Class*> load(std::string_view internal_name);
    // A class of the class path or of the JDK is; one that was made at run time if this state has defined it.
    bool is_defined(const program::Class& klass);
    // Is there a class of this name that the program has defined itself?
    bool was_defined_at_run_time(std::string_view internal_name);
    void note_definition(const program::Class& klass);
    Ref mirror(const program::Class& klass);
    program::Class& class_of_mirror(Ref mirror) { return state_.permanents().class_of_mirror(state_.at(mirror)); }
    enum class Initialisation { Ready, FramePushed, Blocked, Threw };
    // One step towards the class being initialised (JVMS 5.5). FramePushed: run, then ask again. Threw: `exception` is set.
    Initialisation initialise(state::Thread& thread, const program::Class& klass, Ref& exception);

    // ── exceptions (throwables.cpp) ──
    // A new throwable with the stack trace of the thread now; `top` is the native method in progress, or nullptr.
    Ref new_throwable(state::Thread& thread, std::string_view class_name, std::optional<std::u16string_view> message,
                      const program::Method* top = nullptr, Ref cause = kNull);
    Ref new_throwable(state::Thread& thread, const program::LinkError& error, const program::Method* top = nullptr);
    // Fills backtrace and depth of a throwable; skips the throwable's own constructors.
    bool fill_stack_trace(state::Thread& thread, Object& throwable, const program::Method* top);
    // No frame of the guest's program: one that has not begun, and the native at the bottom of every thread.
    static bool is_machines_own(const state::Frame& frame);
    std::string stack_text(state::Thread& thread);  // "\tat …" lines, for messages of our own
    std::string backtrace_text(const Object& throwable);
    std::string describe(Ref throwable);

    // ── fields by name, for natives; slots of JDK classes are looked up once in WellKnown ──
    Slot get(Object& object, const program::Field& field) { return object.slots()[field.slot]; }
    void set(Object& object, const program::Field& field, Slot value) {
        state_.touch(object);
        object.slots()[field.slot] = value;
        if (field.type == program::BasicType::Reference) state_.sharing().on_stored(object, state::as_ref(value));
    }
    // As the program's own accesses: told to listeners.
    Slot get_and_tell(const state::Thread& thread, Object& object, const program::Field& field) {
        events.emit_access(field.is_volatile() ? MemoryEventKind::VolatileRead : MemoryEventKind::PlainRead, thread, object,
                           field.slot, 1);
        return get(object, field);
    }
    void set_and_tell(const state::Thread& thread, Object& object, const program::Field& field, Slot value) {
        events.emit_access(field.is_volatile() ? MemoryEventKind::VolatileWrite : MemoryEventKind::PlainWrite, thread, object,
                           field.slot, 1);
        set(object, field, value);
    }
    Slot get_static(const program::Field& field) { return state_.statics_of(*field.owner).slots()[field.slot]; }
    void set_static(const program::Field& field, Slot value) { set(state_.statics_of(*field.owner), field, value); }

    // The method that a virtual or interface call of `method` runs on this receiver; nullptr: AbstractMethodError.
    const program::Method* select(const program::Method& method, const program::Class& receiver) const;

    // ── monitors (monitors.cpp): false if another thread holds it ──
    bool lock(state::Thread& thread, Object& object);
    bool unlock(state::Thread& thread, Object& object);  // false: IllegalMonitorStateException
    bool holds_lock(const state::Thread& thread, const Object& object) const;
    // Object.wait gives the monitor up whatever its depth, and takes it again later.
    void release_fully(state::Thread& thread, Object& object);
    void acquire_again(state::Thread& thread, Object& object, std::uint32_t depth);
    // Threads in Object.wait on it that nobody has notified yet.
    std::vector<state::ThreadId> waiters(Ref monitor);
    // Waiters that were interrupted may have left before: bit i of `gone` says so of the i-th of these.
    void notify_all(Ref monitor, std::uint32_t gone = 0);
    bool is_interrupted(state::ThreadId thread);

    // "void Foo.bar(int, java.lang.String)", as HotSpot's messages write it.
    static std::string source_signature(const program::Method& method);
    void collect();

  private:
    friend class Interpreter;
    friend class NativeCall;

    Ref permanent_string(std::u16string_view text);
    void set_initialisation(const program::Class& klass, state::InitialisationStatus status, state::ThreadId owner);
    void set_constants(const program::Class& klass);
    // Would `initialise` answer Ready, changing nothing?
    bool is_ready(const state::Thread& thread, const program::Class& klass);
    bool is_untouched(const program::Class& klass);
    bool is_initialising_elsewhere(const state::Thread& thread, const program::Class& klass);
    Initialisation wait_for(state::Thread& thread, const program::Class& klass);
    Initialisation initialise_for(state::Thread& thread, const program::Class& klass, const program::Class& requested,
                                  Ref& exception);
    Initialisation initialise_supers(state::Thread& thread, const program::Class& klass, const program::Class& requested,
                                     Ref& exception);
    Initialisation initialise_interfaces(state::Thread& thread, const program::Class& klass, const program::Class& requested,
                                         Ref& exception);
    void keep_initialisation_error(state::Thread& thread, const program::Class& klass, Ref thrown);
    Ref fail_initialisation(state::Thread& thread, const program::Class& klass, const program::Class& requested, Ref thrown);

    // ── frames (frames.cpp) ──
    static bool fits(const state::Thread& thread, const Slot* locals, const program::Code& code);
    static state::Frame& push_frame(state::Thread& thread, const program::Method& method, const program::Code* code,
                                    Slot* locals);
    static state::Frame& push_native_frame(state::Thread& thread, const program::Method& method, Slot* locals);
    // A frame that a native pushes: a synchronized method takes its lock when it is about to begin.
    void push_callee_of_native(state::Thread& thread, const program::Method& method, const program::Code& code, Slot* locals);
    // A frame for a method of any kind with its arguments at `base`; false if that throws (call.exception).
    bool push_selected(NativeCall& call, const program::Method& callee, Slot* base);

    // ── pending operations (pending.cpp, pending_native.cpp) ──
    PendingOperation pending_native(state::Thread& thread, const program::Method& method, const Slot* arguments,
                                    std::uint32_t phase);
    PendingOperation pending_instruction(state::Thread& thread, const state::Frame& frame);
    // Is this the error of a failed `assert` of the class path?
    bool is_failed_assert(Ref throwable);
    // Would code of the JDK take it, if the top frame threw it now?
    bool loses_failed_assert(const state::Thread& thread, Ref throwable);
    // Fills in what a native's memory operation is about.
    void locate(PendingOperation& pending, const program::Method& method, const Slot* arguments);
    PendingOperation pending_lock(const state::Thread& thread, Ref object);
    PendingOperation pending_join(const state::Thread& thread, Ref joined);
    // Is the call one of Thread.join that is an operation of its own (operations.def)?
    bool is_join(const state::Thread& thread, const program::Method& method, const Slot* arguments);
    PendingOperation pending_class(const state::Thread& thread);
    PendingOperation pending_initialisation(const state::Thread& thread, const program::Class& klass);
    PendingOperation if_shown(const PendingOperation& pending);
    PendingOperation pending_field(const program::Instruction& instruction, OperationKind kind, Ref object);
    PendingOperation pending_static(const state::Thread& thread, const program::Instruction& instruction, OperationKind kind);
    PendingOperation pending_call(state::Thread& thread, const program::Instruction& instruction, const state::Frame& frame);
    const program::Method* callee_of(const program::Instruction& instruction, const state::Frame& frame);
    // No operation at all: Raceproof.assume of something that holds, looking up a class that is there in every state.
    bool is_idle(OperationKind kind, const program::Method& method, const Slot* arguments);
    bool runs_out(std::int64_t nanoseconds) const;
    bool others_have_ended(const state::Thread& thread);
    OperationKind operation_of(const state::Thread& thread, const program::Method& method, const Slot* arguments,
                               std::uint32_t phase);
    // Calls of a native that is an operation for some receivers or callers only.
    bool is_no_operation(OperationKind kind, const state::Thread& thread, const program::Method& method, const Slot* arguments);

    // ── boot (boot.cpp) ──
    Result<Done> boot_call(const program::Method& method, std::span<const Slot> arguments);
    Result<Done> boot_initialise(std::string_view class_name);
    Result<Done> boot_main_thread();
    Result<Done> boot_streams();
    Result<Done> boot_standard_input();

    program::Program& program_;
    const NativeTable& natives_;
    MachineOptions options_;
    Console& console_;
    state::State state_;
    WellKnown known_;
    std::optional<HandleFields> handle_fields_;
    std::uint64_t next_collection_;    // bytes allocated after which garbage is collected
    Ref out_of_memory_error_ = kNull;  // made at boot: when memory is out there is none for a new one
    const program::Method* main_method_ = nullptr;
    std::string unsupported_;  // set when something that we lack is thrown as an error: the run stops there
};

}  // namespace raceproof::machine
