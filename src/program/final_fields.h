// Constructors that freeze final fields (JLS 17.5.1): those in which one is written. The freeze is when they end; a constructor
// that only calls another one has nothing of its own to freeze.
#pragma once

#include "program/code.h"

namespace raceproof::program {

class Program;

// Of decoded code that nobody has run yet. False for a constructor that overwrites the variable that holds its object, which no
// compiler does: when it ends nobody knows any more what to freeze.
bool freezes_final_fields(Program& program, const Code& code);

}  // namespace raceproof::program
