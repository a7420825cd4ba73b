// Emits the code of one method: typed loads and stores, members, calls, forward branches. Keeps the stack depth, so that
// max_stack and max_locals come out by themselves.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "classfile/descriptor.h"
#include "program/desugar/class_writer.h"
#include "program/verifier_bytecode.h"

namespace raceproof::program::desugar {

using classfile::BasicType;

enum class InvokeKind { Virtual, Special, Static, Interface };

// A member of a class, by its names.
struct MemberName {
    std::string_view owner, name, descriptor;
    bool owner_is_interface = false;
};

class CodeWriter {
  public:
    CodeWriter(ConstantPoolWriter& constants, int argument_slots) : constants_(constants), max_locals_(argument_slots) {}

    // An instruction without operands whose stack effect is fixed.
    void emit(Bytecode code);
    void load(BasicType type, int local);
    void store(BasicType type, int local);
    void push_int(std::int32_t value);
    void push_long(std::int64_t value);
    void push_number(classfile::Tag tag, std::uint64_t bits);
    void push_string(std::string_view modified_utf8);
    void push_class(std::string_view internal_name);
    void get_field(const MemberName& field);
    void put_field(const MemberName& field);
    void get_static(const MemberName& field);
    void put_static(const MemberName& field);
    void invoke(InvokeKind kind, const MemberName& method);
    void new_object(std::string_view class_name);
    void new_byte_array();
    void new_object_array();
    void check_cast(std::string_view class_name);
    void instance_of(std::string_view class_name);
    void dup();
    void return_value(BasicType type);

    // Forward branches only. A label takes the stack depth of its branches; bind it where they lead.
    struct Label {
        std::vector<std::size_t> branches;  // positions of opcodes
        int depth = -1;
    };
    void branch(Bytecode code, Label& label);
    void bind(Label& label);

    // A fresh local, after the arguments.
    int new_local(BasicType type);

    MethodBody finish() const;

  private:
    void opcode(Bytecode code) { append_u1(code_, static_cast<std::uint8_t>(code)); }
    void constant_instruction(Bytecode code, std::uint16_t index);
    void local_instruction(Bytecode base, BasicType type, int local);
    void adjust(int slots);

    ConstantPoolWriter& constants_;
    std::string code_;
    int depth_ = 0, max_stack_ = 0, max_locals_;
};

}  // namespace raceproof::program::desugar
