// What one method body does with arrays, told to the groups (fixes/array_groups.h).
#pragma once

#include <string>
#include <unordered_map>

#include "fixes/array_groups.h"

namespace raceproof::fixes {

std::string name_of_field(std::string_view class_name, std::string_view name);

class MethodArrays {
  public:
    MethodArrays(ArrayGroups& groups, ProgramClasses& classes, const ValueFlow& flow)
        : groups_(groups), classes_(classes), flow_(flow) {}

    void run();

  private:
    using Node = ArrayGroups::Node;

    Node node_of(Value value);
    std::string type_of(Value value, int depth = 0) const;
    std::string type_of_instruction(Position at, int depth) const;
    std::string type_of_parameter(std::size_t slot) const;
    bool is_array(Value value) const { return type_of(value).starts_with('['); }
    std::string place(Position at) const;  // "bank.Account.deposit, line 12"
    void leave(Position at, Value value, std::string_view how);
    void unite(Value value, const std::string& name) { groups_.unite(node_of(value), groups_.node_of(name)); }

    void enter_parameters();
    void visit(Position at);
    enum class FieldUse : std::uint8_t { Load, Store };
    void visit_field(Position at, FieldUse use);
    void visit_call(Position at);
    void visit_arguments(Position at, const std::string& callee, std::string_view descriptor, std::size_t first_slot);
    void visit_call_site(Position at);
    std::string class_of_lambda(Position at);
    void visit_return(Position at);
    void visit_cast(Position at);
    void visit_element(Position at);
    // The name that a call's parameters and result have in the groups; empty for a method outside of the program.
    std::string name_of_callee(const MemberText& member, bool is_dispatched) const;

    ArrayGroups& groups_;
    ProgramClasses& classes_;
    const ValueFlow& flow_;
    std::unordered_map<Value, Node> nodes_;
};

}  // namespace raceproof::fixes
