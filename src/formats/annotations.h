// Annotations of GitHub Actions: workflow commands, lines that the runner finds in the output of a step and shows beside the
// code.
#pragma once

#include <span>
#include <string>

#include "formats/document.h"

namespace raceproof::formats {

// An error for each violation that is not known; a warning for each program without a verdict.
std::string github_annotations(std::span<const Json> documents);

// Other text for the same output: the runner must not find commands in it, and the checked program has put words into it.
std::string without_commands(const std::string& text);

}  // namespace raceproof::formats
