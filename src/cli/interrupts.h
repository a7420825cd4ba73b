// Ctrl-C and SIGTERM as a wish to end: the first is noted, the second ends the process as usual.
#pragma once

namespace raceproof::cli {

void note_interrupts();
bool was_interrupted();

}  // namespace raceproof::cli
