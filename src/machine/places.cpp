#include "machine/places.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/text.h"
#include "program/program.h"

namespace raceproof::machine {

using program::Method;
using program::Place;
using program::SlotUse;
using state::Frame;
using state::Thread;

namespace {

bool is_of_program(const Method& method) { return !method.owner->is_trusted && !method.is_hidden_frame; }

}  // namespace

StackFrame stack_frame(const Method& method, const program::Code* code, std::uint32_t pc) {
    return {std::string(method.owner->module), program::place_of(method, code, pc), code == nullptr, is_of_program(method)};
}

std::string thread_name(Machine& machine, const Thread& thread) {
    Ref java_thread = thread.status.java_thread;
    bool is_known = java_thread != kNull && thread.status.status != state::ThreadStatus::Terminated;
    Ref name = is_known
                   ? state::as_ref(machine.objects.get(machine.state().at(java_thread), *machine.known().thread_members.name))
                   : kNull;
    return name == kNull ? fmt::format("thread {}", static_cast<int>(thread.id)) : printable(machine.strings.utf8_of(name));
}

bool is_of_program(const Frame& frame) { return frame.code != nullptr && is_of_program(*frame.method); }

Place place_of(const Frame& frame) { return program::place_of(*frame.method, frame.code, frame.pc); }

const Frame* top_frame_of_program(const Thread& thread) {
    for (std::uint32_t i = thread.depth; i-- > 0;)
        if (is_of_program(thread.frames[i])) return &thread.frames[i];
    return nullptr;
}

Place place_in_program(const Thread& thread) {
    if (const Frame* frame = top_frame_of_program(thread)) return place_of(*frame);
    return thread.depth == 0 ? Place{} : place_of(thread.top());
}

std::vector<StackFrame> stack_of(const Thread& thread) {
    std::vector<StackFrame> stack;
    for (std::uint32_t i = thread.depth; i-- > 0;) {
        const Frame& frame = thread.frames[i];
        if (is_shown(frame)) stack.push_back(stack_frame(*frame.method, frame.code, frame.pc));
    }
    return stack;
}

std::vector<StackFrame> backtrace_of(Machine& machine, const Object& throwable) {
    std::vector<StackFrame> stack;
    for (std::uint32_t i = 0; auto frame = machine.throwables.frame(throwable, i); ++i)
        stack.push_back(stack_frame(*frame->method, frame->method->code.load(), frame->pc));
    return stack;
}

// A monitor that is held is in a slot of the frame that locked it, or is the lock of a synchronized method.
std::vector<Ref> monitors_held_by(Machine& machine, const Thread& thread) {
    std::vector<Ref> held;
    auto note = [&](Ref ref) {
        bool is_held = ref != kNull && machine.monitors.holds(thread, machine.state().at(ref));
        if (is_held && std::find(held.begin(), held.end(), ref) == held.end()) held.push_back(ref);
    };
    for (std::uint32_t i = 0; i < thread.depth; ++i) {
        const Frame& frame = thread.frames[i];
        if (frame.flags & state::frame_flags::kHoldsLock) note(frame.lock);
        if (frame.code == nullptr) continue;
        const program::FrameMap& map = machine.program().frame_map(*frame.method, frame.pc);
        for (std::size_t slot = 0; slot < map.locals.size(); ++slot)
            if (map.locals[slot] == SlotUse::Reference) note(state::as_ref(frame.locals[slot]));
    }
    return held;
}

}  // namespace raceproof::machine
