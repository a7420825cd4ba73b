// What the process's exit status says. `raceproof run` passes the checked program's own status through, as `java` does.
#pragma once

namespace raceproof::cli {

enum ExitStatus : int {
    kSuccess = 0,       // nothing wrong found, and the search was exhaustive
    kFound = 1,         // a race or another violation was found; run: the program ended with an uncaught exception
    kBadInput = 2,      // bad usage or bad input
    kNoVerdict = 3,     // stopped at a limit, or something unsupported was met
    kInterrupted = 130  // Ctrl-C
};

}  // namespace raceproof::cli
