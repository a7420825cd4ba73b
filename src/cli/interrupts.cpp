#include "cli/interrupts.h"

#include <signal.h>

#include <initializer_list>

namespace raceproof::cli {

namespace {

volatile sig_atomic_t interrupted = 0;

void note(int) {
    interrupted = 1;
    signal(SIGINT, SIG_DFL);
    signal(SIGTERM, SIG_DFL);
}

}  // namespace

void note_interrupts() {
    struct sigaction action = {};
    action.sa_handler = note;
    for (int number : {SIGINT, SIGTERM}) sigaction(number, &action, nullptr);
}

bool was_interrupted() { return interrupted != 0; }

}  // namespace raceproof::cli
