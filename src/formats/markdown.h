// Markdown for a comment on a pull request: the verdicts in a table, then each violation with its lines of code, the command that
// replays it and the fixes that are proved.
//
// What comes from the checked program stands in code spans and fenced blocks only, which are longer than any run of backquotes
// inside: there no markup, link, mention or HTML is seen.
#pragma once

#include <span>
#include <string>

#include "formats/document.h"

namespace raceproof::formats {

std::string markdown(std::span<const Json> documents);

}  // namespace raceproof::formats
