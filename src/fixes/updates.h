// Read-modify-writes in a method body: x++, --x, x += e, x = x op e, x = e op x, and the same for elements of arrays.
//
// Recognised is what javac emits for one expression, whatever is done with its result:
//
//     [place]            the object of a field, or array and index
//     [place] read       a copy of the place, or the same written again
//     …                  e, which does not read the variable itself
//     operation; conversions; write
//
// The old value (y = x++) or the new one (y = ++x) may stay on the stack. A write whose value depends on an earlier read of the
// same variable in any other way, over several statements for instance, is a *split* update: an atomic variable does not make it
// atomic.
#pragma once

#include <string>
#include <vector>

#include "advice/statement.h"
#include "fixes/program_classes.h"
#include "fixes/value_flow.h"

namespace raceproof::fixes {

// The accesses of a variable, or of the elements of some arrays, by position.
struct Accesses {
    std::vector<bool> reads, writes;
    bool empty() const;
};

struct Update {
    Position read, operation, write;
    std::size_t place_slots;         // that name the variable: 0 static, 1 field of an object, 2 element
    std::vector<Position> widening;  // conversions of the value that was read
    bool reads_left = true;          // the value that was read is the left operand
    bool keeps_old = false, keeps_new = false;
};

struct Updates {
    std::vector<Update> whole;    // by position
    std::vector<Position> split;  // writes
};

Accesses accesses_of(ProgramClasses& classes, const ValueFlow& flow, const advice::FieldName& field);
Updates find_updates(const ValueFlow& flow, const Accesses& accesses);

// The reads on which the write depends, and which are of the same variable: all of x = f(x), over any number of statements.
std::vector<Position> reads_behind(const ValueFlow& flow, const Accesses& accesses, Position write);

bool is_element_load(Bytecode code);
bool is_element_store(Bytecode code);

}  // namespace raceproof::fixes
