// The options of raceproof check, by subject: names and help.
#pragma once

#include <string>
#include <vector>

#include "cli/options.h"

namespace raceproof::cli {

std::vector<OptionRow> check_option_rows();
std::string check_help();

}  // namespace raceproof::cli
