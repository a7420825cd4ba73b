#include "machine/run_now.h"

#include <algorithm>

#include "machine/frames.h"

namespace raceproof::machine {

using program::Class;
using program::Method;
using state::Thread;

void push_call(Machine& machine, Thread& thread, const Method& method, std::span<const Slot> arguments) {
    machine.state().threads().begin_running(thread);
    Slot* base = thread.depth == 0 ? thread.stack : thread.top().stack_pointer;
    auto code = machine.program().code_of(method);
    VERIFY(code.ok(), "should be able to decode what the machine itself calls");
    VERIFY(fits(thread, base, **code), "should have room for what the machine itself calls");
    std::copy(arguments.begin(), arguments.end(), base);
    push_frame(thread, method, *code, base).flags = state::frame_flags::kBottom;
}

Stop run_to_end(Machine& machine, Thread& thread) {
    constexpr std::int64_t kSlice = 1 << 20;
    for (;;) {
        Stop stop = machine.run(thread, kSlice);
        if (stop.kind != StopKind::Budget) return stop;
    }
}

Stop initialise_now(Machine& machine, Thread& thread, const Class& klass) {
    using Kind = InitialisationStep::Kind;
    for (;;) {
        Stop stop;
        InitialisationStep step = machine.initialisation.initialise(thread, klass);
        switch (step.kind) {
            case Kind::Ready:
            case Kind::Threw: stop.uncaught = step.exception; return stop;
            case Kind::Blocked: stop.kind = StopKind::Blocked; return stop;
            case Kind::Unsupported:
                stop.kind = StopKind::Unsupported;
                stop.reason = step.missing;
                stop.stack = machine.throwables.stack_text(thread);
                return stop;
            case Kind::FramePushed: stop = run_to_end(machine, thread); break;
        }
        if (stop.kind != StopKind::Ended || stop.uncaught != kNull) return stop;
    }
}

}  // namespace raceproof::machine
