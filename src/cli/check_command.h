// raceproof check: explores all schedules of a program.
#pragma once

#include <span>
#include <string>

namespace raceproof::cli {

int check_command(std::span<const std::string> words);

}  // namespace raceproof::cli
