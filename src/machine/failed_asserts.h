// The error of a failed `assert` of the checked program is a finding, even if code of the JDK takes it and nobody ever sees it.
#pragma once

#include "program/code.h"
#include "program/link_error.h"
#include "program/program.h"
#include "state/thread.h"

namespace raceproof::machine {

class Machine;

// The class that a handler is for: catch types resolve like any other constant, and the result is kept in the handler.
program::Link<program::Class*> catch_class(program::Program& program, const program::Handler& handler,
                                           const program::Class& from);

// Would code of the JDK take the throwable, the error of a failed `assert` of the class path, if the top frame threw it now? Only
// if the machine stops at failures.
bool loses_failed_assert(Machine& machine, const state::Thread& thread, state::Ref throwable);

}  // namespace raceproof::machine
