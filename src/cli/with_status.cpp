#include "cli/with_status.h"

#include <fcntl.h>
#include <signal.h>
#include <sys/resource.h>
#include <unistd.h>

#include <exception>
#include <new>
#include <string>
#include <system_error>

#include "base/budget.h"
#include "base/say.h"
#include "base/text.h"
#include "cli/exit_status.h"
#include "program/broken_jdk.h"
#include "report/units.h"
#include "state/reservation.h"

namespace raceproof::cli {

namespace {

std::string_view text_of(Limit limit) {
    switch (limit) {
        case Limit::Memory: return "the memory limit was reached";
        case Limit::Interrupted: return "interrupted";
        case Limit::None:
        case Limit::Time: break;
    }
    return "the time limit was reached";
}

int say_no_address_space(const state::NoAddressSpace& refused) {
    rlimit limit = {};
    bool is_limited = getrlimit(RLIMIT_AS, &limit) == 0 && limit.rlim_cur != RLIM_INFINITY;
    say("raceproof: the host gives no {} of address space for the heap{}: give --heap less{}\n",
        report::bytes_text(refused.bytes),
        is_limited ? " (ulimit -v allows " + report::bytes_text(limit.rlim_cur) + " in all)" : "",
        is_limited ? ", or ulimit -v more: what it takes is the heap and some 500 MB" : "");
    return kNoVerdict;
}

int say_bad_input(std::string_view message) {
    constexpr std::size_t kMostBytes = 300;
    std::string text = printable(message);
    say("raceproof: {}\n", text.size() > kMostBytes ? text.substr(0, kMostBytes) + "…" : text);
    return kBadInput;
}

}  // namespace

void prepare_standard_streams() {
    for (int stream : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO}) {
        if (fcntl(stream, F_GETFD) != -1) continue;
        // The lowest free number is this one. From a stream of the wrong direction nothing can be got.
        int opened = open("/dev/null", stream == STDOUT_FILENO ? O_RDONLY : O_RDWR);
        if (opened > stream) close(opened);
    }
    signal(SIGPIPE, SIG_IGN);
    signal(SIGXFSZ, SIG_IGN);
}

int with_status(const std::function<int()>& command) {
    try {
        return command();
    } catch (const state::NoAddressSpace& refused) {
        return say_no_address_space(refused);
    } catch (const std::bad_alloc&) {
        say("raceproof: out of memory before the search could begin\n");
        return kNoVerdict;
    } catch (const LimitReached& reached) {
        say("raceproof: {} before the search could begin\n", text_of(reached.limit));
        return kNoVerdict;
    } catch (const program::BrokenJdk& broken) {
        return say_bad_input(broken.what());
    } catch (const std::system_error& error) {  // of the file system, or of printing
        return say_bad_input(error.what());
    }
}

}  // namespace raceproof::cli
