// How the code of a method names the objects that it uses: by `this`, a variable, a field or a class.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "advice/change.h"
#include "fixes/program_classes.h"
#include "program/rewrite/method_code.h"

namespace raceproof::fixes {

struct NamedLock {
    advice::LockExpression expression;
    std::string class_name;  // of `this`, of the variable's type, of the field's type; internal
};

// A field can be of an object that itself has no name here, the result of a call for instance. ByField: the field is named all
// the same, for another method to look for. Exact: there is no name.
enum class Naming : std::uint8_t { Exact, ByField };

// How a value on the stack was named.
std::optional<NamedLock> name_of_value(ProgramClasses& classes, const ValueFlow& flow, Value value, Naming naming);

// The objects that code of the range calls, accesses or passes on, each once, by expressions that mean the same where the range
// begins. Without classes, and without objects that nobody should lock because others may share them: strings, boxes.
std::vector<NamedLock> objects_named_in(ProgramClasses& classes, const ValueFlow& flow, program::rewrite::Range range);

// The class that a type names, or "[I" and the like; empty for primitive types.
std::string class_of_type(std::string_view descriptor);
advice::FieldName name_of(const program::Field& field);
bool is_in_scope(const program::rewrite::CodeLocal& local, Position at);

}  // namespace raceproof::fixes
