#include "program/code_builder.h"

#include <fmt/format.h>

#include "program/decoder.h"
#include "program/final_fields.h"

namespace raceproof::program {

using classfile::Tag;

CodeBuilder::CodeBuilder(Program& program, const Method& method)
    : program_(program),
      method_(method),
      attribute_(*method.info->code),
      file_(*method.owner->file),
      bytes_(attribute_.code),
      code_(std::make_unique<Code>()) {
    code_->method = &method_;
    code_->max_stack = attribute_.max_stack;
    code_->max_locals = attribute_.max_locals;
    code_->instructions.reserve(bytes_.size() / 2 + 2);
    code_->byte_offsets.reserve(bytes_.size() / 2 + 2);
}

void CodeBuilder::fail(std::string reason) {
    if (error_) return;
    const char* mnemonic = start_ < bytes_.size() ? mnemonic_of(bytes_[start_]) : nullptr;
    error_ = LinkError{LinkErrorKind::Verify,
                       fmt::format("{}\nException Details:\n  Location:\n    {}.{}{} @{}: {}", reason, method_.owner->name.text(),
                                   method_.name.text(), method_.descriptor.text(), start_, mnemonic ? mnemonic : "<illegal>")};
}

std::uint8_t CodeBuilder::u1() {
    if (at_ >= bytes_.size()) {
        fail("Control flow falls through code end");
        return 0;
    }
    return bytes_[at_++];
}

std::uint16_t CodeBuilder::u2() {
    auto high = static_cast<std::uint16_t>(u1() << 8);
    return static_cast<std::uint16_t>(high | u1());
}

std::int32_t CodeBuilder::s4() {
    std::uint32_t high = u2();
    return static_cast<std::int32_t>(high << 16 | u2());
}

void CodeBuilder::skip_padding() {
    while (at_ % 4 != 0 && !error_) u1();
}

bool CodeBuilder::need(std::uint16_t index, Tag tag) {
    if (error_) return false;
    if (file_.has(index, tag)) return true;
    fail_on_constant(index);
    return false;
}

void CodeBuilder::fail_on_constant(std::uint16_t index) {
    if (index == 0 || index >= file_.constants.size()) {
        fail(fmt::format("Illegal constant pool index {} in class {}", index, method_.owner->dotted_name()));
    } else {
        fail(fmt::format("Illegal type at constant pool entry {} in class {}", index, method_.owner->dotted_name()));
    }
}

bool CodeBuilder::check_local(std::uint16_t index, std::uint64_t slots) {
    if (!error_ && index + slots > attribute_.max_locals)
        fail(fmt::format("Local variable table overflow\nException Details: Local index {} is invalid", index));
    return !error_;
}

void CodeBuilder::emit(Op op, std::uint16_t a, std::int32_t b, std::uint64_t operand) {
    code_->instructions.push_back({op, a, b, operand});
    code_->byte_offsets.push_back(static_cast<std::uint16_t>(start_));
}

void CodeBuilder::emit_branch(Op op, std::int32_t offset) {
    branches_.push_back(static_cast<std::uint32_t>(code_->instructions.size()));
    emit(op, 0, offset);
}

void CodeBuilder::emit_switch(Op op, std::unique_ptr<SwitchTable> table) {
    branches_.push_back(static_cast<std::uint32_t>(code_->instructions.size()));
    emit(op, 0, 0, reinterpret_cast<std::uintptr_t>(table.get()));
    code_->switches.push_back(std::move(table));
}

Link<std::unique_ptr<const Code>> CodeBuilder::finish() {
    start_ = bytes_.size();
    emit(Op::FellOffTheEnd);
    if (!error_) link_branches();
    if (!error_) make_handlers();
    if (error_) return std::move(*error_);
    code_->freezes = freezes_final_fields(program_, *code_);
    return std::unique_ptr<const Code>(std::move(code_));
}

std::int32_t CodeBuilder::relative_target(std::uint32_t branch, std::int32_t byte_offset) {
    std::int64_t target = std::int64_t{code_->byte_offsets[branch]} + byte_offset;
    std::uint32_t index = target < 0 || target >= static_cast<std::int64_t>(bytes_.size())
                              ? Code::kNoInstruction
                              : code_->index_of(static_cast<std::uint32_t>(target));
    if (index == Code::kNoInstruction) {
        start_ = code_->byte_offsets[branch];
        fail("Illegal target of jump or branch");
        return 0;
    }
    return static_cast<std::int32_t>(index) - static_cast<std::int32_t>(branch);
}

void CodeBuilder::link_branches() {
    for (std::uint32_t branch : branches_) {
        Instruction& instruction = code_->instructions[branch];
        if (instruction.op != Op::TableSwitch && instruction.op != Op::LookupSwitch) {
            instruction.b = relative_target(branch, instruction.b);
            continue;
        }
        auto* table = instruction.pointer<SwitchTable>();
        table->fallback = relative_target(branch, table->fallback);
        for (std::int32_t& target : table->targets) target = relative_target(branch, target);
    }
}

void CodeBuilder::make_handlers() {
    auto last = static_cast<std::uint32_t>(code_->instructions.size() - 1);
    code_->handlers.reserve(attribute_.exception_table.size());
    for (const classfile::ExceptionRange& range : attribute_.exception_table) {
        std::uint32_t start = code_->index_of(range.start_pc);
        std::uint32_t end = range.end_pc == bytes_.size() ? last : code_->index_of(range.end_pc);
        std::uint32_t target = code_->index_of(range.handler_pc);
        if (start == Code::kNoInstruction || end == Code::kNoInstruction || target == Code::kNoInstruction || start >= end)
            return fail("Illegal exception table range");
        if (range.catch_type != 0 && !need(range.catch_type, Tag::Class)) return;
        code_->handlers.emplace_back(start, end, target, range.catch_type);
    }
}

}  // namespace raceproof::program
