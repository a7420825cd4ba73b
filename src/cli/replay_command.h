// `raceproof replay FILE`: the same program under a recorded schedule.
#pragma once

#include <span>
#include <string>

namespace raceproof::cli {

int replay_command(std::span<const std::string> words);
std::string replay_help();

}  // namespace raceproof::cli
