// A report as a terminal shows it: in colours, and with the lines of schedules cut at its width.
//
// A report is plain text that says everything in words; each line tells by how it begins or ends what it is. Colours only repeat
// that, so they are added here, afterwards, to text in which all control characters of the checked program are escaped already:
// no sequence but our own reaches the terminal.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace raceproof::report {

struct Terminal {
    bool has_colours = false;
    std::size_t columns = 0;  // 0: no terminal, or its width is not known
};

std::string for_terminal(std::string_view text, const Terminal& terminal);

}  // namespace raceproof::report
