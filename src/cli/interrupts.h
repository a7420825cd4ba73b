// Ctrl-C, SIGTERM, SIGHUP and SIGQUIT as a wish to end: the first is noted, the second ends the process as usual.
#pragma once

namespace raceproof::cli {

void note_interrupts();
bool was_interrupted();
int interrupting_signal();  // its number; 0: none

}  // namespace raceproof::cli
