// The control flow of a method body, read from the bytes of its Code attribute: instructions with their targets as indices,
// exception handlers, and basic blocks. Both analyses (verifier, frame maps) work on this.
//
// Blocks also end where an exception range starts or ends, so the handlers that cover a block cover all of it.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "classfile/class_file.h"
#include "program/verifier_bytecode.h"

namespace raceproof::program {

struct FlowInstruction {
    Bytecode code = Bytecode::Nop;  // `wide` is folded in
    std::uint8_t count = 0;         // dimensions of multianewarray, argument slots of invokeinterface
    std::uint16_t offset = 0;
    std::uint16_t operand = 0;  // local, constant index, or element type
    std::uint32_t target = 0;   // of a branch: an instruction index; of a switch: a number for switch_targets()
};

struct FlowHandler {
    std::uint32_t start, end, target;  // instruction indices, [start, end)
    std::uint16_t catch_type;
};

struct FlowBlock {
    std::uint32_t start, end;             // instruction indices, [start, end)
    std::vector<std::uint32_t> handlers;  // numbers of the handlers that cover it
};

class Flow {
  public:
    // What is wrong, in HotSpot's words.
    using Problem = const char*;
    static Result<Flow, Problem> read(const classfile::CodeAttribute& code);

    std::span<const FlowInstruction> instructions() const { return instructions_; }
    std::span<const FlowHandler> handlers() const { return handlers_; }
    std::span<const FlowBlock> blocks() const { return blocks_; }
    std::uint32_t block_at(std::uint32_t leader) const { return block_of_[leader]; }  // of an instruction that starts a block

    // Calls visit(instruction index) for each place where control can go after the block's last instruction, handlers aside.
    // A block that control can leave past the end of the code yields the index instructions().size().
    template <typename Visit>
    void for_each_successor(const FlowBlock& block, Visit visit) const {
        const FlowInstruction& last = instructions_[block.end - 1];
        OperandLayout layout = info_of(last.code).operands;
        if (layout == OperandLayout::Branch2 || layout == OperandLayout::Branch4) visit(last.target);
        if (layout == OperandLayout::TableSwitch || layout == OperandLayout::LookupSwitch)
            for (std::uint32_t target : switch_targets_[last.target]) visit(target);
        if (falls_through(last.code)) visit(block.end);
    }

    static bool falls_through(Bytecode code);

    // By instruction: must a StackMapTable have a frame there (JVMS 4.10.1)? Where a branch or a handler leads, and after what
    // control does not fall through.
    std::vector<bool> needs_frame() const;

  private:
    Problem read_instructions(std::span<const std::uint8_t> bytes);
    Problem read_switch(std::span<const std::uint8_t> bytes, std::size_t& at, FlowInstruction& instruction);
    Problem resolve_targets(std::size_t code_size);
    Problem read_handlers(const classfile::CodeAttribute& code);
    void find_blocks();
    Problem cover_blocks();
    std::uint32_t block_count() const { return static_cast<std::uint32_t>(blocks_.size()); }

    static constexpr std::uint32_t kNone = 0xFFFFFFFF;

    std::vector<FlowInstruction> instructions_;
    std::vector<std::vector<std::uint32_t>> switch_targets_;
    std::vector<FlowHandler> handlers_;
    std::vector<FlowBlock> blocks_;
    std::vector<std::uint32_t> index_of_;  // by byte offset, kNone inside an instruction; one more for the end
    std::vector<std::uint32_t> block_of_;  // by instruction index
};

}  // namespace raceproof::program
