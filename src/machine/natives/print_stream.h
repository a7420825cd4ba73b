// The sinks of System.out and System.err are natives that lock their stream. Those of every other PrintStream are the JDK's own.
#pragma once

#include "program/class.h"
#include "state/object.h"

namespace raceproof::machine::natives {

// Is it System.out or System.err as boot made them, not closed yet?
bool prints_to_console(const program::Class& print_stream, const state::Object& stream);

}  // namespace raceproof::machine::natives
