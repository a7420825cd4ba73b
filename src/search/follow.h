// Takes the steps of a path, one after the other, as long as they can be taken.
#pragma once

#include <algorithm>
#include <span>
#include <vector>

#include "search/system.h"

namespace raceproof::search {

// `enabled` is where the steps that can be taken are put.
inline bool can_be_taken(System& system, const Step& step, std::vector<Step>& enabled) {
    system.enabled(enabled);
    return std::find(enabled.begin(), enabled.end(), step) != enabled.end();
}

// `take` (a step that can be taken) takes it and says whether to go on. False if it said no, or a step could not be taken.
template <typename Take>
bool follow(System& system, std::span<const Step> path, Take take) {
    std::vector<Step> enabled;
    return std::all_of(path.begin(), path.end(),
                       [&](const Step& step) { return can_be_taken(system, step, enabled) && take(step); });
}

}  // namespace raceproof::search
