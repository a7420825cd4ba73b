// What the slots of a frame mean: which are live, and which of those are references. For collecting, hashing and dumping.
#pragma once

#include <bit>
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
        if (!map.has_bits) [[unlikely]]
            return for_each_in_large(frame, map, visit);
        for (std::uint64_t bits = map.live & in_place(frame); bits != 0; bits &= bits - 1) {
            auto position = static_cast<std::uint32_t>(std::countr_zero(bits));
            visit(position, frame.locals[position], (map.references >> position & 1) != 0);
        }
        if (frame.flags & frame_flags::kLeaves) visit_exception(frame, visit);
    }
    template <typename Visit>
    void for_each_reference(const Frame& frame, Visit visit) const {
        if (frame.lock != kNull) visit(frame.lock);
        auto visit_reference = [&](std::uint32_t, Slot slot, bool is_reference) {
            if (is_reference && as_ref(slot) != kNull) visit(as_ref(slot));
        };
        if (frame.code == nullptr) return for_each_native(frame, visit_reference);
        const program::FrameMap& map = program_.frame_map(*frame.method, frame.pc);
        if (!map.has_bits) [[unlikely]]
            return for_each_in_large(frame, map, visit_reference);
        for (std::uint64_t bits = map.references & in_place(frame); bits != 0; bits &= bits - 1)
            if (Ref ref = as_ref(frame.locals[std::countr_zero(bits)]); ref != kNull) visit(ref);
        if (frame.flags & frame_flags::kLeaves) visit_exception(frame, visit_reference);
    }

    // Those of `before` that are not in the same places of `now`, a frame that may be another; nullptr: there is none.
    template <typename Visit>
    void for_each_dropped_reference(const Frame& before, const Frame* now, Visit visit) const {
        if (now == nullptr || before.code == nullptr || now->code == nullptr) return for_each_reference(before, visit);
        const program::FrameMap& map = program_.frame_map(*before.method, before.pc);
        const program::FrameMap& map_now = program_.frame_map(*now->method, now->pc);
        if (!map.has_bits || !map_now.has_bits || (before.flags & frame_flags::kLeaves)) return for_each_reference(before, visit);
        if (before.lock != kNull && before.lock != now->lock) visit(before.lock);
        std::uint64_t kept = map_now.references & in_place(*now);
        for (std::uint64_t bits = map.references & in_place(before); bits != 0; bits &= bits - 1) {
            int position = std::countr_zero(bits);
            Ref ref = as_ref(before.locals[position]);
            bool is_kept = (kept >> position & 1) != 0 && as_ref(now->locals[position]) == ref;
            if (ref != kNull && !is_kept) visit(ref);
        }
    }

  private:
    // The slots that are the frame's own, as bits. While it has a callee, the arguments belong to that; an exception that leaves
    // it has taken the place of its operands.
    static std::uint64_t in_place(const Frame& frame) {
        bool leaves = frame.flags & frame_flags::kLeaves;
        auto slots = leaves ? frame.code->max_locals : static_cast<std::uint32_t>(frame.stack_pointer - frame.locals);
        return slots >= 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << slots) - 1;
    }
    template <typename Visit>
    static void visit_exception(const Frame& frame, Visit& visit) {
        visit(frame.code->max_locals, frame.locals[frame.code->max_locals], true);
    }
    template <typename Visit>
    static void for_each_in_large(const Frame& frame, const program::FrameMap& map, Visit& visit) {
        for (std::uint32_t i = 0; i < map.locals.size(); ++i)
            if (map.locals[i] != program::SlotUse::Dead) visit(i, frame.locals[i], map.locals[i] == program::SlotUse::Reference);
        if (frame.flags & frame_flags::kLeaves) return visit_exception(frame, visit);
        std::uint32_t locals = frame.code->max_locals;
        auto height = static_cast<std::uint32_t>(frame.stack_pointer - frame.locals) - locals;
        if (height > map.stack.size()) height = static_cast<std::uint32_t>(map.stack.size());
        for (std::uint32_t i = 0; i < height; ++i)
            if (map.stack[i] != program::SlotUse::Dead)
                visit(locals + i, frame.locals[locals + i], map.stack[i] == program::SlotUse::Reference);
    }
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
