// Why no fix of a race is proved, as a sentence.
#pragma once

#include <string>

#include "repair/repair.h"

namespace raceproof::report {

// The race has no proved fix: `no_fix` says why.
std::string no_fix_text(const repair::RaceRepair& repair);

}  // namespace raceproof::report
