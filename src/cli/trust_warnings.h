// What is odd about the user's rules of trust: names that are no class's or field's, patterns that fit nothing.
#pragma once

#include <string>
#include <vector>

#include "races/trust.h"
#include "session/guest.h"

namespace raceproof::cli {

// Classes and fields that do not exist, a line each, with what may have been meant. Looks at files only: no class is loaded, so
// that a replay, which does not ask, sees the same program.
std::vector<std::string> warnings_about_names(const session::Guest& guest, const races::Trust& trust);
// Afterwards: patterns that no class fits of those that the program has used.
std::vector<std::string> warnings_about_patterns(const session::Guest& guest, const races::Trust& trust);

}  // namespace raceproof::cli
