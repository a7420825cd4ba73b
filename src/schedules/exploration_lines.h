// The lines of a schedule file that say how a search explored (schedule_file.h).
#pragma once

#include <iosfwd>
#include <string>

#include "schedules/schedule_file.h"

namespace raceproof::schedules {

void write_exploration(std::ostream& out, const Exploration& exploration);
// "plain all". False: not a line of this version.
bool read_exploration_line(const std::string& line, Exploration& exploration);

}  // namespace raceproof::schedules
