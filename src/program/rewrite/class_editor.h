// Changes of one class, written as a complete class file: flags of fields and methods, method bodies. Everything else stays byte
// for byte as it is in the original; constants that changed bodies need are appended to the constant pool.
//
// What is written passes our verifier, and has the frames (StackMapTable) by which HotSpot's passes it, too.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "program/desugar/class_writer.h"
#include "program/program.h"
#include "program/rewrite/method_code.h"

namespace raceproof::program::rewrite {

// Which flags to set and which to clear: final, volatile and transient of fields, final and synchronized of methods.
struct FlagChange {
    std::uint16_t set = 0, clear = 0;
};

// A member of the class.
struct MemberKey {
    std::string_view name, descriptor;
};

class ClassEditor {
  public:
    // The class and its program outlive the editor.
    ClassEditor(Program& program, Class& original);

    // The class's own constants and those that are added.
    desugar::ConstantPoolWriter& constants() { return constants_; }

    // A constant whose value a bootstrap method computes when it is first used: a call of this static method with a lookup, the
    // name, the class of the descriptor, then the arguments, which are constants too.
    struct DynamicConstant {
        std::string_view name, descriptor;                             // of the constant
        std::string_view owner, bootstrap_name, bootstrap_descriptor;  // of the bootstrap method
        std::vector<std::uint16_t> arguments;
    };
    // An error if HotSpot would not accept it in this class file, whose version is raised if that is all that it takes.
    Result<std::uint16_t> add_dynamic_constant(const DynamicConstant& constant);

    // Errors say that there is no such member, or what about the change is not possible.
    Result<Done> change_field(const MemberKey& field, FlagChange change);
    Result<Done> change_method(const MemberKey& method, FlagChange change);
    Result<MethodCode> code_of(const MemberKey& method) const;  // as it is after the changes so far
    Result<Done> replace_code(const MemberKey& method, MethodCode code);

    // The class file with all changes. An error if a changed body is not correct, or something is too large for the format.
    Result<classfile::Bytes> write();

  private:
    using Bodies = std::map<std::size_t, std::string>;  // of Code attributes, by index of the method

    Result<Method*> find_method(const MemberKey& key) const;
    Result<Bodies> bodies_without_frames();
    Result<std::string> body_with_frames(const classfile::ClassFile& changed, std::size_t method);
    Result<classfile::Bytes> emit(const Bodies& bodies);
    std::string bootstrap_methods() const;  // the body of the attribute

    Program& program_;
    Class& original_;
    desugar::ConstantPoolWriter constants_;
    std::map<std::size_t, FlagChange> fields_, methods_;  // by index
    std::map<std::size_t, MethodCode> codes_;             // by index of the method
    std::vector<classfile::BootstrapMethod> added_bootstrap_methods_;
};

}  // namespace raceproof::program::rewrite
