// A trace as text for the terminal.
#pragma once

#include <string>

#include "explore/trace.h"

namespace raceproof::explore {

enum class TraceDetail {
    Compact,  // what happened at one source line, and inside one call of the JDK, on one line
    Verbose,  // one line a step
};

// One line each, numbered by its first step; the thread's name only where the thread changes. Every line is indented by `indent`.
std::string print_trace(const Trace& trace, TraceDetail detail, int indent = 2);

}  // namespace raceproof::explore
