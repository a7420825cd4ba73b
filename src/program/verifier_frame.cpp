#include "program/verifier_frame.h"

#include <algorithm>

namespace raceproof::program {

using Kind = SlotType::Kind;

namespace {

constexpr const char* kBadType = "Bad type on operand stack";

Kind high_of(Kind low) { return low == Kind::Long ? Kind::LongHigh : Kind::DoubleHigh; }

}  // namespace

void VerifierFrame::fail(std::string problem, std::string reason) {
    if (!problem_.empty()) return;
    problem_ = std::move(problem);
    reason_ = std::move(reason);
}

void VerifierFrame::push(SlotType type) {
    if (stack_.size() + (type.is_low() ? 2 : 1) > max_stack_) return fail("Operand stack overflow", "Exceeded max stack size.");
    stack_.push_back(type);
    if (type.is_low()) stack_.push_back({high_of(type.kind)});
}

SlotType VerifierFrame::pop_any() {
    if (stack_.empty()) {
        fail("Operand stack underflow", "Attempt to pop empty stack.");
        return {};
    }
    SlotType type = stack_.back();
    stack_.pop_back();
    return type;
}

void VerifierFrame::pop(Kind kind, const TypeTable& types) {
    bool is_wide = kind == Kind::Long || kind == Kind::Double;
    if (is_wide && stack_.size() >= 2 && stack_.back().kind == high_of(kind)) stack_.pop_back();
    SlotType type = pop_any();
    if (type.kind != kind) fail(kBadType, "Type " + types.describe(type) + " is not assignable to " + types.describe({kind}));
}

SlotType VerifierFrame::pop_reference(const TypeTable& types) {
    SlotType type = pop_any();
    if (type.is_reference()) return type;
    fail(kBadType, "Type " + types.describe(type) + " is not assignable to reference type");
    return {};
}

bool VerifierFrame::can_split(std::size_t from_top) {
    if (from_top > stack_.size()) {
        fail("Operand stack underflow", "Attempt to pop empty stack.");
        return false;
    }
    bool is_clean = !stack_[stack_.size() - from_top].is_high() &&
                    std::none_of(stack_.end() - static_cast<std::ptrdiff_t>(from_top), stack_.end(),
                                 [](SlotType type) { return type.kind == Kind::Top; });
    if (!is_clean) fail(kBadType, "Instruction would split a long or double");
    return is_clean;
}

void VerifierFrame::duplicate(std::size_t count, std::size_t under) {
    if (!can_split(count) || !can_split(count + under)) return;
    if (stack_.size() + count > max_stack_) return fail("Operand stack overflow", "Exceeded max stack size.");
    std::vector<SlotType> top(stack_.end() - static_cast<std::ptrdiff_t>(count), stack_.end());
    stack_.insert(stack_.end() - static_cast<std::ptrdiff_t>(count + under), top.begin(), top.end());
}

void VerifierFrame::pop_slots(std::size_t count) {
    if (can_split(count)) stack_.resize(stack_.size() - count);
}

void VerifierFrame::swap() {
    if (can_split(1) && can_split(2)) std::swap(stack_.back(), stack_[stack_.size() - 2]);
}

bool VerifierFrame::stack_holds(SlotType type) const { return std::find(stack_.begin(), stack_.end(), type) != stack_.end(); }

// What shared a long or double with this slot is torn.
void VerifierFrame::clear_local(std::size_t index) {
    if (locals_[index].is_high()) locals_[index - 1] = {};
    if (locals_[index].is_low()) locals_[index + 1] = {};
    locals_[index] = {};
}

void VerifierFrame::set_local(std::size_t index, SlotType type) {
    if (index + (type.is_low() ? 2 : 1) > locals_.size())
        return fail("Local variable table overflow", "Exceeded max locals with index " + std::to_string(index));
    clear_local(index);
    if (type.is_low()) {
        clear_local(index + 1);
        locals_[index + 1] = {high_of(type.kind)};
    }
    locals_[index] = type;
}

SlotType VerifierFrame::local(std::size_t index) {
    if (index >= locals_.size()) {
        fail("Local variable table overflow", "Exceeded max locals with index " + std::to_string(index));
        return {};
    }
    SlotType type = locals_[index];
    if (type.is_low() && (index + 1 >= locals_.size() || locals_[index + 1].kind != high_of(type.kind))) return {};
    return type;
}

void VerifierFrame::replace(SlotType old_type, SlotType new_type) {
    std::replace(locals_.begin(), locals_.end(), old_type, new_type);
    std::replace(stack_.begin(), stack_.end(), old_type, new_type);
}

VerifierFrame VerifierFrame::for_handler(SlotType exception) const {
    VerifierFrame frame;
    frame.locals_ = locals_;
    frame.max_stack_ = max_stack_;
    frame.this_is_uninitialised = this_is_uninitialised;
    frame.push(exception);
    return frame;
}

bool VerifierFrame::merge(const VerifierFrame& other, TypeTable& types) {
    if (stack_.size() != other.stack_.size()) {
        fail("Inconsistent stackmap frames at branch target",
             "Stack sizes " + std::to_string(stack_.size()) + " and " + std::to_string(other.stack_.size()) + " meet");
        return true;
    }
    bool is_changed = false;
    auto merge_slots = [&](std::vector<SlotType>& into, const std::vector<SlotType>& from) {
        for (std::size_t i = 0; i < into.size(); ++i) {
            if (into[i] == from[i] || into[i].kind == Kind::Top) continue;
            SlotType merged = types.merge(into[i], from[i]);
            if (merged == into[i]) continue;
            into[i] = merged;
            is_changed = true;
        }
    };
    merge_slots(locals_, other.locals_);
    merge_slots(stack_, other.stack_);
    if (other.this_is_uninitialised && !this_is_uninitialised) this_is_uninitialised = is_changed = true;
    return is_changed;
}

}  // namespace raceproof::program
