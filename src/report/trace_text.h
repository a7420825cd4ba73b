// A trace as text for the terminal.
#pragma once

#include <string>
#include <vector>

#include "findings/finding.h"
#include "findings/trace.h"
#include "report/source_lines.h"

namespace raceproof::report {

enum class TraceDetail {
    Compact,  // what happened at one source line, and inside one call of the JDK, on one line
    Verbose,  // one line a step
};

struct TraceLine {
    std::size_t first_step = 0;  // what it tells of, up to the next line's
    std::string text;            // without line break
};

// Numbered by their first step, counted from 1; the thread's name only where the thread changes. The two accesses of a race have
// lines of their own.
std::vector<TraceLine> trace_lines(const findings::Trace& trace, const findings::Finding& finding, const SourceLines& sources,
                                   TraceDetail detail);

}  // namespace raceproof::report
