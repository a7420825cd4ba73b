// A schedule as people read it: who did what, where, and what came of it.
//
// A path (search::Path) names threads and alternatives only. It is taken again from the system's start, step by step: before each
// step the thread's pending operation says what it is about, afterwards the values say how it went.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "explore/describe_value.h"
#include "explore/finding.h"
#include "explore/machine_system.h"
#include "explore/source_lines.h"
#include "machine/operation.h"

namespace raceproof::explore {

struct TraceStep {
    std::uint32_t thread = 0;
    std::string thread_name;
    machine::OperationKind operation{};
    std::string action;             // past tense: "locked a Main$Account", "read Counter.x = 1", "started Thread-1"
    std::string target;             // "Counter.x", "int[][3]", the monitor's class, the thread's name; may be empty
    Place place;                    // the topmost frame that is not of the JDK, when the operation happened
    std::string call;               // if it happened inside the JDK: the method that `place` calls, "ReentrantLock.lock"
    bool returned = false;          // that call has returned by the end of the step
    Place inner;                    // where exactly it happened: the topmost frame
    std::string source;             // text of the source line of `place`, trimmed; empty if it cannot be had
    std::uint32_t alternative = 0;  // which of the operation's outcomes
    bool context_switch = false;    // the step before was another thread's
    bool goes_round = false;        // one of those at the end that can be taken for ever
};

struct Trace {
    std::vector<TraceStep> steps;
};

// Takes a step, which must be enabled, and tells it. All but `context_switch`.
TraceStep narrate_step(MachineSystem& system, const search::Step& step, const SourceLines& sources, ObjectNames& names);

// The system stands at its start, to which it returns. Ends early at a step that cannot be taken. The last `round` steps go
// round.
Trace build_trace(MachineSystem& system, const search::Path& path, const SourceLines& sources, std::size_t round = 0);

}  // namespace raceproof::explore
