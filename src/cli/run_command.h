// `raceproof run`: the VM as a VM. One schedule, no exploration; behaves like `java`.
#pragma once

#include <span>
#include <string>

namespace raceproof::cli {

int run_command(std::span<const std::string> words);
std::string run_help();

}  // namespace raceproof::cli
