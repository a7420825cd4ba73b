// raceproof hunt: races of programs that are too large to explore.
#pragma once

#include <span>
#include <string>

namespace raceproof::cli {

// The exit status of the process.
int hunt_command(std::span<const std::string> given);
std::string hunt_help();

}  // namespace raceproof::cli
