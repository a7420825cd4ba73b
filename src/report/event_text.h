// An event of a trace in words.
#pragma once

#include <string>

#include "findings/trace.h"

namespace raceproof::report {

// Past tense: "locked a Main$Account", "read Counter.x = 1", "started Thread-1".
std::string action_of(const findings::TraceEvent& event);

}  // namespace raceproof::report
