// Who takes an exception that a thread does not catch.
#pragma once

#include "machine/native.h"

namespace raceproof::machine {

// Does code of the program: the thread's UncaughtExceptionHandler, its group or one above it, the default handler?
bool is_taken_by_program(NativeCall& call);

// If the program does not: would the JDK print it on the console, and no code of the program run for that? In an exploration
// nobody sees what is printed, so there is nothing to do then. What is left out is that the thread waits for the monitor of
// System.err, and that threads which print are ordered by it, which Java does not promise.
bool is_only_printed(NativeCall& call, Ref uncaught);

}  // namespace raceproof::machine
