// raceproof baseline RESULT.json …: writes what is known, so that only news are reported.
#pragma once

#include <span>
#include <string>

namespace raceproof::cli {

int baseline_command(std::span<const std::string> words);
std::string baseline_help();

}  // namespace raceproof::cli
