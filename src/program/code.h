// Pre-decoded method bodies.
//
// An instruction is 16 bytes: opcode, a small operand `a`, an int operand `b`, and one word `operand` (a pointer to what a
// constant was resolved to, or an immediate). Program counters are indices of instructions, not byte offsets.
//
// Quickening: an instruction that names a constant starts in a *resolving* form with the constant's index in `b`; when first
// executed it is resolved and rewritten in place to its quick form, once: it is never rewritten again.
//
// Workers share the code, so an instruction may be rewritten while it is read. Resolution gives the same result to every worker;
// `quicken` publishes the operand before the rest, and the first worker's rewrite stands. Who reads an instruction that may still
// be in its resolving form takes a `snapshot` and works on that alone. The interpreter's loop reads the opcode with `op_of`;
// behind a quick opcode everything else is settled, and plain reads will do.
#pragma once

#include <atomic>
#include <cstdint>
#include <memory>
#include <string_view>
#include <vector>

#include "program/class.h"

namespace raceproof::program {

enum class Op : std::uint16_t {
#define OPCODE(name) name,
#include "program/opcodes.def"
#undef OPCODE
};

inline constexpr std::size_t kOpCount = 0
#define OPCODE(name) +1
#include "program/opcodes.def"
#undef OPCODE
    ;

const char* name_of(Op op);

struct Instruction {
    Op op;
    std::uint16_t a = 0;
    std::int32_t b = 0;
    std::uint64_t operand = 0;

    template <typename T>
    T* pointer() const {
        return reinterpret_cast<T*>(operand);
    }
};
static_assert(sizeof(Instruction) == 16);

// Rewrites the instruction in `place` to its quick form, unless another worker has done so.
void quicken(const Instruction& place, Op op, std::uint16_t a, std::int32_t b, std::uint64_t operand);

// The instruction as it was at one moment: its quick form, or its resolving form, whose `operand` means nothing.
Instruction snapshot(const Instruction& place);

inline Op op_of(const Instruction& place) {
    Op op;
    __atomic_load(&place.op, &op, __ATOMIC_ACQUIRE);
    return op;
}

struct Handler {
    std::uint32_t start, end, target;                  // instruction indices, [start, end)
    std::uint16_t catch_type;                          // constant index, 0 = any
    mutable std::atomic<Class*> catch_class{nullptr};  // lazy: resolved
    Handler(std::uint32_t s, std::uint32_t e, std::uint32_t t, std::uint16_t c) : start(s), end(e), target(t), catch_type(c) {}
    Handler(const Handler& other)
        : start(other.start),
          end(other.end),
          target(other.target),
          catch_type(other.catch_type),
          catch_class(other.catch_class.load()) {}
};

// TableSwitch: targets[value - low], else fallback. LookupSwitch: keys sorted, targets parallel. Targets are relative to the
// switch instruction, like `b` of a branch.
struct SwitchTable {
    std::int32_t low = 0, high = 0;
    std::vector<std::int32_t> keys;
    std::vector<std::int32_t> targets;
    std::int32_t fallback = 0;
};

struct Code {
    const Method* method = nullptr;
    std::uint16_t max_stack = 0, max_locals = 0;
    bool freezes = false;  // program/final_fields.h; local 0 is live to the end then
    std::vector<Instruction> instructions;
    std::vector<std::uint16_t> byte_offsets;  // of each instruction, for lines and messages
    std::vector<Handler> handlers;
    std::vector<std::unique_ptr<SwitchTable>> switches;

    // Source line of an instruction, 0 if unknown.
    int line_of(std::uint32_t pc) const;
    // The instruction that starts at this byte offset, or kNoInstruction.
    std::uint32_t index_of(std::uint32_t byte_offset) const;
    static constexpr std::uint32_t kNoInstruction = 0xFFFFFFFF;
};

}  // namespace raceproof::program
