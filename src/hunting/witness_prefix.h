// Phase 1 (Shacham, Sagiv, Schuster 2005, section 3.1): how far the threads of a recorded run can go without the first of two
// suspected accesses. Its thread stays before it; so does every thread that needs what that one, or another that has to stay,
// would have done since (figure 5). All others go as far as they went in the run. So the search for the second access begins as
// late as possible.
//
// An operation of the paper is a step of ours, with all that it accesses.
#pragma once

#include <cstdint>
#include <functional>
#include <vector>

#include "explore/machine_system.h"
#include "hunting/suspicion.h"

namespace raceproof::hunting {

// What a step of the run did.
struct StepAccesses {
    search::Step step;
    std::vector<std::uint64_t> reads, writes;  // locations, by name; volatile ones too
    bool starts_thread = false;
};

// The steps that can be taken although the first one is not, in their order. Ends before a step that `meets` the first access: it
// is what the search looks for. `can_be_taken` takes a step if that is possible.
search::Path extend_prefix(const std::vector<StepAccesses>& window, const std::function<bool(const StepAccesses&)>& meets,
                           const std::function<bool(const search::Step&)>& can_be_taken);

// The steps [from, to) of the path, recorded by taking them. The system stands before the first of them, and does so again. Ends
// early if they do too much, or may not go on.
std::vector<StepAccesses> record_window(explore::MachineSystem& system, const search::Path& path, std::size_t from,
                                        std::size_t to, const std::function<bool()>& goes_on);

}  // namespace raceproof::hunting
