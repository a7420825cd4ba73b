// How a method can name an object like the one that is locked elsewhere.
//
// The model is a statement that acquires the lock: a monitorenter, a call of Lock.lock(), Object.wait() or a synchronized method,
// or anything in a synchronized method.
// How its method names the object says what to look for in the other method:
//
//     the model locks               the other method names
//     a class, a static field       the same
//     `this`, of class C            `this`, if it is a C; variables of type C; fields of `this` of type C
//     a field f of `this` or of x   the field f of `this`; of a variable of that class; of what a field of `this` holds
//     a variable of type T          the variable of this name; a captured variable; variables and fields of type T
//
// Whether it is the same object when the program runs is for the exploration to find out.
#pragma once

#include <optional>
#include <vector>

#include "advice/advice.h"
#include "advice/change.h"
#include "fixes/named_objects.h"
#include "fixes/program_classes.h"

namespace raceproof::fixes {

// The best first; none if the lock cannot be named there.
std::vector<advice::LockExpression> lock_expressions(ProgramClasses& classes, const advice::Statement& where,
                                                     const advice::Advice& advice);

// How the model statement names what it locks; nothing if that is no expression that a method could share.
std::optional<NamedLock> lock_of_model(ProgramClasses& classes, const advice::Statement& model);

}  // namespace raceproof::fixes
