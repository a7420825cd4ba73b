// All classes of a program that its code can name, without those of the class library: where a change of a variable has to look
// for its accesses.
//
// They are those that are loaded when this is first asked, and what these name, and so on. A class that only reflection finds,
// and that was not loaded, is missing: its accesses stay as they are, and an exploration of the changed program sees them so.
#pragma once

#include <memory>
#include <vector>

#include "advice/statement.h"
#include "base/result.h"
#include "fixes/value_flow.h"
#include "program/program.h"

namespace raceproof::fixes {

class ArrayGroups;

// Not the class library's, and not made by anybody at run time.
bool is_of_program(const program::Class& klass);

class ProgramClasses {
  public:
    // The program has no overlay, and outlives this.
    explicit ProgramClasses(program::Program& program);
    ~ProgramClasses();

    program::Program& program() { return program_; }
    const std::vector<program::Class*>& all();  // in the order of their names

    const ArrayGroups& groups();  // of the whole program, found once

    // Errors name what is missing.
    Result<program::Method*> method_of(const advice::Statement& statement);
    Result<program::Field*> field_of(const advice::FieldName& name);
    // A member reference of a class: does it mean this field?
    bool is_reference_to(const MemberText& reference, const advice::FieldName& field);

  private:
    void find_all();
    program::Class* load_from_class_path(std::string_view name);

    program::Program& program_;
    std::vector<program::Class*> all_;
    std::unique_ptr<const ArrayGroups> groups_;
};

// A method's body as the class file has it, and its flow. For looking only.
class MethodView {
  public:
    static Result<std::unique_ptr<MethodView>> of(const program::Method& method);
    const MethodCode& code() const { return code_; }
    const ValueFlow& flow() const { return flow_; }

  private:
    MethodView(const program::Method& method, MethodCode code)
        : code_(std::move(code)), names_(*method.owner->file), flow_(code_, method, names_) {}
    MethodCode code_;
    ConstantNames names_;
    ValueFlow flow_;
};

}  // namespace raceproof::fixes
