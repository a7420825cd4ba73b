#include "program/rewrite/assembler.h"

#include <fmt/format.h>

namespace raceproof::program::rewrite {

using desugar::append_u1;
using desugar::append_u2;
using desugar::append_u4;

namespace {

constexpr std::size_t kLongestCode = 0xFFFF;

std::size_t padding_after(std::size_t opcode) { return 3 - opcode % 4; }

bool needs_wide_local(const CodeInstruction& instruction) {
    bool is_increment = instruction.code == Bytecode::IInc;
    return instruction.operand > 0xFF || (is_increment && (instruction.value < -128 || instruction.value > 127));
}

// The branch that is taken when this one is not.
Bytecode opposite(Bytecode code) {
    int number = static_cast<int>(code);
    if (code == Bytecode::IfNull || code == Bytecode::IfNonNull) return static_cast<Bytecode>(number ^ 1);
    return static_cast<Bytecode>(((number + 1) ^ 1) - 1);
}

class Assembler {
  public:
    explicit Assembler(const MethodCode& code) : code_(code), is_far_(code.size()) {}

    Result<AssembledCode> run() {
        do lay_out();
        while (widen());
        if (offsets_.back() > kLongestCode)
            return Error{fmt::format("the method would have {} bytes of code; {} is the most", offsets_.back(), kLongestCode)};
        for (Position at = 0; at < code_.size(); ++at) emit(at);
        VERIFY(result_.code.size() == offsets_.back(), "should emit what was laid out");
        add_tables();
        result_.offsets = std::move(offsets_);
        return std::move(result_);
    }

  private:
    void lay_out() {
        offsets_.assign(1, 0);
        for (Position at = 0; at < code_.size(); ++at)
            offsets_.push_back(offsets_.back() + static_cast<std::uint32_t>(size_of(at, offsets_.back())));
    }

    // Branches only grow, so this ends.
    bool widen() {
        bool is_changed = false;
        for (Position at = 0; at < code_.size(); ++at) {
            if (!code_.instructions[at].is_branch() || is_far_[at]) continue;
            std::int64_t distance = std::int64_t{offsets_[code_.instructions[at].target]} - offsets_[at];
            if (distance >= -0x8000 && distance <= 0x7FFF) continue;
            is_far_[at] = is_changed = true;
        }
        return is_changed;
    }

    std::size_t size_of(Position at, std::size_t offset) const {
        const CodeInstruction& instruction = code_.instructions[at];
        switch (info_of(instruction.code).operands) {
            case OperandLayout::Byte:
            case OperandLayout::ElementType: return 2;
            case OperandLayout::Constant1: return instruction.operand > 0xFF ? 3 : 2;
            case OperandLayout::Local: return needs_wide_local(instruction) ? 4 : 2;
            case OperandLayout::Increment: return needs_wide_local(instruction) ? 6 : 3;
            case OperandLayout::Short:
            case OperandLayout::Constant2: return 3;
            case OperandLayout::Branch2: return !is_far_[at] ? 3 : instruction.code == Bytecode::Goto ? 5 : 8;
            case OperandLayout::MultiNewArray: return 4;
            case OperandLayout::InvokeInterface:
            case OperandLayout::InvokeDynamic: return 5;
            case OperandLayout::TableSwitch: return 13 + padding_after(offset) + 4 * instruction.switched->positions.size();
            case OperandLayout::LookupSwitch: return 9 + padding_after(offset) + 8 * instruction.switched->positions.size();
            default: return 1;
        }
    }

    void emit(Position at) {
        const CodeInstruction& instruction = code_.instructions[at];
        std::string& out = result_.code;
        auto operand1 = static_cast<std::uint8_t>(instruction.operand);
        auto value1 = static_cast<std::uint8_t>(instruction.value);
        OperandLayout layout = info_of(instruction.code).operands;
        bool is_local = layout == OperandLayout::Local || layout == OperandLayout::Increment;
        if (layout == OperandLayout::Branch2) return emit_branch(at);
        if (is_local && needs_wide_local(instruction)) return emit_wide(instruction);
        if (layout == OperandLayout::Constant1 && instruction.operand > 0xFF) {
            opcode(Bytecode::LdcW);
            return append_u2(out, instruction.operand);
        }
        opcode(instruction.code);
        switch (layout) {
            case OperandLayout::Byte: append_u1(out, value1); break;
            case OperandLayout::Short: append_u2(out, static_cast<std::uint16_t>(instruction.value)); break;
            case OperandLayout::Constant1:
            case OperandLayout::Local:
            case OperandLayout::ElementType: append_u1(out, operand1); break;
            case OperandLayout::Constant2: append_u2(out, instruction.operand); break;
            case OperandLayout::Increment:
                append_u1(out, operand1);
                append_u1(out, value1);
                break;
            case OperandLayout::MultiNewArray:
                append_u2(out, instruction.operand);
                append_u1(out, value1);
                break;
            case OperandLayout::InvokeInterface:
                append_u2(out, instruction.operand);
                append_u1(out, value1);
                append_u1(out, 0);
                break;
            case OperandLayout::InvokeDynamic:
                append_u2(out, instruction.operand);
                append_u2(out, 0);
                break;
            case OperandLayout::TableSwitch:
            case OperandLayout::LookupSwitch: emit_switch(at); break;
            default: break;
        }
    }

    void emit_wide(const CodeInstruction& instruction) {
        opcode(Bytecode::Wide);
        opcode(instruction.code);
        append_u2(result_.code, instruction.operand);
        if (instruction.code == Bytecode::IInc) append_u2(result_.code, static_cast<std::uint16_t>(instruction.value));
    }

    // A conditional branch that is too far becomes its opposite round a goto_w.
    void emit_branch(Position at) {
        const CodeInstruction& instruction = code_.instructions[at];
        if (!is_far_[at]) {
            opcode(instruction.code);
            return append_u2(result_.code, static_cast<std::uint16_t>(distance(at, instruction.target)));
        }
        std::uint32_t start = offsets_[at];
        if (instruction.code != Bytecode::Goto) {
            opcode(opposite(instruction.code));
            append_u2(result_.code, 8);
            start += 3;
        }
        opcode(Bytecode::GotoW);
        append_u4(result_.code, offsets_[instruction.target] - start);
    }

    void emit_switch(Position at) {
        const SwitchTargets& targets = *code_.instructions[at].switched;
        bool is_table = code_.instructions[at].code == Bytecode::TableSwitch;
        auto count = static_cast<std::uint32_t>(targets.positions.size());
        result_.code.append(padding_after(offsets_[at]), '\0');
        append_u4(result_.code, distance(at, targets.fallback));
        append_u4(result_.code, is_table ? static_cast<std::uint32_t>(targets.low) : count);
        if (is_table) append_u4(result_.code, static_cast<std::uint32_t>(targets.low) + count - 1);
        for (std::uint32_t i = 0; i < count; ++i) {
            if (!is_table) append_u4(result_.code, static_cast<std::uint32_t>(targets.keys[i]));
            append_u4(result_.code, distance(at, targets.positions[i]));
        }
    }

    void add_tables() {
        auto offset = [&](Position position) { return static_cast<std::uint16_t>(offsets_[position]); };
        for (const CodeHandler& handler : code_.handlers)
            result_.handlers.push_back(
                {offset(handler.covered.start), offset(handler.covered.end), offset(handler.target), handler.catch_type});
        for (const CodeLine& line : code_.lines) result_.lines.push_back({offset(line.at), line.line});
        for (const CodeLocal& local : code_.locals) {
            std::uint16_t start = offset(local.scope.start), end = offset(local.scope.end);
            if (start < end)
                result_.locals.push_back(
                    {start, static_cast<std::uint16_t>(end - start), local.name, local.descriptor, local.index});
        }
        result_.max_locals = code_.max_locals;
    }

    std::uint32_t distance(Position from, Position to) const { return offsets_[to] - offsets_[from]; }
    void opcode(Bytecode code) { append_u1(result_.code, static_cast<std::uint8_t>(code)); }

    const MethodCode& code_;
    std::vector<bool> is_far_;  // branches that need four bytes for their distance
    std::vector<std::uint32_t> offsets_;
    AssembledCode result_;
};

void append_attribute(std::string& to, std::string_view name, const std::string& body, desugar::ConstantPoolWriter& constants) {
    append_u2(to, constants.utf8(name));
    append_u4(to, static_cast<std::uint32_t>(body.size()));
    to += body;
}

std::string line_table(const std::vector<classfile::LineEntry>& lines) {
    std::string body;
    append_u2(body, static_cast<std::uint16_t>(lines.size()));
    for (const classfile::LineEntry& line : lines) {
        append_u2(body, line.start_pc);
        append_u2(body, line.line);
    }
    return body;
}

std::string local_table(const std::vector<classfile::LocalEntry>& locals, desugar::ConstantPoolWriter& constants) {
    std::string body;
    append_u2(body, static_cast<std::uint16_t>(locals.size()));
    for (const classfile::LocalEntry& local : locals) {
        append_u2(body, local.start_pc);
        append_u2(body, local.length);
        append_u2(body, constants.utf8(local.name));
        append_u2(body, constants.utf8(local.descriptor));
        append_u2(body, local.index);
    }
    return body;
}

}  // namespace

Result<AssembledCode> assemble(const MethodCode& code) { return Assembler(code).run(); }

std::string code_attribute(const AssembledCode& code, std::uint16_t max_stack, const std::string& stack_map,
                           desugar::ConstantPoolWriter& constants) {
    std::string body;
    append_u2(body, max_stack);
    append_u2(body, code.max_locals);
    append_u4(body, static_cast<std::uint32_t>(code.code.size()));
    body += code.code;
    append_u2(body, static_cast<std::uint16_t>(code.handlers.size()));
    for (const classfile::ExceptionRange& handler : code.handlers)
        for (std::uint16_t part : {handler.start_pc, handler.end_pc, handler.handler_pc, handler.catch_type})
            append_u2(body, part);
    std::string attributes;
    std::uint16_t count = 0;
    auto add = [&](std::string_view name, const std::string& attribute) {
        append_attribute(attributes, name, attribute, constants);
        ++count;
    };
    if (!code.lines.empty()) add("LineNumberTable", line_table(code.lines));
    if (!code.locals.empty()) add("LocalVariableTable", local_table(code.locals, constants));
    if (!stack_map.empty()) add("StackMapTable", stack_map);
    append_u2(body, count);
    return body + attributes;
}

}  // namespace raceproof::program::rewrite
