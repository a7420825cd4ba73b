#include "program/frame_map_stack.h"

#include <utility>

#include "base/verify.h"

namespace raceproof::program {

using classfile::Tag;

namespace {

constexpr const char* kDepthVerified = "should have verified the stack depth";

int slots_of(char letter) { return letter == 'V' ? 0 : letter == 'J' || letter == 'D' ? 2 : 1; }

}  // namespace

void StackUses::step(const FlowInstruction& instruction) {
    std::string_view effect = info_of(instruction.code).effect;
    if (effect != "*") return apply(effect);
    switch (instruction.code) {
        case Bytecode::Ldc:
        case Bytecode::LdcW:
        case Bytecode::Ldc2W: return push(letter_of_constant(instruction.operand));
        case Bytecode::Pop: return pop(1);
        case Bytecode::Pop2: return pop(2);
        case Bytecode::Dup: return duplicate(1, 0);
        case Bytecode::DupX1: return duplicate(1, 1);
        case Bytecode::DupX2: return duplicate(1, 2);
        case Bytecode::Dup2: return duplicate(2, 0);
        case Bytecode::Dup2X1: return duplicate(2, 1);
        case Bytecode::Dup2X2: return duplicate(2, 2);
        case Bytecode::Swap:
            VERIFY(stack_.size() >= 2, kDepthVerified);
            return std::swap(stack_.back(), stack_[stack_.size() - 2]);
        case Bytecode::GetStatic: return push(descriptor_of(instruction).front());
        case Bytecode::PutStatic: return pop(slots_of(descriptor_of(instruction).front()));
        case Bytecode::GetField: pop(1); return push(descriptor_of(instruction).front());
        case Bytecode::PutField: return pop(1 + slots_of(descriptor_of(instruction).front()));
        case Bytecode::InvokeVirtual:
        case Bytecode::InvokeSpecial:
        case Bytecode::InvokeInterface: return call(descriptor_of(instruction), 1);
        case Bytecode::InvokeStatic:
        case Bytecode::InvokeDynamic: return call(descriptor_of(instruction), 0);
        case Bytecode::MultiANewArray: pop(instruction.count); return push('L');
        default: VERIFY(false, "should have verified the instructions");
    }
}

void StackUses::pop(int slots) {
    VERIFY(stack_.size() >= static_cast<std::size_t>(slots), kDepthVerified);
    stack_.resize(stack_.size() - static_cast<std::size_t>(slots));
}

void StackUses::push(char letter) {
    if (letter == 'V') return;
    bool is_reference = letter == 'A' || letter == 'L' || letter == '[';
    stack_.push_back(is_reference ? SlotUse::Reference : SlotUse::Value);
    if (slots_of(letter) == 2) stack_.push_back(SlotUse::Dead);
}

void StackUses::apply(std::string_view effect) {
    std::size_t i = 0;
    for (; effect[i] != '>'; ++i) pop(slots_of(effect[i]));
    for (++i; i < effect.size(); ++i) push(effect[i]);
}

// Copies the top `count` slots below the `under` slots beneath them.
void StackUses::duplicate(std::size_t count, std::size_t under) {
    VERIFY(stack_.size() >= count + under, kDepthVerified);
    stack_.resize(stack_.size() + count);
    std::size_t size = stack_.size();
    for (std::size_t i = 1; i <= count + under; ++i) stack_[size - i] = stack_[size - i - count];
    for (std::size_t i = 1; i <= count; ++i) stack_[size - under - count - i] = stack_[size - i];
}

std::string_view StackUses::descriptor_of(const FlowInstruction& instruction) const {
    return file_.name_and_type(file_.constant(instruction.operand).second).descriptor;
}

char StackUses::letter_of_constant(std::uint16_t index) const {
    const classfile::Constant& constant = file_.constant(index);
    switch (constant.tag) {
        case Tag::Integer: return 'I';
        case Tag::Float: return 'F';
        case Tag::Long: return 'J';
        case Tag::Double: return 'D';
        case Tag::Dynamic: return file_.name_and_type(constant.second).descriptor.front();
        default: return 'L';
    }
}

void StackUses::call(std::string_view descriptor, int receiver_slots) {
    int slots = receiver_slots;
    std::size_t at = 1;
    while (descriptor[at] != ')') {
        bool is_array = descriptor[at] == '[';
        at = descriptor.find_first_not_of('[', at);
        slots += is_array ? 1 : slots_of(descriptor[at]);
        at = descriptor[at] == 'L' ? descriptor.find(';', at) + 1 : at + 1;
    }
    pop(slots);
    push(descriptor[at + 1]);
}

StackShapes::StackShapes(const Flow& flow, const classfile::ClassFile& file)
    : flow_(flow), at_(flow.blocks().size()), is_reached_(flow.blocks().size()) {
    StackUses stack(file);
    arrive(0, {});
    while (!waiting_.empty()) {
        std::uint32_t number = waiting_.back();
        waiting_.pop_back();
        const FlowBlock& block = flow_.blocks()[number];
        for (std::uint32_t handler : block.handlers) arrive(flow_.handlers()[handler].target, {SlotUse::Reference});
        stack.reset(at_[number]);
        for (std::uint32_t i = block.start; i < block.end; ++i) stack.step(flow_.instructions()[i]);
        flow_.for_each_successor(block, [&](std::uint32_t target) { arrive(target, stack.slots()); });
    }
}

void StackShapes::arrive(std::uint32_t target, const std::vector<SlotUse>& stack) {
    VERIFY(target < flow_.instructions().size(), "should have verified that code does not end by itself");
    std::uint32_t block = flow_.block_at(target);
    bool is_changed = false;
    if (!is_reached_[block]) {
        is_reached_[block] = is_changed = true;
        at_[block] = stack;
    } else {
        VERIFY(at_[block].size() == stack.size(), kDepthVerified);
        for (std::size_t i = 0; i < stack.size(); ++i) {
            if (at_[block][i] == stack[i] || at_[block][i] == SlotUse::Dead) continue;
            at_[block][i] = SlotUse::Dead;
            is_changed = true;
        }
    }
    if (is_changed) waiting_.push_back(block);
}

}  // namespace raceproof::program
