// A class that is being changed, with the instructions that changes need: each adds the constants that it names.
#pragma once

#include <string>
#include <string_view>

#include "advice/change.h"
#include "base/result.h"
#include "fixes/value_flow.h"
#include "program/program.h"
#include "program/rewrite/class_editor.h"
#include "program/rewrite/edits.h"

namespace raceproof::fixes {

using program::rewrite::Sequence;

class EditedClass {
  public:
    EditedClass(program::Program& program, program::Class& original, program::rewrite::ClassEditor& editor)
        : program_(program), original_(original), editor_(editor), names_(*original.file) {}

    program::Program& program() { return program_; }
    const program::Class& original() const { return original_; }
    program::rewrite::ClassEditor& editor() { return editor_; }
    const ConstantNames& names() const { return names_; }

    CodeInstruction push_class(std::string_view internal_name);
    CodeInstruction get_field(const advice::FieldName& field);  // static or not
    CodeInstruction invoke_virtual(std::string_view owner, std::string_view name, std::string_view descriptor);
    CodeInstruction invoke_interface(std::string_view owner, std::string_view name, std::string_view descriptor);
    CodeInstruction check_cast(std::string_view class_name);

    // A VarHandle, made once by the class library (java.lang.invoke.ConstantBootstraps).
    Result<CodeInstruction> push_handle_of_field(const advice::FieldName& field);
    Result<CodeInstruction> push_handle_of_elements(std::string_view array_type);  // "[I"

  private:
    Result<std::uint16_t> primitive_class(std::string_view descriptor);
    Result<CodeInstruction> push_handle(std::string_view name, std::string_view bootstrap, std::string_view bootstrap_type,
                                        std::vector<std::uint16_t> arguments);

    program::Program& program_;
    program::Class& original_;
    program::rewrite::ClassEditor& editor_;
    ConstantNames names_;
};

}  // namespace raceproof::fixes
