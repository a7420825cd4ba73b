// The shape of the operand stack: which slots hold references. Forwards over the blocks; every path reaches a block with the same
// shape, and a slot where they disagree on the kind is Dead. Trusts the code: it has been verified, or is the JDK's.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "classfile/class_file.h"
#include "program/frame_map.h"
#include "program/verifier_flow.h"

namespace raceproof::program {

// Moved forwards over one instruction at a time.
class StackUses {
  public:
    explicit StackUses(const classfile::ClassFile& file) : file_(file) {}

    const std::vector<SlotUse>& slots() const { return stack_; }
    void reset(const std::vector<SlotUse>& stack) { stack_ = stack; }
    void step(const FlowInstruction& instruction);

  private:
    void pop(int slots);
    void push(char letter);  // of an effect, or the first of a descriptor
    void apply(std::string_view effect);
    void duplicate(std::size_t count, std::size_t under);
    void call(std::string_view descriptor, int receiver_slots);
    std::string_view descriptor_of(const FlowInstruction& instruction) const;
    char letter_of_constant(std::uint16_t index) const;

    const classfile::ClassFile& file_;
    std::vector<SlotUse> stack_;
};

// At the start of each block that can be reached.
class StackShapes {
  public:
    StackShapes(const Flow& flow, const classfile::ClassFile& file);

    bool is_reached(std::uint32_t block) const { return is_reached_[block]; }
    const std::vector<SlotUse>& at(std::uint32_t block) const { return at_[block]; }

  private:
    void arrive(std::uint32_t target, const std::vector<SlotUse>& stack);

    const Flow& flow_;
    std::vector<std::vector<SlotUse>> at_;  // by block
    std::vector<bool> is_reached_;
    std::vector<std::uint32_t> waiting_;
};

}  // namespace raceproof::program
