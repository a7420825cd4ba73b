// Two passes over the basic blocks.
//
// Locals, backwards: a local is live, as a reference or as a value, where some path reads it so before writing it. In verified
// code all reads that a point can reach agree on which, so liveness gives the kind too; where they do not agree, the slot is
// Dead. What a handler needs is live in its whole range. Bit sets, so linear in practice.
//
// The operand stack, forwards: every path reaches a block with the same shape.
#include "program/frame_map.h"

#include <algorithm>
#include <unordered_map>

#include "base/hash128.h"
#include "program/program.h"
#include "program/verifier.h"
#include "program/verifier_flow.h"

namespace raceproof::program {

namespace {

using classfile::ClassFile;
using classfile::Tag;

// Two sets of locals: read as a reference, read as a value.
class LiveLocals {
  public:
    explicit LiveLocals(std::size_t locals) : words_((locals + 63) / 64 * 2) {}

    void read(std::size_t local, bool as_reference) {
        write(local);
        word(local, as_reference) |= bit(local);
    }
    void write(std::size_t local) {
        word(local, false) &= ~bit(local);
        word(local, true) &= ~bit(local);
    }
    bool add(const LiveLocals& other) {
        std::uint64_t added = 0;
        for (std::size_t i = 0; i < words_.size(); ++i) {
            added |= other.words_[i] & ~words_[i];
            words_[i] |= other.words_[i];
        }
        return added != 0;
    }
    SlotUse use(std::size_t local) const {
        bool as_value = words_[local / 64 * 2] & bit(local), as_reference = words_[local / 64 * 2 + 1] & bit(local);
        if (as_value == as_reference) return SlotUse::Dead;
        return as_reference ? SlotUse::Reference : SlotUse::Value;
    }

  private:
    static std::uint64_t bit(std::size_t local) { return std::uint64_t{1} << (local % 64); }
    std::uint64_t& word(std::size_t local, bool as_reference) { return words_[local / 64 * 2 + as_reference]; }

    std::vector<std::uint64_t> words_;
};

void step_backwards(const FlowInstruction& instruction, LiveLocals& live) {
    Bytecode code = instruction.code;
    if (code == Bytecode::IInc) return live.read(instruction.operand, false);
    if (code >= Bytecode::ILoad && code <= Bytecode::ALoad3) {
        bool is_reference = code == Bytecode::ALoad || code >= Bytecode::ALoad0;
        live.read(instruction.operand, is_reference);
    } else if (code >= Bytecode::IStore && code <= Bytecode::AStore3) {
        live.write(instruction.operand);
        char letter = info_of(code).effect[0];
        if (letter == 'J' || letter == 'D') live.write(instruction.operand + 1u);
    }
}

class Liveness {
  public:
    Liveness(const Flow& flow, std::size_t locals)
        : flow_(flow), live_in_(flow.blocks().size(), LiveLocals(locals)), predecessors_(flow.blocks().size()), none_(locals) {
        find_predecessors();
        std::vector<bool> is_waiting(live_in_.size(), true);
        std::vector<std::uint32_t> waiting(live_in_.size());
        for (std::uint32_t i = 0; i < waiting.size(); ++i) waiting[i] = i;  // the last block is taken first
        while (!waiting.empty()) {
            std::uint32_t number = waiting.back();
            waiting.pop_back();
            is_waiting[number] = false;
            const FlowBlock& block = flow_.blocks()[number];
            LiveLocals live = live_out(block);
            LiveLocals handlers = live_in_handlers(block);
            for (std::uint32_t i = block.end; i-- > block.start;) {
                step_backwards(flow_.instructions()[i], live);
                live.add(handlers);
            }
            if (!live_in_[number].add(live)) continue;
            for (std::uint32_t predecessor : predecessors_[number])
                if (!is_waiting[predecessor]) {
                    is_waiting[predecessor] = true;
                    waiting.push_back(predecessor);
                }
        }
    }

    LiveLocals live_out(const FlowBlock& block) const {
        LiveLocals live = none_;
        flow_.for_each_successor(block, [&](std::uint32_t target) {
            if (target < flow_.instructions().size()) live.add(live_in_[flow_.block_at(target)]);
        });
        return live;
    }

    // Live throughout the block, because a handler that covers it reads them.
    LiveLocals live_in_handlers(const FlowBlock& block) const {
        LiveLocals live = none_;
        for (std::uint32_t handler : block.handlers) live.add(live_in_[flow_.block_at(flow_.handlers()[handler].target)]);
        return live;
    }

  private:
    void find_predecessors() {
        for (std::uint32_t number = 0; number < flow_.blocks().size(); ++number) {
            const FlowBlock& block = flow_.blocks()[number];
            flow_.for_each_successor(block, [&](std::uint32_t target) {
                if (target < flow_.instructions().size()) predecessors_[flow_.block_at(target)].push_back(number);
            });
            for (std::uint32_t handler : block.handlers)
                predecessors_[flow_.block_at(flow_.handlers()[handler].target)].push_back(number);
        }
    }

    const Flow& flow_;
    std::vector<LiveLocals> live_in_;  // by block
    std::vector<std::vector<std::uint32_t>> predecessors_;
    const LiveLocals none_;
};

// The operand stack as slot uses, moved forwards over one instruction at a time. Trusts the code: it has been verified.
class StackUses {
  public:
    StackUses(const ClassFile& file, std::vector<SlotUse> stack) : file_(file), stack_(std::move(stack)) {}

    const std::vector<SlotUse>& slots() const { return stack_; }

    void step(const FlowInstruction& instruction) {
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
                VERIFY(stack_.size() >= 2, "should have verified the stack depth");
                return std::swap(stack_.back(), stack_[stack_.size() - 2]);
            case Bytecode::GetStatic: return push(member(instruction).descriptor.front());
            case Bytecode::PutStatic: return pop(slots_of(member(instruction).descriptor.front()));
            case Bytecode::GetField: pop(1); return push(member(instruction).descriptor.front());
            case Bytecode::PutField: return pop(1 + slots_of(member(instruction).descriptor.front()));
            case Bytecode::InvokeVirtual:
            case Bytecode::InvokeSpecial:
            case Bytecode::InvokeInterface: return call(member(instruction).descriptor, 1);
            case Bytecode::InvokeStatic:
            case Bytecode::InvokeDynamic: return call(member(instruction).descriptor, 0);
            case Bytecode::MultiANewArray: pop(instruction.count); return push('L');
            default: VERIFY(false, "should have verified the instructions");
        }
    }

  private:
    static int slots_of(char letter) { return letter == 'V' ? 0 : letter == 'J' || letter == 'D' ? 2 : 1; }

    void pop(int slots) {
        VERIFY(stack_.size() >= static_cast<std::size_t>(slots), "should have verified the stack depth");
        stack_.resize(stack_.size() - static_cast<std::size_t>(slots));
    }

    // By the letter of an effect or the first of a descriptor.
    void push(char letter) {
        if (letter == 'V') return;
        bool is_reference = letter == 'A' || letter == 'L' || letter == '[';
        stack_.push_back(is_reference ? SlotUse::Reference : SlotUse::Value);
        if (slots_of(letter) == 2) stack_.push_back(SlotUse::Dead);
    }

    void apply(std::string_view effect) {
        std::size_t arrow = effect.find('>');
        for (std::size_t i = 0; i < arrow; ++i) pop(slots_of(effect[i]));
        for (std::size_t i = arrow + 1; i < effect.size(); ++i) push(effect[i]);
    }

    // Copies the top `count` slots below the `under` slots beneath them.
    void duplicate(std::size_t count, std::size_t under) {
        VERIFY(stack_.size() >= count + under, "should have verified the stack depth");
        std::vector<SlotUse> top(stack_.end() - static_cast<std::ptrdiff_t>(count), stack_.end());
        stack_.insert(stack_.end() - static_cast<std::ptrdiff_t>(count + under), top.begin(), top.end());
    }

    ClassFile::NameAndType member(const FlowInstruction& instruction) const {
        return file_.name_and_type(file_.constant(instruction.operand).second);
    }

    char letter_of_constant(std::uint16_t index) const {
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

    void call(std::string_view descriptor, int receiver) {
        int slots = receiver;
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

    const ClassFile& file_;
    std::vector<SlotUse> stack_;
};

// The stack at the start of each block that can be reached.
class StackShapes {
  public:
    StackShapes(const Flow& flow, const ClassFile& file)
        : flow_(flow), at_(flow.blocks().size()), is_reached_(flow.blocks().size()) {
        arrive(0, {});
        while (!waiting_.empty()) {
            std::uint32_t number = waiting_.back();
            waiting_.pop_back();
            const FlowBlock& block = flow_.blocks()[number];
            for (std::uint32_t handler : block.handlers) arrive(flow_.handlers()[handler].target, {SlotUse::Reference});
            StackUses stack(file, at_[number]);
            for (std::uint32_t i = block.start; i < block.end; ++i) stack.step(flow_.instructions()[i]);
            flow_.for_each_successor(block, [&](std::uint32_t target) { arrive(target, stack.slots()); });
        }
    }

    bool is_reached(std::uint32_t block) const { return is_reached_[block]; }
    const std::vector<SlotUse>& at(std::uint32_t block) const { return at_[block]; }

  private:
    void arrive(std::uint32_t target, const std::vector<SlotUse>& stack) {
        VERIFY(target < flow_.instructions().size(), "should have verified that code does not end by itself");
        std::uint32_t block = flow_.block_at(target);
        bool is_changed = false;
        if (!is_reached_[block]) {
            is_reached_[block] = is_changed = true;
            at_[block] = stack;
        } else {
            VERIFY(at_[block].size() == stack.size(), "should have verified the stack depth");
            for (std::size_t i = 0; i < stack.size(); ++i)
                if (at_[block][i] != stack[i] && at_[block][i] != SlotUse::Dead) {
                    at_[block][i] = SlotUse::Dead;
                    is_changed = true;
                }
        }
        if (is_changed) waiting_.push_back(block);
    }

    const Flow& flow_;
    std::vector<std::vector<SlotUse>> at_;  // by block
    std::vector<bool> is_reached_;
    std::vector<std::uint32_t> waiting_;
};

// Numbers equal maps alike.
class MapTable {
  public:
    explicit MapTable(std::vector<FrameMap>& maps) : maps_(maps) {}

    std::uint32_t number_of(const FrameMap& map) {
        Hasher hasher(map.locals.size());
        hasher.add_bytes(map.locals.data(), map.locals.size());
        hasher.add_bytes(map.stack.data(), map.stack.size());
        std::vector<std::uint32_t>& candidates = numbers_[hasher.finish().low];
        for (std::uint32_t number : candidates)
            if (maps_[number].locals == map.locals && maps_[number].stack == map.stack) return number;
        maps_.push_back(map);
        candidates.push_back(static_cast<std::uint32_t>(maps_.size() - 1));
        return candidates.back();
    }

  private:
    std::vector<FrameMap>& maps_;
    std::unordered_map<std::uint64_t, std::vector<std::uint32_t>> numbers_;
};

}  // namespace

std::unique_ptr<MethodMaps> MethodMaps::analyse(Program&, const Method& method, const Code& code) {
    const ClassFile& file = *method.owner->file;
    const classfile::CodeAttribute& attribute = *method.info->code;
    Result<Flow, Flow::Problem> read = Flow::read(attribute);
    VERIFY(read, "should have decoded the method before");
    const Flow& flow = *read;
    // One more, since the second half of a long may be the last local.
    Liveness liveness(flow, attribute.max_locals + 1u);
    StackShapes shapes(flow, file);

    auto result = std::make_unique<MethodMaps>();
    result->maps_.emplace_back();  // the empty map, for what is not reached
    result->index_.assign(code.instructions.size(), 0);
    MapTable table(result->maps_);
    FrameMap map;
    std::vector<LiveLocals> live;
    for (std::uint32_t number = 0; number < flow.blocks().size(); ++number) {
        if (!shapes.is_reached(number)) continue;
        const FlowBlock& block = flow.blocks()[number];
        LiveLocals handlers = liveness.live_in_handlers(block);
        live.assign(block.end - block.start + 1, liveness.live_out(block));
        for (std::uint32_t i = block.end - block.start; i-- > 0;) {
            live[i] = live[i + 1];
            step_backwards(flow.instructions()[block.start + i], live[i]);
            live[i].add(handlers);
        }
        StackUses stack(file, shapes.at(number));
        for (std::uint32_t i = block.start; i < block.end; ++i) {
            map.locals.resize(attribute.max_locals);
            for (std::size_t local = 0; local < map.locals.size(); ++local) map.locals[local] = live[i - block.start].use(local);
            map.stack = stack.slots();
            std::uint32_t pc = code.index_of(flow.instructions()[i].offset);
            if (pc != Code::kNoInstruction) result->index_[pc] = table.number_of(map);
            stack.step(flow.instructions()[i]);
        }
    }
    return result;
}

}  // namespace raceproof::program
