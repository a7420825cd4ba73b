// The steps of a schedule as text: a line for each run of equal steps, "THREAD ALTERNATIVE" and, if there are several, how many.
#pragma once

#include <fmt/format.h>

#include <string>
#include <vector>

namespace raceproof::schedules {

// Step: machine::ScheduleStep or search::Step.
template <typename Step>
std::string step_lines(const std::vector<Step>& steps) {
    std::string lines;
    for (std::size_t i = 0; i < steps.size();) {
        std::size_t end = i + 1;
        while (end < steps.size() && steps[end] == steps[i]) ++end;
        lines += fmt::format("{} {}", static_cast<unsigned>(steps[i].thread), steps[i].alternative);
        if (end - i > 1) lines += fmt::format(" {}", end - i);
        lines += '\n';
        i = end;
    }
    return lines;
}

}  // namespace raceproof::schedules
