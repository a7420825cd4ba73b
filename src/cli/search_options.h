// The options of raceproof check that choose in which order states are visited.
#pragma once

#include "cli/check_options.h"
#include "cli/option_reader.h"

namespace raceproof::cli {

// The limits were read before, and whether races are decided.
void read_search(Reader& reader, CheckWords& words);

}  // namespace raceproof::cli
