// What standard output or standard error is connected to, and what the user says about colours.
#pragma once

#include <cstdio>

#include "report/terminal_text.h"

namespace raceproof::cli {

enum class Colours {
    Auto,  // on a terminal, unless the environment says NO_COLOR or TERM=dumb
    Always,
    Never,
};

report::Terminal terminal_of(std::FILE* file, Colours colours);

}  // namespace raceproof::cli
