#include "machine/natives/stack_sources.h"

#include "classfile/descriptor.h"

namespace raceproof::machine::natives {

namespace {

// By opcode: slots popped, slots pushed ('x': depends on more than the opcode), bytes (0: depends).
constexpr char kPops[] =
    "00000000000000000000000000000000000000000000002222"
    "222212121111122221111222211113434333312xxxxxxx2424"
    "24242424242424241212232323242424011122211122211142"
    "244111111222222220xx11121210xxxxxxxxx011110111xx11"
    "0x";
constexpr char kPushes[] =
    "01111111122111221111212121111122221111222211111212"
    "111100000000000000000000000000000000000xxxxxxx1212"
    "12121212121212121212121212121212021211212212111111"
    "111000000000000000xx00000000xxxxxxxxx111100100xx00"
    "0x";
constexpr char kLengths[] =
    "11111111111111112323322222111111111111111111111111"
    "11112222211111111111111111111111111111111111111111"
    "11111111111111111111111111111111311111111111111111"
    "11133333333333333332001111113333333553231133110433"
    "55";

enum Opcode {
    kIstore = 54,
    kIstore0 = 59,
    kAstore3 = 78,
    kDup = 89,
    kDupX1,
    kDupX2,
    kDup2,
    kDup2X1,
    kDup2X2,
    kSwap,
    kIinc = 132,
    kIfeq = 153,
    kGoto = 167,
    kTableSwitch = 170,
    kLookupSwitch = 171,
    kIreturn = 172,
    kReturn = 177,
    kGetStatic = 178,
    kPutStatic,
    kGetField,
    kPutField,
    kInvokeVirtual,
    kInvokeSpecial,
    kInvokeStatic,
    kInvokeInterface,
    kInvokeDynamic,
    kAthrow = 191,
    kWide = 196,
    kMultiNewArray,
    kIfNull,
    kIfNonNull,
    kGotoW,
    kOpcodeCount = 202,
};

void pop(SimulatedStack& stack, int count) {
    auto size = static_cast<int>(stack.sources.size());
    stack.sources.resize(static_cast<std::size_t>(count > size ? 0 : size - count));
}
void push(SimulatedStack& stack, int source, int count) {
    stack.sources.insert(stack.sources.end(), static_cast<std::size_t>(count), source);
}

// The local that a store changes, or -1.
int stored_local(int opcode, int operand) {
    if (opcode >= kIstore && opcode < kIstore0) return operand;
    if (opcode >= kIstore0 && opcode <= kAstore3) return (opcode - kIstore0) % 4;
    return opcode == kIinc ? operand : -1;
}

int after_padding(int offset) { return (offset + 4) & ~3; }

}  // namespace

DescriptorSlots slots_of_method(std::string_view descriptor) {
    auto parsed = classfile::parse_method_descriptor(descriptor);
    if (!parsed) return {0, 0};
    return {parsed->parameter_slots, classfile::slot_count(classfile::basic_type(parsed->return_type.front()))};
}

int slots_of_field(std::string_view descriptor) { return classfile::slot_count(classfile::basic_type(descriptor.front())); }

StackSources::StackSources(const classfile::ClassFile& file, const classfile::CodeAttribute& code) : file_(file), code_(code) {
    flow(0, {});
    for (const classfile::ExceptionRange& range : code.exception_table) {
        SimulatedStack caught;
        push(caught, range.handler_pc, 1);
        flow(range.handler_pc, caught);
    }
    while (!pending_.empty()) {
        int offset = pending_.back();
        pending_.pop_back();
        simulate_from(offset);
    }
}

void StackSources::simulate_from(int offset) {
    SimulatedStack stack = stacks_[offset];
    step(offset, stack);
    for (int successor : successors(offset)) flow(successor, stack);
}

void StackSources::flow(int to, const SimulatedStack& stack) {
    if (to < 0 || to >= static_cast<int>(code_.code.size())) return;
    auto [entry, is_new] = stacks_.try_emplace(to, stack);
    bool changed = is_new;
    if (!is_new) {
        SimulatedStack& known = entry->second;
        for (std::size_t i = 0; i < known.sources.size() && i < stack.sources.size(); ++i) {
            if (known.sources[i] == stack.sources[i] || known.sources[i] == kUnknownSource) continue;
            known.sources[i] = kUnknownSource;
            changed = true;
        }
        if ((stack.written_locals & ~known.written_locals) != 0) {
            known.written_locals |= stack.written_locals;
            changed = true;
        }
    }
    if (changed) pending_.push_back(to);
}

int StackSources::length_at(int offset) const {
    int opcode = byte(offset);
    if (opcode == kWide) return byte(offset + 1) == kIinc ? 6 : 4;
    int table = after_padding(offset);
    if (opcode == kTableSwitch) return table + 12 + 4 * (s4(table + 8) - s4(table + 4) + 1) - offset;
    if (opcode == kLookupSwitch) return table + 8 + 8 * s4(table + 4) - offset;
    return opcode < kOpcodeCount ? kLengths[opcode] - '0' : 1;
}

std::vector<int> StackSources::successors(int offset) const {
    int opcode = byte(offset);
    if (opcode == kGoto) return {offset + s2(offset + 1)};
    if (opcode == kGotoW) return {offset + s4(offset + 1)};
    if ((opcode >= kIreturn && opcode <= kReturn) || opcode == kAthrow) return {};
    if (opcode == kTableSwitch || opcode == kLookupSwitch) {
        int table = after_padding(offset);
        std::vector<int> targets{offset + s4(table)};
        bool is_table = opcode == kTableSwitch;
        int count = is_table ? s4(table + 8) - s4(table + 4) + 1 : s4(table + 4);
        for (int i = 0; i < count; ++i) targets.push_back(offset + s4(is_table ? table + 12 + 4 * i : table + 12 + 8 * i));
        return targets;
    }
    std::vector<int> targets{offset + length_at(offset)};
    bool is_branch = (opcode >= kIfeq && opcode < kGoto) || opcode == kIfNull || opcode == kIfNonNull;
    if (is_branch) targets.push_back(offset + s2(offset + 1));
    return targets;
}

void StackSources::step(int offset, SimulatedStack& stack) const {
    int opcode = byte(offset), operand = length_at(offset) > 1 ? byte(offset + 1) : 0;
    if (opcode == kWide) {
        opcode = byte(offset + 1);
        operand = u2(offset + 2);
    }
    if (opcode >= kOpcodeCount) return;
    int local = stored_local(opcode, operand);
    if (local >= 0 && local < 64) stack.written_locals |= std::uint64_t{1} << local;
    if (opcode >= kDup && opcode <= kSwap) return shuffle(opcode, stack);
    if (kPops[opcode] == 'x') return apply_member(offset, opcode, stack);
    pop(stack, kPops[opcode] - '0');
    push(stack, offset, kPushes[opcode] - '0');
}

// Fields, calls and multianewarray: what they pop and push is in the constant pool or in the operands.
void StackSources::apply_member(int offset, int opcode, SimulatedStack& stack) const {
    if (opcode == kMultiNewArray) {
        pop(stack, byte(offset + 3));
        return push(stack, offset, 1);
    }
    if (opcode < kGetStatic || opcode > kInvokeDynamic) return;
    const classfile::Constant& reference = file_.constant(static_cast<std::uint16_t>(u2(offset + 1)));
    auto [name, descriptor] = file_.name_and_type(reference.second);
    if (opcode <= kPutField) {
        bool is_put = opcode == kPutStatic || opcode == kPutField, has_receiver = opcode >= kGetField;
        int slots = slots_of_field(descriptor);
        pop(stack, (is_put ? slots : 0) + (has_receiver ? 1 : 0));
        return push(stack, offset, is_put ? 0 : slots);
    }
    DescriptorSlots slots = slots_of_method(descriptor);
    bool has_receiver = opcode != kInvokeStatic && opcode != kInvokeDynamic;
    pop(stack, slots.parameters + (has_receiver ? 1 : 0));
    push(stack, offset, slots.result);
}

// The dup family inserts copies of the top one or two slots below; swap exchanges two.
void StackSources::shuffle(int opcode, SimulatedStack& stack) {
    std::vector<int>& sources = stack.sources;
    if (opcode == kSwap) {
        if (sources.size() >= 2) std::swap(sources[sources.size() - 1], sources[sources.size() - 2]);
        return;
    }
    std::size_t copied = opcode >= kDup2 ? 2 : 1;
    std::size_t below = static_cast<std::size_t>(opcode >= kDup2 ? opcode - kDup2 : opcode - kDup);
    if (sources.size() < copied + below) return;
    std::vector<int> copies(sources.end() - static_cast<std::ptrdiff_t>(copied), sources.end());
    sources.insert(sources.end() - static_cast<std::ptrdiff_t>(copied + below), copies.begin(), copies.end());
}

}  // namespace raceproof::machine::natives
