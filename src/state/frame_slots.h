// What the slots of a frame mean: which are live, and which of those are references. For collecting, hashing and dumping.
#pragma once

#include <cstdint>

#include "program/program.h"
#include "state/thread.h"

namespace raceproof::state {

class FrameSlots {
  public:
    explicit FrameSlots(program::Program& program) : program_(program) {}

    // Calls visit(position from locals, slot, is_reference) for each live slot.
    template <typename Visit>
    void for_each_live(const Frame& frame, Visit visit) const {
        if (frame.code == nullptr) return for_each_native(frame, visit);
        const program::FrameMap& map = program_.frame_map(*frame.method, frame.pc);
        for (std::uint32_t i = 0; i < map.locals.size(); ++i)
            if (map.locals[i] != program::SlotUse::Dead) visit(i, frame.locals[i], map.locals[i] == program::SlotUse::Reference);
        std::uint32_t locals = frame.code->max_locals;
        if (frame.flags & frame_flags::kLeaves) return visit(locals, frame.locals[locals], true);
        // While the frame has a callee, the arguments belong to that.
        auto height = static_cast<std::uint32_t>(frame.stack_pointer - frame.locals) - locals;
        if (height > map.stack.size()) height = static_cast<std::uint32_t>(map.stack.size());
        for (std::uint32_t i = 0; i < height; ++i)
            if (map.stack[i] != program::SlotUse::Dead)
                visit(locals + i, frame.locals[locals + i], map.stack[i] == program::SlotUse::Reference);
    }
    template <typename Visit>
    void for_each_reference(const Frame& frame, Visit visit) const {
        if (frame.lock != kNull) visit(frame.lock);
        for_each_live(frame, [&](std::uint32_t, Slot slot, bool is_reference) {
            if (is_reference && as_ref(slot) != kNull) visit(as_ref(slot));
        });
    }

  private:
    template <typename Visit>
    void for_each_native(const Frame& frame, Visit& visit) const {
        std::uint32_t at = 0;
        if (!frame.method->is_static()) visit(at, frame.locals[at], true), ++at;
        for (program::BasicType type : frame.method->parameters) {
            visit(at, frame.locals[at], type == program::BasicType::Reference);
            at += static_cast<std::uint32_t>(classfile::slot_count(type));
        }
        auto end = static_cast<std::uint32_t>(frame.stack_pointer - frame.locals);
        for (; at < end; ++at) visit(at, frame.locals[at], true);
    }

    program::Program& program_;
};

}  // namespace raceproof::state
