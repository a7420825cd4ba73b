// What one instruction does to the types of locals and operand stack, and whether it may: the transfer function of the verifier.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "program/verifier_flow.h"
#include "program/verifier_frame.h"
#include "program/verifier_types.h"

namespace raceproof::program {

class InstructionChecker {
  public:
    // `file` has the constants that the instructions name: that of the method's class, or one with more constants.
    InstructionChecker(Program& program, const Method& method, const classfile::ClassFile& file);

    TypeTable& types() { return types_; }
    // The types when the method is called. Its problem is that the arguments do not fit.
    VerifierFrame frame_at_entry(std::size_t max_locals, std::size_t max_stack);

    // From the frame before instruction `at` to the frame after it. A problem is noted in the frame.
    void begin(const Flow& flow, const VerifierFrame& start);
    void step(std::uint32_t at);
    const VerifierFrame& frame() const { return frame_; }
    bool changes_locals() const { return changes_locals_; }                     // did the last step?
    const std::optional<LinkError>& load_error() const { return load_error_; }  // a class that an answer depends on is missing

  private:
    // A member or call site as the constant pool names it.
    struct Reference {
        std::string_view owner, name, descriptor;
        bool is_interface = false;
    };

    Reference reference(std::uint16_t index) const;
    SlotType type_of_constant(std::uint16_t index);
    void fail(std::string problem, std::string reason = {}) { frame_.fail(std::move(problem), std::move(reason)); }

    bool check_assignable(SlotType from, SlotType to);
    void pop_object(SlotType target);
    void pop_object(std::string_view class_name) { pop_object(types_.object(class_name)); }
    void pop_type(std::string_view descriptor);
    void push_type(std::string_view descriptor);

    void step_load(const FlowInstruction& instruction);
    void step_store(const FlowInstruction& instruction);
    void pop_array(int element_instruction);
    void step_array_load(Bytecode code);
    void step_array_store(Bytecode code);
    void step_return(Bytecode code);
    void step_field(Bytecode code, const Reference& field);
    void pop_receiver_of_store(const Reference& field);
    void step_call(Bytecode code, const Reference& target);
    bool is_protected_elsewhere(const Reference& target);
    void initialise(SlotType receiver, std::string_view owner);
    void step_object(const FlowInstruction& instruction);
    void step_new(const FlowInstruction& instruction);
    void step_new_primitive_array(std::uint16_t element_type);
    void step_array_length();

    const Method& method_;
    const classfile::ClassFile& file_;
    TypeTable types_;
    SymbolTable& symbols_;
    std::string_view return_type_;
    const Flow* flow_ = nullptr;
    VerifierFrame frame_;   // before or after the instruction in progress
    std::uint32_t at_ = 0;  // its index
    bool changes_locals_ = false;
    std::optional<LinkError> load_error_;
};

}  // namespace raceproof::program
