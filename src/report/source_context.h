// The source around the two accesses of a race, their lines marked: what a person would open an editor for.
#pragma once

#include <string>

#include "races/race.h"
#include "report/source_lines.h"

namespace raceproof::report {

// Each file once, with its name above it; empty where the source is not known. A report's indentation is in it.
std::string source_context_text(const races::Race& race, const SourceLines& sources);

}  // namespace raceproof::report
