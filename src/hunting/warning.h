// What a monitored run warns of: two statements that may race on a location, and where in the run it looked like that.
#pragma once

#include <string>
#include <vector>

#include "hunting/suspicion.h"
#include "races/race.h"

namespace raceproof::hunting {

struct Warning {
    races::Race race;                   // as it would be, if the suspicion is right
    std::vector<Suspicion> suspicions;  // of these statements, latest first
};

// The location and both statements, whichever comes first.
bool is_same(const races::Race& left, const races::Race& right);

}  // namespace raceproof::hunting
