#include "machine/kept_stacks.h"

#include "base/hash128.h"

namespace raceproof::machine {

std::size_t KeptStacks::HashOfCall::operator()(const KeptCall& call) const {
    std::uint64_t place = mix64(reinterpret_cast<std::uintptr_t>(call.method), call.pc);
    return mix64(place, reinterpret_cast<std::uintptr_t>(call.caller));
}

const KeptCall* KeptStacks::keep(const state::Thread& thread) {
    const KeptCall* innermost = nullptr;
    for (std::uint32_t i = 0; i < thread.depth; ++i) {
        const state::Frame& frame = thread.frames[i];
        if (is_shown(frame)) innermost = &*calls_.insert({frame.method, frame.code, frame.pc, innermost}).first;
    }
    return innermost;
}

std::vector<StackFrame> stack_of(const KeptCall* innermost) {
    std::vector<StackFrame> stack;
    for (const KeptCall* call = innermost; call != nullptr; call = call->caller)
        stack.push_back(stack_frame(*call->method, call->code, call->pc));
    return stack;
}

}  // namespace raceproof::machine
