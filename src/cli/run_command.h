// `raceproof run`: the VM as a VM. One schedule, no exploration; behaves like `java`.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "machine/operation.h"

namespace raceproof::cli {

int run_command(std::span<const std::string> words);
std::string run_help();

// The same with these steps instead of a scheduler's.
int run_again(std::span<const std::string> words, std::vector<machine::ScheduleStep> steps);

}  // namespace raceproof::cli
