#include "explore/trace.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/text.h"
#include "base/verify.h"
#include "explore/describe_state.h"
#include "explore/describe_step.h"

namespace raceproof::explore {

using machine::Machine;
using state::Frame;
using state::Thread;
using state::ThreadId;

namespace {

bool is_of_program(const Frame& frame) {
    return frame.code != nullptr && !frame.method->owner->is_trusted && !frame.method->is_hidden_frame;
}

// Where in a thread's stack an operation happens: the topmost frame of the program, and the JDK's method that it calls.
struct Standing {
    const Frame* program = nullptr;
    const Frame* callee = nullptr;

    static Standing of(const Thread& thread) {
        Standing standing;
        for (std::uint32_t i = thread.depth; i-- > 0;) {
            const Frame& frame = thread.frames[i];
            if (is_of_program(frame)) {
                standing.program = &frame;
                return standing;
            }
            bool has_name = !frame.method->is_hidden_frame && !frame.method->owner->is_synthetic;
            if (has_name) standing.callee = &frame;
        }
        return {};
    }
};

// A call that the thread is in, to be recognised after a step.
struct Call {
    const Frame* program;
    std::uint32_t pc;
    const program::Method* callee;

    bool goes_on(const Thread& thread) const {
        Standing now = Standing::of(thread);
        return now.program == program && now.program->pc == pc && now.callee != nullptr && now.callee->method == callee;
    }
};

class Narrator {
  public:
    Narrator(MachineSystem& system, const SourceLines& sources) : system_(system), sources_(sources), names_(system.machine()) {}

    Trace tell(const search::Path& path, std::size_t round) {
        Trace trace;
        system_.push_mark();
        std::vector<search::Step> enabled;
        for (std::size_t i = 0; i < path.size(); ++i) {
            system_.enabled(enabled);
            if (std::find(enabled.begin(), enabled.end(), path[i]) == enabled.end()) break;
            bool is_switch = i > 0 && path[i].thread != path[i - 1].thread;
            trace.steps.push_back(narrate_step(system_, path[i], sources_, names_));
            trace.steps.back().context_switch = is_switch;
            trace.steps.back().goes_round = i + round >= path.size();
        }
        system_.undo();
        system_.pop_mark();
        return trace;
    }

  private:
    MachineSystem& system_;
    const SourceLines& sources_;
    ObjectNames names_;
};

}  // namespace

TraceStep narrate_step(MachineSystem& system, const search::Step& step, const SourceLines& sources, ObjectNames& names) {
    Machine& machine = system.machine();
    Thread& thread = machine.state().thread(static_cast<ThreadId>(step.thread));
    Standing standing = Standing::of(thread);
    TraceStep told;
    told.thread = step.thread;
    told.thread_name = thread_name(machine, thread);
    told.operation = machine.pending(thread).kind;
    told.alternative = step.alternative;
    StepText text = describe_step(machine, thread, step.alternative, standing.program, names);
    told.action = std::move(text.action);
    told.target = std::move(text.target);
    told.inner = place_of(thread.top());
    if (standing.program != nullptr) told.place = place_of(*standing.program);
    told.source = sources.text(told.place);
    if (standing.program == nullptr || standing.callee == nullptr) {
        system.take(step);
        return told;
    }
    const program::Method& callee = *standing.callee->method;
    told.call = fmt::format("{}.{}", ObjectNames::short_name(*callee.owner), printable(callee.name.text()));
    Call call{standing.program, standing.program->pc, &callee};
    system.take(step);
    told.returned = !call.goes_on(thread);
    return told;
}

Trace build_trace(MachineSystem& system, const search::Path& path, const SourceLines& sources, std::size_t round) {
    Narrator narrator(system, sources);
    // Whether a class has several objects in the story is known only at its end.
    narrator.tell(path, round);
    return narrator.tell(path, round);
}

}  // namespace raceproof::explore
