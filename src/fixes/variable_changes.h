// Changes of variables: fields and elements of arrays, wherever the program accesses them.
#pragma once

#include <map>
#include <memory>
#include <string>
#include <vector>

#include "advice/change.h"
#include "base/result.h"
#include "fixes/edited_class.h"
#include "fixes/program_classes.h"
#include "program/rewrite/overlay_builder.h"

namespace raceproof::fixes {

// The classes that a fix changes, each once.
class EditedClasses {
  public:
    EditedClasses(program::Program& program, program::rewrite::OverlayBuilder& builder) : program_(program), builder_(builder) {}
    Result<EditedClass*> edit(std::string_view class_name);

  private:
    program::Program& program_;
    program::rewrite::OverlayBuilder& builder_;
    std::map<std::string, std::unique_ptr<EditedClass>, std::less<>> classes_;
};

// What VolatileField and VolatileElements become. AcquireRelease: reads acquire, writes release, by VarHandles: less than
// volatile, for the question whether that would do.
enum class VolatileAs : std::uint8_t { Volatile, AcquireRelease };

// VolatileField, VolatileElements, AtomicUpdates or AtomicElements. Adds to `split_updates` the writes that are not whole.
Result<Done> change_variable(ProgramClasses& classes, EditedClasses& edited, const advice::Change& change, VolatileAs volatile_as,
                             std::vector<advice::Statement>& split_updates);

// Does the program update the field, or elements of arrays in it, by x++ and the like?
bool has_updates(ProgramClasses& classes, const advice::FieldName& field);
bool has_element_updates(ProgramClasses& classes, const advice::FieldName& field);

}  // namespace raceproof::fixes
