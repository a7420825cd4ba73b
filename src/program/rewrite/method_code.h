// A method body in a form that can be edited: instructions name each other by position, not by byte offset, and so do exception
// handlers, source lines and local variables. rewrite/edits.h changes it, rewrite/assembler.h makes bytes of it again.
//
// The form is canonical where the class-file format offers a choice: `wide` and goto_w are folded in, and come back where the
// operands need them. LocalVariableTypeTable and annotations of types inside the body are not kept.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "classfile/class_file.h"
#include "program/verifier_bytecode.h"

namespace raceproof::program::rewrite {

// Of an instruction; the number of instructions is the position of the end.
using Position = std::uint32_t;

struct Range {
    Position start, end;  // [start, end)
};

struct SwitchTargets {
    Position fallback = 0;
    std::int32_t low = 0;             // tableswitch
    std::vector<std::int32_t> keys;   // lookupswitch, sorted
    std::vector<Position> positions;  // one for each key, or for each value from `low` on
};

struct CodeInstruction {
    Bytecode code = Bytecode::Nop;
    std::uint16_t operand = 0;                // local, constant index, or element type
    std::int32_t value = 0;                   // number of bipush, sipush, iinc; dimensions; argument slots of invokeinterface
    Position target = 0;                      // of a branch
    std::optional<SwitchTargets> switched{};  // of a switch
    std::uint32_t original_offset = kInserted;
    static constexpr std::uint32_t kInserted = 0xFFFFFFFF;

    bool is_branch() const { return info_of(code).operands == OperandLayout::Branch2; }
    bool is_return() const { return code >= Bytecode::IReturn && code <= Bytecode::Return; }
    // Calls visit(position) with each place where it can go but the next instruction; `visit` may change it.
    template <typename Visit>
    void for_each_target(Visit visit) {
        if (is_branch()) visit(target);
        if (!switched) return;
        visit(switched->fallback);
        for (Position& position : switched->positions) visit(position);
    }
    template <typename Visit>
    void for_each_target(Visit visit) const {
        if (is_branch()) visit(target);
        if (!switched) return;
        visit(switched->fallback);
        for (Position position : switched->positions) visit(position);
    }
};

// Instructions to put somewhere. Targets count from the first of them; one past the last is what follows.
using Sequence = std::vector<CodeInstruction>;

struct CodeHandler {
    Range covered;
    Position target;
    std::uint16_t catch_type;  // constant index, 0 = any
};

struct CodeLine {
    Position at;
    std::uint16_t line;
};

struct CodeLocal {
    Range scope;
    std::string_view name, descriptor;
    std::uint16_t index;
};

struct MethodCode {
    std::vector<CodeInstruction> instructions;
    std::vector<CodeHandler> handlers;  // the first that covers an instruction and fits catches
    std::vector<CodeLine> lines;        // sorted by position
    std::vector<CodeLocal> locals;
    std::uint16_t max_stack = 0, max_locals = 0;  // max_stack as it was read; the assembler's result is measured anew

    Position size() const { return static_cast<Position>(instructions.size()); }
    // The instruction that began at this byte offset of the original body; nothing if none did, or it is gone.
    std::optional<Position> at_offset(std::uint32_t original_offset) const;
    std::uint16_t line_at(Position position) const;  // 0 if unknown
};

// What is wrong if it is not code, or code with jsr and ret.
Result<MethodCode> read_code(const classfile::CodeAttribute& attribute);

// Bytes without branches, such as desugar::CodeWriter emits.
Result<Sequence> read_sequence(std::span<const std::uint8_t> bytes);

}  // namespace raceproof::program::rewrite
