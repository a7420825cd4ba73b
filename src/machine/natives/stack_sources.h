// Which instruction put each value on the operand stack: a simulation of a method's bytecode, for messages that name what was
// null.
//
// Flow insensitive to values: where paths meet with different sources the source is unknown. Works on the class file's bytes,
// since the messages are about source constructs and not about our decoded forms.
#pragma once

#include <cstdint>
#include <map>
#include <vector>

#include "classfile/class_file.h"

namespace raceproof::machine::natives {

inline constexpr int kUnknownSource = -1;

struct SimulatedStack {
    std::vector<int> sources;          // by slot, bottom first: byte offset of the instruction, or kUnknownSource
    std::uint64_t written_locals = 0;  // of the first 64 locals: those that a store on some path has changed

    int source_from_top(int depth) const {
        auto index = static_cast<int>(sources.size()) - 1 - depth;
        return index < 0 ? kUnknownSource : sources[static_cast<std::size_t>(index)];
    }
};

class StackSources {
  public:
    StackSources(const classfile::ClassFile& file, const classfile::CodeAttribute& code);

    // The stack before the instruction at this byte offset; nullptr if it was not reached.
    const SimulatedStack* before(int offset) const {
        auto found = stacks_.find(offset);
        return found == stacks_.end() ? nullptr : &found->second;
    }

  private:
    void simulate_from(int offset);
    int length_at(int offset) const;
    void step(int offset, SimulatedStack& stack) const;
    void apply_member(int offset, int opcode, SimulatedStack& stack) const;
    static void shuffle(int opcode, SimulatedStack& stack);
    std::vector<int> successors(int offset) const;
    void flow(int to, const SimulatedStack& stack);

    std::uint8_t byte(int offset) const { return code_.code[static_cast<std::size_t>(offset)]; }
    int u2(int offset) const { return byte(offset) << 8 | byte(offset + 1); }
    int s2(int offset) const { return static_cast<std::int16_t>(u2(offset)); }
    int s4(int offset) const {
        return static_cast<std::int32_t>(static_cast<std::uint32_t>(u2(offset)) << 16 |
                                         static_cast<std::uint32_t>(u2(offset + 2)));
    }

    const classfile::ClassFile& file_;
    const classfile::CodeAttribute& code_;
    std::map<int, SimulatedStack> stacks_;
    std::vector<int> pending_;
};

// Slots that a method's parameters take (without a receiver) and its result; a field's value.
struct DescriptorSlots {
    int parameters, result;
};
DescriptorSlots slots_of_method(std::string_view descriptor);
int slots_of_field(std::string_view descriptor);

}  // namespace raceproof::machine::natives
