// The abstract state of one point of a method: types of locals and operand stack.
//
// Operations that find something wrong note the first problem and go on harmlessly (pops yield Top); the verifier asks for it
// after every instruction.
#pragma once

#include <string>
#include <vector>

#include "program/verifier_types.h"

namespace raceproof::program {

class VerifierFrame {
  public:
    VerifierFrame() = default;
    VerifierFrame(std::size_t max_locals, std::size_t max_stack) : locals_(max_locals), max_stack_(max_stack) {}

    // ── operand stack ──
    void push(SlotType type);  // both slots of a long or double
    SlotType pop_any();
    void pop(SlotType::Kind kind, const TypeTable& types);  // Int, Float, Long, Double
    SlotType pop_reference(const TypeTable& types);         // initialised or not
    // Copies the top `count` slots below the `under` slots beneath them; `pop_slots` and `swap` likewise count slots. None may
    // tear a long or double.
    void duplicate(std::size_t count, std::size_t under);
    void pop_slots(std::size_t count);
    void swap();
    std::size_t depth() const { return stack_.size(); }
    bool stack_holds(SlotType type) const;
    const std::vector<SlotType>& stack() const { return stack_; }  // from the bottom up

    // ── locals ──
    void set_local(std::size_t index, SlotType type);  // both slots of a long or double
    SlotType local(std::size_t index);                 // checks the second slot too
    const std::vector<SlotType>& locals() const { return locals_; }
    // Everywhere: a constructor call initialises all copies; `new` makes old results of itself unusable.
    void replace(SlotType old_type, SlotType new_type);

    // The exception handlers' view: same locals, one object on the stack.
    VerifierFrame for_handler(SlotType exception) const;
    // Widens this frame so that it covers `other`. Whether it changed; a problem if the depths differ.
    bool merge(const VerifierFrame& other, TypeTable& types);

    bool this_is_uninitialised = false;  // in a constructor that has not called super() or this() yet on some path

    const std::string& problem() const { return problem_; }
    const std::string& reason() const { return reason_; }
    void fail(std::string problem, std::string reason = {});

  private:
    bool can_split(std::size_t from_top);
    void clear_local(std::size_t index);

    std::vector<SlotType> locals_, stack_;
    std::size_t max_stack_ = 0;
    std::string problem_, reason_;
};

}  // namespace raceproof::program
