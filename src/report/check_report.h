// Everything that a check is to tell, in one place: what all forms of a report (text, JSON) are made from.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "explore/check.h"
#include "explore/trace.h"

namespace raceproof::report {

enum class Verdict {
    Proved,       // exhaustive, nothing wrong
    Violation,    // something is wrong
    Bounded,      // nothing wrong up to a limit
    Unsupported,  // nothing wrong up to something that cannot be executed
};

std::string_view name_of(Verdict verdict);  // "proved", as in the result file

// One finding with all that helps to understand it.
struct Violation {
    explore::Finding finding;
    explore::Trace trace;
    std::vector<std::string> sources;  // text of the line of each of the finding's positions, empty if it cannot be had
};

struct CheckReport {
    std::string program;  // as the user named it
    explore::CheckResult result;
    std::vector<Violation> violations;  // result.findings, explained
    // What the verdict rests on, by the names of the command line.
    std::string races, schedule_points, reduction, time_outs, store;
    search::Limits limits;
    std::uint64_t executions_limit = 0;
    double seconds = 0;  // from start to end, explanations included
    std::uint64_t peak_memory_bytes = 0;

    Verdict verdict() const;
    // The limit that ended the search; None if it was exhaustive or ended for another reason.
    search::Bound limit() const;
};

}  // namespace raceproof::report
