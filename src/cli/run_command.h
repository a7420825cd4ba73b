// `raceproof run`: the VM as a VM. One schedule, no exploration; behaves like `java`.
#pragma once

#include <span>
#include <string>

namespace raceproof::cli {

int run_command(std::span<const std::string> words);
std::string run_help();

// `raceproof replay FILE`: the same program under a recorded schedule.
int replay_command(std::span<const std::string> words);
std::string replay_help();

}  // namespace raceproof::cli
