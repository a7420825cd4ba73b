#include "cli/interrupts.h"

#include <signal.h>

#include <initializer_list>

namespace raceproof::cli {

namespace {

constexpr std::initializer_list<int> kSignals = {SIGINT, SIGTERM, SIGHUP, SIGQUIT};

volatile sig_atomic_t interrupted = 0;

void note(int number) {
    interrupted = number;
    for (int each : kSignals) signal(each, SIG_DFL);
}

}  // namespace

void note_interrupts() {
    struct sigaction action = {};
    action.sa_handler = note;
    for (int number : kSignals) {
        struct sigaction before = {};
        // What nohup or a shell's background job has been told to ignore stays ignored.
        bool is_ignored = sigaction(number, nullptr, &before) == 0 && before.sa_handler == SIG_IGN;
        if (!is_ignored) sigaction(number, &action, nullptr);
    }
}

bool was_interrupted() { return interrupted != 0; }
int interrupting_signal() { return interrupted; }

}  // namespace raceproof::cli
