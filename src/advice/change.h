// A change of the program that an advice stands for, exact enough to be made: at link time (fixes/), and in the source
// (patches/). A fix is a few of them.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "advice/statement.h"

namespace raceproof::advice {

enum class ChangeKind : std::uint8_t {
    VolatileField,     // `field`
    VolatileElements,  // of the arrays that `field` holds: as an AtomicIntegerArray and its like have them
    AtomicUpdates,   // `field` volatile, and each x++, x += y and the like of it one atomic operation: as an AtomicInteger has it
    AtomicElements,  // the same for elements of the arrays that `field` holds
    SynchronizedMethod,  // the method of `first`
    LockStatements,      // from `first` to `last`, in one method, inside `lock`
    AcquireBefore,       // lock and unlock `lock`, or read or join `field`, before `first`
    MoveStatements,      // from `first` to `last` to before `target`, all in one method
};
std::string_view name_of(ChangeKind kind);  // "volatile-field", as in the result file

// An object that code of a method can name.
struct LockExpression {
    enum class Kind : std::uint8_t { None, This, Class, Field, Variable };
    Kind kind = Kind::None;
    // Class: field.class_name. Field: a static field, or one of `this`, or of the variable. Variable: a parameter or local
    // variable, by its name in the source and its number.
    FieldName field;
    // Field: of the object that this field of `this` holds, if it is known: this$0 for the enclosing object.
    FieldName through = {};
    std::string variable;
    int slot = -1;
    bool is_concurrent_lock = false;  // a java.util.concurrent Lock: lock() and unlock() instead of a monitor

    friend auto operator<=>(const LockExpression&, const LockExpression&) = default;
};

struct Change {
    ChangeKind kind{};
    FieldName field;
    std::string variable = {};  // if `field` is the compiler's, for a variable that a lambda has captured: its name in the source
    Statement first, last;  // statements of the source: whole lines, from the first instruction of one to the last of the other
    Statement target;       // MoveStatements
    LockExpression lock;    // LockStatements, AcquireBefore: kind None there means that `field` is read, or joined

    friend auto operator<=>(const Change&, const Change&) = default;
};

using Fix = std::vector<Change>;

}  // namespace raceproof::advice
