// An exception in words, as `java` prints it: its message, the calls that led there, what was suppressed on its way, what caused
// it.
#pragma once

#include <string>

#include "machine/machine.h"

namespace raceproof::explore {

// "java.lang.AssertionError: x is 1". The message is the one that was given, or that of a NullPointerException of the JVM's own;
// one that a class of the program computes is not asked for.
std::string describe_throwable(machine::Machine& machine, state::Ref throwable);

// Without the first line, which describe_throwable is: "\tat …", "\tSuppressed: …", "Caused by: …".
std::string stack_trace_text(machine::Machine& machine, state::Ref throwable);

}  // namespace raceproof::explore
