#include "cli/terminal.h"

#include <sys/ioctl.h>
#include <unistd.h>

#include <cstdlib>
#include <string_view>

namespace raceproof::cli {

namespace {

// no-color.org: any value but the empty one.
bool wants_no_colours() {
    const char* no_colour = std::getenv("NO_COLOR");
    const char* kind = std::getenv("TERM");
    return (no_colour != nullptr && *no_colour != '\0') || (kind != nullptr && std::string_view(kind) == "dumb");
}

}  // namespace

report::Terminal terminal_of(std::FILE* file, Colours colours) {
    report::Terminal terminal;
    bool is_terminal = isatty(fileno(file)) == 1;
    terminal.has_colours = colours == Colours::Always || (colours == Colours::Auto && is_terminal && !wants_no_colours());
    winsize size{};
    if (is_terminal && ioctl(fileno(file), TIOCGWINSZ, &size) == 0) terminal.columns = size.ws_col;
    return terminal;
}

}  // namespace raceproof::cli
