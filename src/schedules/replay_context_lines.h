// The lines of a schedule file that say how a search explored (schedule_file.h).
#pragma once

#include <iosfwd>
#include <string>

#include "schedules/schedule_file.h"

namespace raceproof::schedules {

void write_replay_context(std::ostream& out, const ReplayContext& context);
// "plain all". False: not a line of this version.
bool read_replay_context_line(const std::string& line, ReplayContext& context);

}  // namespace raceproof::schedules
