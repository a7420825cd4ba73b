#include "program/verifier_flow.h"

namespace raceproof::program {

namespace {

constexpr const char* kTruncated = "Truncated instruction";
constexpr const char* kBadTarget = "Illegal target of jump or branch";
constexpr const char* kBadSwitch = "Bad switch instruction";
// Blocks times handlers; far beyond what any compiler emits, and bounds the memory that hostile code can ask for.
constexpr std::size_t kMaxCoverage = 1u << 22;

constexpr const char* kBadHandler = "Illegal exception table range";

// Bytes from `at`, big-endian; the caller has checked that they are there.
std::uint16_t u2(std::span<const std::uint8_t> bytes, std::size_t at) {
    return static_cast<std::uint16_t>(bytes[at] << 8 | bytes[at + 1]);
}

std::int32_t s4(std::span<const std::uint8_t> bytes, std::size_t at) {
    return static_cast<std::int32_t>(static_cast<std::uint32_t>(u2(bytes, at)) << 16 | u2(bytes, at + 2));
}

// Of the operands; switches and `wide` are not fixed.
std::size_t operand_size(OperandLayout layout) {
    switch (layout) {
        case OperandLayout::Byte:
        case OperandLayout::Constant1:
        case OperandLayout::Local:
        case OperandLayout::ElementType: return 1;
        case OperandLayout::Short:
        case OperandLayout::Constant2:
        case OperandLayout::Increment:
        case OperandLayout::Branch2: return 2;
        case OperandLayout::MultiNewArray: return 3;
        case OperandLayout::Branch4:
        case OperandLayout::InvokeInterface:
        case OperandLayout::InvokeDynamic: return 4;
        default: return 0;
    }
}

// Branch targets are held as byte offsets until all instructions are known; one outside the code becomes one past any code.
std::uint32_t target_offset(std::size_t at, std::int64_t distance) {
    std::int64_t target = static_cast<std::int64_t>(at) + distance;
    return target < 0 || target > 0xFFFF ? 0x10000 : static_cast<std::uint32_t>(target);
}

void read_operands(std::span<const std::uint8_t> bytes, std::size_t start, FlowInstruction& instruction) {
    std::size_t at = start + 1;
    OperandLayout layout = info_of(instruction.code).operands;
    switch (layout) {
        case OperandLayout::Constant1:
        case OperandLayout::Local:
        case OperandLayout::Increment:
        case OperandLayout::ElementType: instruction.operand = bytes[at]; break;
        case OperandLayout::Local0:
        case OperandLayout::Local1:
        case OperandLayout::Local2:
        case OperandLayout::Local3:
            instruction.operand = static_cast<std::uint16_t>(static_cast<int>(layout) - static_cast<int>(OperandLayout::Local0));
            break;
        case OperandLayout::Branch2: instruction.target = target_offset(start, static_cast<std::int16_t>(u2(bytes, at))); break;
        case OperandLayout::Branch4: instruction.target = target_offset(start, s4(bytes, at)); break;
        case OperandLayout::Constant2:
        case OperandLayout::InvokeDynamic: instruction.operand = u2(bytes, at); break;
        case OperandLayout::InvokeInterface:
        case OperandLayout::MultiNewArray:
            instruction.operand = u2(bytes, at);
            instruction.count = bytes[at + 2];
            break;
        default: break;
    }
}

}  // namespace

bool Flow::falls_through(Bytecode code) {
    switch (code) {
        case Bytecode::Goto:
        case Bytecode::GotoW:
        case Bytecode::TableSwitch:
        case Bytecode::LookupSwitch:
        case Bytecode::AThrow: return false;
        default: return code < Bytecode::IReturn || code > Bytecode::Return;
    }
}

Result<Flow, Flow::Problem> Flow::read(const classfile::CodeAttribute& code) {
    Flow flow;
    if (Problem problem = flow.read_instructions(code.code)) return problem;
    if (Problem problem = flow.resolve_targets(code.code.size())) return problem;
    if (Problem problem = flow.read_handlers(code)) return problem;
    flow.find_blocks();
    if (Problem problem = flow.cover_blocks()) return problem;
    return flow;
}

Flow::Problem Flow::read_instructions(std::span<const std::uint8_t> bytes) {
    if (bytes.empty() || bytes.size() > 0xFFFF) return "Bad length of code";
    index_of_.assign(bytes.size() + 1, kNone);
    instructions_.reserve(bytes.size() / 2);
    for (std::size_t at = 0; at < bytes.size();) {
        if (bytes[at] >= kBytecodeCount) return "Bad instruction";
        FlowInstruction instruction{.code = static_cast<Bytecode>(bytes[at]), .offset = static_cast<std::uint16_t>(at)};
        index_of_[at] = static_cast<std::uint32_t>(instructions_.size());
        OperandLayout layout = info_of(instruction.code).operands;
        if (layout == OperandLayout::TableSwitch || layout == OperandLayout::LookupSwitch) {
            if (Problem problem = read_switch(bytes, at, instruction)) return problem;
        } else if (layout == OperandLayout::Wide) {
            if (at + 4 > bytes.size()) return kTruncated;
            instruction.code = static_cast<Bytecode>(bytes[at + 1]);
            instruction.operand = u2(bytes, at + 2);
            bool is_increment = instruction.code == Bytecode::IInc;
            if (bytes[at + 1] >= kBytecodeCount || (!is_increment && info_of(instruction.code).operands != OperandLayout::Local))
                return "Bad wide instruction";
            at += is_increment ? 6 : 4;
        } else {
            std::size_t next = at + 1 + operand_size(layout);
            if (next > bytes.size()) return kTruncated;
            read_operands(bytes, at, instruction);
            at = next;
        }
        if (at > bytes.size()) return kTruncated;
        if (instruction.code == Bytecode::Jsr || instruction.code == Bytecode::JsrW || instruction.code == Bytecode::Ret)
            return "Bad instruction";
        instructions_.push_back(instruction);
    }
    index_of_[bytes.size()] = static_cast<std::uint32_t>(instructions_.size());
    return nullptr;
}

Flow::Problem Flow::read_switch(std::span<const std::uint8_t> bytes, std::size_t& at, FlowInstruction& instruction) {
    std::size_t start = at, cursor = (at + 4) & ~std::size_t{3};
    bool is_table = instruction.code == Bytecode::TableSwitch;
    if (cursor + (is_table ? 12 : 8) > bytes.size()) return kTruncated;
    std::vector<std::uint32_t> targets{target_offset(start, s4(bytes, cursor))};
    std::int64_t count = s4(bytes, cursor + 4);
    std::size_t stride = is_table ? 4 : 8, first_target = is_table ? 12 : 12;
    if (is_table) count = std::int64_t{s4(bytes, cursor + 8)} - count + 1;
    std::size_t entries = cursor + (is_table ? 12 : 8);
    if (count < 0 || static_cast<std::uint64_t>(count) * stride > bytes.size() - entries) return kBadSwitch;
    for (std::int64_t i = 0; i < count; ++i)
        targets.push_back(target_offset(start, s4(bytes, cursor + first_target + static_cast<std::size_t>(i) * stride)));
    at = entries + static_cast<std::size_t>(count) * stride;
    instruction.target = static_cast<std::uint32_t>(switch_targets_.size());
    switch_targets_.push_back(std::move(targets));
    return nullptr;
}

Flow::Problem Flow::resolve_targets(std::size_t code_size) {
    auto resolve = [&](std::uint32_t& target) {
        target = target < code_size ? index_of_[target] : kNone;
        return target != kNone;
    };
    for (FlowInstruction& instruction : instructions_) {
        OperandLayout layout = info_of(instruction.code).operands;
        if ((layout == OperandLayout::Branch2 || layout == OperandLayout::Branch4) && !resolve(instruction.target))
            return kBadTarget;
    }
    for (std::vector<std::uint32_t>& targets : switch_targets_)
        for (std::uint32_t& target : targets)
            if (!resolve(target)) return kBadTarget;
    return nullptr;
}

Flow::Problem Flow::read_handlers(const classfile::CodeAttribute& code) {
    for (const classfile::ExceptionRange& range : code.exception_table) {
        if (range.start_pc >= range.end_pc || range.end_pc > code.code.size() || range.handler_pc >= code.code.size())
            return kBadHandler;
        FlowHandler handler{index_of_[range.start_pc], index_of_[range.end_pc], index_of_[range.handler_pc], range.catch_type};
        if (handler.start == kNone || handler.end == kNone || handler.target == kNone) return kBadHandler;
        handlers_.push_back(handler);
    }
    return nullptr;
}

void Flow::find_blocks() {
    std::uint32_t count = static_cast<std::uint32_t>(instructions_.size());
    std::vector<bool> is_leader(count + 1);
    is_leader[0] = true;
    for (std::uint32_t i = 0; i < count; ++i) {
        OperandLayout layout = info_of(instructions_[i].code).operands;
        bool is_branch = layout == OperandLayout::Branch2 || layout == OperandLayout::Branch4;
        if (is_branch) is_leader[instructions_[i].target] = true;
        if (is_branch || !falls_through(instructions_[i].code)) is_leader[i + 1] = true;
    }
    for (const auto& targets : switch_targets_)
        for (std::uint32_t target : targets) is_leader[target] = true;
    for (const FlowHandler& handler : handlers_)
        is_leader[handler.start] = is_leader[handler.end] = is_leader[handler.target] = true;

    block_of_.assign(count, 0);
    for (std::uint32_t i = 0; i < count; ++i) {
        if (is_leader[i]) blocks_.push_back({i, i, {}});
        blocks_.back().end = i + 1;
        block_of_[i] = static_cast<std::uint32_t>(blocks_.size() - 1);
    }
}

std::vector<bool> Flow::needs_frame() const {
    std::vector<bool> needed(instructions_.size() + 1);
    for (std::size_t i = 0; i < instructions_.size(); ++i) {
        OperandLayout layout = info_of(instructions_[i].code).operands;
        if (layout == OperandLayout::Branch2 || layout == OperandLayout::Branch4) needed[instructions_[i].target] = true;
        if (!falls_through(instructions_[i].code)) needed[i + 1] = true;
    }
    for (const std::vector<std::uint32_t>& targets : switch_targets_)
        for (std::uint32_t target : targets) needed[target] = true;
    for (const FlowHandler& handler : handlers_) needed[handler.target] = true;
    return needed;
}

Flow::Problem Flow::cover_blocks() {
    std::size_t coverage = 0;
    for (std::uint32_t number = 0; number < handlers_.size(); ++number) {
        std::uint32_t end = handlers_[number].end;
        std::uint32_t first = block_of_[handlers_[number].start], last = end < block_of_.size() ? block_of_[end] : block_count();
        coverage += last - first;
        if (coverage > kMaxCoverage) return "Exception table too large";
        for (std::uint32_t block = first; block < last; ++block) blocks_[block].handlers.push_back(number);
    }
    return nullptr;
}

}  // namespace raceproof::program
