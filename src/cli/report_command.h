// raceproof report RESULT.json …: other formats of results.
#pragma once

#include <span>
#include <string>

namespace raceproof::cli {

int report_command(std::span<const std::string> words);
std::string report_help();

}  // namespace raceproof::cli
