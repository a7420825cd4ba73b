#include "machine/machine.h"

#include <algorithm>

#include "machine/frames.h"
#include "machine/interpreter.h"
#include "machine/program_clock.h"

namespace raceproof::machine {

using program::Class;
using program::Method;
using state::Thread;

Machine::Machine(program::Program& program, const NativeTable& natives, const state::StateOptions& state_options,
                 const MachineOptions& options, Console& console)
    : program_(program),
      natives_(natives),
      options_(options),
      console_(console),
      state_(program, state_options),
      next_collection_(options.collect_every_bytes) {}

Stop Machine::step(Thread& thread, std::uint32_t alternative, std::int64_t budget) {
    PendingOperation operation_now = pending(thread);
    VERIFY(operation_now.can_happen(alternative), "should take only steps that are enabled");
    if (operation_now.time_out == alternative && operation_now.time_out) {
        if (operation_now.is_timed_wait()) end_timed_wait(*this, thread, operation_now);
        state_.threads().before_status_write(thread);
        thread.status.clock = std::max(thread.status.clock, operation_now.deadline);
    }
    if (thread.status.status == state::ThreadStatus::WaitingForClass) {
        state_.threads().before_status_write(thread);
        thread.status.status = state::ThreadStatus::Runnable;
        thread.status.waiting_on = kNull;
    }
    Stop stop = Interpreter(*this, thread).step(operation_now, alternative, budget);
    begin_timed_wait(*this, thread);
    return stop;
}

Stop Machine::run(Thread& thread, std::int64_t budget) { return Interpreter(*this, thread).run(budget); }

void Machine::push_call(Thread& thread, const Method& method, std::span<const Slot> arguments) {
    state_.threads().begin_running(thread);
    Slot* base = thread.depth == 0 ? thread.stack : thread.top().stack_pointer;
    auto code = program_.code_of(method);
    VERIFY(code.ok(), "should be able to decode what the machine itself calls");
    VERIFY(fits(thread, base, **code), "should have room for what the machine itself calls");
    std::copy(arguments.begin(), arguments.end(), base);
    push_frame(thread, method, *code, base).flags = state::frame_flags::kBottom;
}

Stop Machine::run_to_end(Thread& thread) {
    constexpr std::int64_t kSlice = 1 << 20;
    for (;;) {
        Stop stop = run(thread, kSlice);
        if (stop.kind != StopKind::Budget) return stop;
    }
}

Stop Machine::initialise_now(Thread& thread, const Class& klass) {
    using Kind = InitialisationStep::Kind;
    for (;;) {
        Stop stop;
        InitialisationStep step = initialisation.initialise(thread, klass);
        switch (step.kind) {
            case Kind::Ready:
            case Kind::Threw: stop.uncaught = step.exception; return stop;
            case Kind::Blocked: stop.kind = StopKind::Blocked; return stop;
            case Kind::Unsupported:
                stop.kind = StopKind::Unsupported;
                stop.reason = step.missing;
                stop.stack = throwables.stack_text(thread);
                return stop;
            case Kind::FramePushed: stop = run_to_end(thread); break;
        }
        if (stop.kind != StopKind::Ended || stop.uncaught != kNull) return stop;
    }
}

void Machine::collect() {
    state_.collector().collect();
    // Collect again after as much as is live now has been allocated anew: the cost per allocated byte stays bounded.
    next_collection_ = std::max(options_.collect_every_bytes, state_.objects().heap().used_bytes() / 2);
}

}  // namespace raceproof::machine
