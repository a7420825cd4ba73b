// An exception in words, as `java` prints it.
#pragma once

#include <string>

#include "findings/throwables.h"

namespace raceproof::report {

// "java.lang.AssertionError: x is 1"
std::string name_and_message(const findings::Throwable& throwable);
// Without the first line, which that is: "\tat …", "\tSuppressed: …", "Caused by: …".
std::string stack_trace_text(const findings::Throwable& throwable);
// "\tat java.base/java.lang.Thread.run(Thread.java:833)\n"
std::string line_of(const machine::StackFrame& frame);

}  // namespace raceproof::report
