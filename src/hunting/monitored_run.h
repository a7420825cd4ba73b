// One execution under the lockset monitor, recorded as a path. It keeps no way back, so it takes memory for what the program
// keeps and for its steps, however long it runs.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <string_view>
#include <vector>

#include "explore/machine_system.h"
#include "findings/finding.h"
#include "hunting/warning.h"
#include "races/trust.h"
#include "search/limits.h"
#include "search/sampler.h"

namespace raceproof::hunting {

enum class RunEnd : std::uint8_t { Ended, Deadlock, Limit, Interrupted, Unsupported };
std::string_view name_of(RunEnd end);  // "ended", as in the result file

struct MonitoredRun {
    search::Path path;
    std::vector<Warning> warnings;
    std::vector<findings::Finding> findings;  // deadlocks, uncaught exceptions, failed assertions
    RunEnd end{};
    machine::Stop stop;  // of the last step
    std::uint64_t instructions = 0, accesses = 0;
    double seconds = 0;   // of processor time
    bool is_cut = false;  // the monitor had to forget locations
};

struct RunOptions {
    explore::SystemOptions system;
    races::Trust trust;
    search::Limits limits;
    std::function<bool()> goes_on = [] { return true; };
};

// The machine stands before `main`, with the scheduling points of a search. It cannot be taken back afterwards.
MonitoredRun run_monitored(machine::Machine& machine, search::Sampler& sampler, const RunOptions& options);

// Stays with a thread for some steps, or until it blocks: as an ordinary scheduler does.
std::unique_ptr<search::Sampler> ordinary_schedule();

}  // namespace raceproof::hunting
