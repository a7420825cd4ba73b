// raceproof advise: finds the races of a program, and how to remove each.
#pragma once

#include <span>
#include <string>

namespace raceproof::cli {

int advise_command(std::span<const std::string> words);
std::string advise_help();

}  // namespace raceproof::cli
