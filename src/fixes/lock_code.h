// The code that names an object, locks it, or does what an acquisition does: read, lock and unlock, join.
#pragma once

#include "advice/change.h"
#include "base/result.h"
#include "fixes/edited_class.h"

namespace raceproof::fixes {

// Pushes the object. Errors say why it cannot be named in this method.
Result<Sequence> push_object(EditedClass& of, const program::Method& method, const advice::LockExpression& expression);

program::rewrite::LockOperations lock_operations(EditedClass& of, const advice::LockExpression& expression);

// What AcquireBefore does: leaves nothing on the operand stack.
Result<Sequence> acquisition(EditedClass& of, const program::Method& method, const advice::Change& change);

// The class that a field's type names; nullptr for primitive types and classes that are missing.
program::Class* class_of_field(program::Program& program, const advice::FieldName& field);

// Can code of the class use the field?
bool can_access(program::Program& program, const program::Class& from, const advice::FieldName& field);

}  // namespace raceproof::fixes
