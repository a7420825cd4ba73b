#include "fixes/value_flow.h"

#include <algorithm>

#include "classfile/descriptor.h"
#include "program/verifier_flow.h"

namespace raceproof::fixes {
namespace {

using program::info_of;
using program::OperandLayout;

std::size_t slots_of_letters(std::string_view letters) {
    std::size_t slots = 0;
    for (char letter : letters) slots += letter == 'J' || letter == 'D' ? 2 : 1;
    return slots;
}

std::size_t slots_of_parameters(std::string_view descriptor) {
    auto parsed = classfile::parse_method_descriptor(descriptor);
    return parsed ? static_cast<std::size_t>(parsed->parameter_slots) : 0;
}

// How many slots a stack instruction copies, and below how many others; nothing for other instructions.
struct Duplication {
    std::size_t count = 0, under = 0;
};
Duplication duplication_of(Bytecode code) {
    switch (code) {
        case Bytecode::Dup: return {1, 0};
        case Bytecode::DupX1: return {1, 1};
        case Bytecode::DupX2: return {1, 2};
        case Bytecode::Dup2: return {2, 0};
        case Bytecode::Dup2X1: return {2, 1};
        case Bytecode::Dup2X2: return {2, 2};
        default: return {};
    }
}

bool is_local(OperandLayout layout) { return layout >= OperandLayout::Local && layout <= OperandLayout::Local3; }

bool is_store(Bytecode code) { return code >= Bytecode::IStore && code <= Bytecode::AStore3; }

// Gives the same result as often as it is evaluated on the same operands.
bool is_repeatable(Bytecode code) {
    return code <= Bytecode::SALoad || (code >= Bytecode::IAdd && code <= Bytecode::DCmpG && code != Bytecode::IInc) ||
           code == Bytecode::GetField || code == Bytecode::GetStatic || code == Bytecode::CheckCast ||
           code == Bytecode::ArrayLength;
}

}  // namespace

std::size_t slots_of(std::string_view descriptor) {
    if (descriptor.empty() || descriptor == "V") return 0;
    return descriptor == "J" || descriptor == "D" ? 2 : 1;
}

ValueFlow::ValueFlow(const MethodCode& code, const program::Method& method, const ConstantNames& names)
    : code_(code), method_(method), names_(names), states_(code.size()) {
    enter();
    while (!waiting_.empty()) {
        Position position = waiting_.back();
        waiting_.pop_back();
        states_[position].is_waiting = false;
        step(position);
    }
}

bool ValueFlow::is_load(Position position) const {
    return at(position).code >= Bytecode::ILoad && at(position).code <= Bytecode::ALoad3;
}

std::span<const Value> ValueFlow::popped(Position position) const {
    std::span<const Value> all = stack(position);
    return all.last(std::min(all.size(), effect_of(at(position)).popped));
}

ValueFlow::Effect ValueFlow::effect_of(const CodeInstruction& instruction) const {
    std::string_view effect = info_of(instruction.code).effect;
    if (std::size_t arrow = effect.find('>'); arrow != std::string_view::npos)
        return {slots_of_letters(effect.substr(0, arrow)), slots_of_letters(effect.substr(arrow + 1))};
    auto type_of_member = [&] { return names_.member(instruction.operand).descriptor; };
    switch (instruction.code) {
        case Bytecode::Ldc:
        case Bytecode::LdcW:
        case Bytecode::Ldc2W: return {0, slots_of(names_.type_of_constant(instruction.operand))};
        case Bytecode::Pop: return {1, 0};
        case Bytecode::Pop2: return {2, 0};
        case Bytecode::GetStatic: return {0, slots_of(type_of_member())};
        case Bytecode::PutStatic: return {slots_of(type_of_member()), 0};
        case Bytecode::GetField: return {1, slots_of(type_of_member())};
        case Bytecode::PutField: return {1 + slots_of(type_of_member()), 0};
        case Bytecode::InvokeVirtual:
        case Bytecode::InvokeSpecial:
        case Bytecode::InvokeInterface:
        case Bytecode::InvokeStatic:
        case Bytecode::InvokeDynamic: {
            std::string_view type = type_of_member();
            bool has_receiver = instruction.code != Bytecode::InvokeStatic && instruction.code != Bytecode::InvokeDynamic;
            return {slots_of_parameters(type) + (has_receiver ? 1 : 0), slots_of(type.substr(type.find(')') + 1))};
        }
        case Bytecode::MultiANewArray: return {static_cast<std::size_t>(instruction.value), 1};
        default: return {};
    }
}

void ValueFlow::enter() {
    State state;
    state.locals.resize(code_.max_locals, kNoValue);
    for (std::uint16_t slot = 0; slot < method_.argument_slots && slot < code_.max_locals; ++slot)
        state.locals[slot] = kFirstParameter + slot;
    if (code_.size() > 0) arrive(0, state);
}

void ValueFlow::step(Position position) {
    State state = states_[position];
    const CodeInstruction& instruction = at(position);
    auto arrive_at_handlers = [&](const State& from) {
        for (const program::rewrite::CodeHandler& handler : code_.handlers) {
            if (position < handler.covered.start || position >= handler.covered.end) continue;
            State caught{.stack = {kFirstParameter + code_.max_locals}, .locals = from.locals};
            arrive(handler.target, caught);
        }
    };
    arrive_at_handlers(state);
    apply(instruction, position, state);
    instruction.for_each_target([&](Position target) { arrive(target, state); });
    if (program::Flow::falls_through(instruction.code) && position + 1 < code_.size()) arrive(position + 1, state);
}

void ValueFlow::apply(const CodeInstruction& instruction, Position position, State& state) const {
    std::vector<Value>& stack = state.stack;
    if (Duplication copy = duplication_of(instruction.code); copy.count != 0) {
        if (stack.size() < copy.count + copy.under) return;
        std::vector<Value> top(stack.end() - static_cast<std::ptrdiff_t>(copy.count), stack.end());
        stack.insert(stack.end() - static_cast<std::ptrdiff_t>(copy.count + copy.under), top.begin(), top.end());
        return;
    }
    if (instruction.code == Bytecode::Swap) {
        if (stack.size() >= 2) std::swap(stack[stack.size() - 1], stack[stack.size() - 2]);
        return;
    }
    Effect effect = effect_of(instruction);
    std::size_t popped = std::min(effect.popped, stack.size());
    if (is_store(instruction.code) && is_local(info_of(instruction.code).operands))
        for (std::size_t i = 0; i < popped && instruction.operand + i < state.locals.size(); ++i)
            state.locals[instruction.operand + i] = stack.back();
    if (instruction.code == Bytecode::IInc && instruction.operand < state.locals.size())
        state.locals[instruction.operand] = position;
    stack.resize(stack.size() - popped);
    stack.insert(stack.end(), effect.pushed, position);
}

void ValueFlow::arrive(Position target, const State& from) {
    State& state = states_[target];
    bool changes = !state.is_reached;
    if (!state.is_reached) {
        state.stack = from.stack;
        state.locals = from.locals;
        state.is_reached = true;
    } else {
        std::size_t depth = std::min(state.stack.size(), from.stack.size());
        for (std::size_t i = 0; i < state.locals.size(); ++i) changes |= merge(target, i, state.locals[i], from.locals[i]);
        for (std::size_t i = 0; i < depth; ++i) changes |= merge(target, state.locals.size() + i, state.stack[i], from.stack[i]);
    }
    if (!changes || state.is_waiting) return;
    state.is_waiting = true;
    waiting_.push_back(target);
}

bool ValueFlow::merge(Position target, std::size_t slot, Value& into, Value from) {
    if (into == from) return false;
    auto [number, is_new] = merge_numbers_.try_emplace({target, slot}, kFirstMerged + merge_count());
    if (is_new) merges_.push_back({into});
    std::vector<Value>& values = merges_[number->second - kFirstMerged];
    bool is_known = from == number->second || std::find(values.begin(), values.end(), from) != values.end();
    if (!is_known) values.push_back(from);
    bool changes = into != number->second;
    into = number->second;
    return changes;
}

bool ValueFlow::is_same(Value left, Value right) const {
    if (left == right) return true;
    if (!is_instruction(left) || !is_instruction(right)) return false;
    const CodeInstruction &mine = at(left), &other = at(right);
    if (mine.code != other.code || mine.value != other.value || !is_repeatable(mine.code)) return false;
    if (is_load(left)) return mine.operand == other.operand && held(left) == held(right);
    if (mine.operand != other.operand) return false;
    std::span<const Value> my_operands = popped(left), other_operands = popped(right);
    return std::equal(my_operands.begin(), my_operands.end(), other_operands.begin(), other_operands.end(),
                      [&](Value a, Value b) { return is_same(a, b); });
}

}  // namespace raceproof::fixes
