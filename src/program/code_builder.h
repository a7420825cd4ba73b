// Code in the making: the bytes of a method, the instructions decoded from them so far, and the first thing that was wrong with
// them. What each bytecode means is the decoder's (decoder.cpp).
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "program/class.h"
#include "program/code.h"
#include "program/link_error.h"
#include "program/program.h"

namespace raceproof::program {

class CodeBuilder {
  protected:
    CodeBuilder(Program& program, const Method& method);

    // The first failure counts.
    void fail(std::string reason);

    // ── bytes; after the end they are zero, and the decoder has failed ──
    void begin_instruction() { start_ = at_; }
    bool is_at_end() const { return at_ >= bytes_.size(); }
    std::uint8_t u1();
    std::uint16_t u2();
    std::int32_t s4();
    std::size_t remaining() const { return bytes_.size() - at_; }
    void skip_padding();  // of a switch

    // ── checks of operands ──
    bool need(std::uint16_t index, classfile::Tag tag);
    void fail_on_constant(std::uint16_t index);
    bool check_local(std::uint16_t index, std::uint64_t slots);

    // ── instructions ──
    void emit(Op op, std::uint16_t a = 0, std::int32_t b = 0, std::uint64_t operand = 0);
    void emit_push(Op op, std::uint64_t bits) { emit(op, 0, 0, bits); }
    void emit_constant(Op op, std::uint16_t index) { emit(op, 0, index); }
    // Targets are byte offsets until all instructions are known.
    void emit_branch(Op op, std::int32_t offset);
    void emit_switch(Op op, std::unique_ptr<SwitchTable> table);

    Link<std::unique_ptr<const Code>> finish();

    Program& program_;
    const Method& method_;
    const classfile::CodeAttribute& attribute_;
    const classfile::ClassFile& file_;
    std::optional<LinkError> error_;

  private:
    std::int32_t relative_target(std::uint32_t branch, std::int32_t byte_offset);
    void link_branches();
    void make_handlers();

    std::span<const std::uint8_t> bytes_;
    std::unique_ptr<Code> code_;
    std::size_t start_ = 0;  // byte offset of the instruction in progress
    std::size_t at_ = 0;     // next byte
    std::vector<std::uint32_t> branches_;
};

}  // namespace raceproof::program
