// raceproof.toml: the options that a team has agreed on for a project, read as if they stood before those of the command line.
//
// Only files of the working directory and the folders above it are looked for, up to the one with the repository (.git): nothing
// that a checked program brings along has a say. A file cannot name a program, nor make Raceproof write anything.
#pragma once

#include <string>

#include "base/result.h"
#include "cli/options.h"

namespace raceproof::cli {

// The nearest one, from the working directory upwards and relative to it; empty if there is none.
std::string find_project_file();

// As options of `raceproof check`, each with its place in the file. Class path and sources are relative to the folder of the
// file. The error is one line with file, line and column.
Result<ParsedOptions> read_project_file(const std::string& path);

}  // namespace raceproof::cli
