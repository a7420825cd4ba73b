// Where the values of a method body come from: for each instruction, which instructions pushed what it pops, and which value
// each local variable holds.
//
// One abstract interpretation over slots. A value is named by the instruction that pushed it; stack instructions such as dup
// move values and make none, a load makes a value of its own, which `held` traces to the one that was stored. Where different
// values meet there is a merged one, the same as often as the place is reached.
#pragma once

#include <algorithm>
#include <cstdint>
#include <map>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

#include "fixes/constant_names.h"
#include "program/class.h"
#include "program/rewrite/method_code.h"

namespace raceproof::fixes {

using program::Bytecode;
using program::rewrite::CodeInstruction;
using program::rewrite::MethodCode;
using program::rewrite::Position;

// The position of an instruction, or a number from kFirstParameter on.
using Value = std::uint32_t;
inline constexpr Value kFirstParameter = 0x40000000;  // plus the slot: what a local variable holds when the method is called
inline constexpr Value kFirstMerged = 0x80000000;
inline constexpr Value kNoValue = 0xFFFFFFFF;  // of a local variable without one
inline bool is_instruction(Value value) { return value < kFirstParameter; }
inline bool is_parameter(Value value) { return value >= kFirstParameter && value < kFirstMerged; }

class ValueFlow {
  public:
    // All of them outlive the flow.
    ValueFlow(const MethodCode& code, const program::Method& method, const ConstantNames& names);

    const MethodCode& code() const { return code_; }
    const program::Method& method() const { return method_; }
    const ConstantNames& names() const { return names_; }
    const CodeInstruction& at(Position position) const { return code_.instructions[position]; }

    bool is_reached(Position position) const { return states_[position].is_reached; }
    // Before the instruction, one value for each slot: a long or double has two.
    std::span<const Value> stack(Position position) const { return states_[position].stack; }
    std::span<const Value> locals(Position position) const { return states_[position].locals; }
    // What it pops, from the bottom up, one for each slot.
    std::span<const Value> popped(Position position) const;
    // What the local variable held that the load pushed.
    Value held(Position load) const { return locals(load)[at(load).operand]; }
    // The values that meet in a merged one.
    std::span<const Value> merged(Value value) const { return merges_[value - kFirstMerged]; }
    Value merge_count() const { return static_cast<Value>(merges_.size()); }

    bool is_load(Position position) const;  // of a local variable

    // Do both give the same object or number, evaluated one after the other without anything in between? True only of what is
    // written the same: variables, fields, elements, constants and arithmetic.
    bool is_same(Value left, Value right) const;

    // Calls visit(value) with this value and all that it is made of, through local variables, arithmetic and calls.
    template <typename Visit>
    void for_each_source(Value value, Visit visit) const {
        std::vector<Value> waiting{value}, seen;
        while (!waiting.empty()) {
            Value next = waiting.back();
            waiting.pop_back();
            if (next == kNoValue || std::find(seen.begin(), seen.end(), next) != seen.end()) continue;
            seen.push_back(next);
            visit(next);
            if (next >= kFirstMerged)
                waiting.insert(waiting.end(), merged(next).begin(), merged(next).end());
            else if (is_instruction(next)) {
                waiting.insert(waiting.end(), popped(next).begin(), popped(next).end());
                if (is_load(next)) waiting.push_back(held(next));
            }
        }
    }

  private:
    struct State {
        bool is_reached = false, is_waiting = false;
        std::vector<Value> stack, locals;
    };
    struct Effect {
        std::size_t popped = 0, pushed = 0;  // slots
    };

    Effect effect_of(const CodeInstruction& instruction) const;
    void enter();
    void step(Position position);
    void apply(const CodeInstruction& instruction, Position position, State& state) const;
    void arrive(Position target, const State& state);
    bool merge(Position target, std::size_t slot, Value& into, Value from);

    const MethodCode& code_;
    const program::Method& method_;
    const ConstantNames& names_;
    std::vector<State> states_;
    std::vector<std::vector<Value>> merges_;
    std::map<std::pair<Position, std::size_t>, Value> merge_numbers_;
    std::vector<Position> waiting_;
};

// Slots that a value of this type takes; 0 for "V".
std::size_t slots_of(std::string_view descriptor);

}  // namespace raceproof::fixes
