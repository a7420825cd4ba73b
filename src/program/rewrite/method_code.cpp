#include "program/rewrite/method_code.h"

#include <algorithm>

#include "program/verifier_flow.h"

namespace raceproof::program::rewrite {
namespace {

class CodeReader {
  public:
    CodeReader(const classfile::CodeAttribute& attribute, const Flow& flow) : attribute_(attribute), flow_(flow) {}

    MethodCode read() {
        MethodCode code;
        code.max_stack = attribute_.max_stack;
        code.max_locals = attribute_.max_locals;
        for (const FlowInstruction& instruction : flow_.instructions()) code.instructions.push_back(read(instruction));
        for (const FlowHandler& handler : flow_.handlers())
            code.handlers.push_back({{handler.start, handler.end}, handler.target, handler.catch_type});
        for (const classfile::LineEntry& line : attribute_.lines) code.lines.push_back({position_of(line.start_pc), line.line});
        for (const classfile::LocalEntry& local : attribute_.locals) {
            std::uint32_t end = std::uint32_t{local.start_pc} + local.length;
            code.locals.push_back({{position_of(local.start_pc), position_of(end)}, local.name, local.descriptor, local.index});
        }
        return code;
    }

  private:
    CodeInstruction read(const FlowInstruction& from) const {
        CodeInstruction to;
        to.code = from.code == Bytecode::GotoW ? Bytecode::Goto : from.code;
        to.operand = from.operand;
        to.value = from.count;
        to.original_offset = from.offset;
        std::size_t at = from.offset;
        bool is_wide = attribute_.code[at] == static_cast<std::uint8_t>(Bytecode::Wide);
        switch (info_of(from.code).operands) {
            case OperandLayout::Byte: to.value = static_cast<std::int8_t>(attribute_.code[at + 1]); break;
            case OperandLayout::Short: to.value = static_cast<std::int16_t>(u2(at + 1)); break;
            case OperandLayout::Increment:
                to.value = is_wide ? static_cast<std::int16_t>(u2(at + 4)) : static_cast<std::int8_t>(attribute_.code[at + 2]);
                break;
            case OperandLayout::Branch2:
            case OperandLayout::Branch4: to.target = from.target; break;
            case OperandLayout::TableSwitch: to.switched = read_table(at); break;
            case OperandLayout::LookupSwitch: to.switched = read_lookup(at); break;
            default: break;
        }
        return to;
    }

    SwitchTargets read_table(std::size_t at) const {
        std::size_t cursor = (at + 4) & ~std::size_t{3};
        SwitchTargets targets{.fallback = target(at, cursor), .low = s4(cursor + 4)};
        std::int64_t count = std::int64_t{s4(cursor + 8)} - targets.low + 1;
        for (std::int64_t i = 0; i < count; ++i)
            targets.positions.push_back(target(at, cursor + 12 + 4 * static_cast<std::size_t>(i)));
        return targets;
    }

    SwitchTargets read_lookup(std::size_t at) const {
        std::size_t cursor = (at + 4) & ~std::size_t{3};
        SwitchTargets targets{.fallback = target(at, cursor)};
        std::int32_t count = s4(cursor + 4);
        for (cursor += 8; count > 0; --count, cursor += 8) {
            targets.keys.push_back(s4(cursor));
            targets.positions.push_back(target(at, cursor + 4));
        }
        return targets;
    }

    std::uint16_t u2(std::size_t at) const {
        return static_cast<std::uint16_t>(attribute_.code[at] << 8 | attribute_.code[at + 1]);
    }
    std::int32_t s4(std::size_t at) const {
        return static_cast<std::int32_t>(static_cast<std::uint32_t>(u2(at)) << 16 | u2(at + 2));
    }
    Position target(std::size_t from, std::size_t place) const {
        return position_of(static_cast<std::uint32_t>(static_cast<std::int64_t>(from) + s4(place)));
    }
    // The first instruction at this offset or after it: a source line may start inside one.
    Position position_of(std::uint32_t offset) const {
        auto instructions = flow_.instructions();
        auto found = std::lower_bound(instructions.begin(), instructions.end(), offset,
                                      [](const FlowInstruction& left, std::uint32_t right) { return left.offset < right; });
        return static_cast<Position>(found - instructions.begin());
    }

    const classfile::CodeAttribute& attribute_;
    const Flow& flow_;
};

}  // namespace

std::optional<Position> MethodCode::at_offset(std::uint32_t original_offset) const {
    for (Position at = 0; at < size(); ++at)
        if (instructions[at].original_offset == original_offset) return at;
    return std::nullopt;
}

std::uint16_t MethodCode::line_at(Position position) const {
    std::uint16_t line = 0;
    for (const CodeLine& entry : lines)
        if (entry.at <= position) line = entry.line;
    return line;
}

Result<MethodCode> read_code(const classfile::CodeAttribute& attribute) {
    Result<Flow, Flow::Problem> flow = Flow::read(attribute);
    if (!flow) return Error{flow.error()};
    return CodeReader(attribute, *flow).read();
}

Result<Sequence> read_sequence(std::span<const std::uint8_t> bytes) {
    classfile::CodeAttribute attribute;
    attribute.code = bytes;
    Result<MethodCode> code = read_code(attribute);
    if (!code) return code.error();
    for (CodeInstruction& instruction : code->instructions) instruction.original_offset = CodeInstruction::kInserted;
    return std::move(code->instructions);
}

}  // namespace raceproof::program::rewrite
