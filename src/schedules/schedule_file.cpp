#include "schedules/schedule_file.h"

#include <fmt/format.h>

#include <fstream>
#include <sstream>

#include "base/atomic_file.h"
#include "schedules/replay_context_lines.h"
#include "schedules/step_lines.h"

namespace raceproof::schedules {

using machine::ScheduleStep;

namespace {

constexpr std::string_view kHeader = "raceproof schedule 2", kOldHeader = "raceproof schedule 1";
constexpr std::size_t kMaximumSteps = 100'000'000;  // more is a broken file, not a schedule

bool is_one_line(std::string_view text) { return text.find('\n') == std::string_view::npos; }

Error broken(const std::string& path, int line, std::string_view why) { return {fmt::format("{}:{}: {}", path, line, why)}; }

bool parse_step(const std::string& text, std::vector<ScheduleStep>& steps) {
    std::istringstream words(text);
    std::uint32_t thread = 0, alternative = 0;
    std::size_t count = 1;
    if (!(words >> thread >> alternative) || thread > 0xFFFF) return false;
    if (!(words >> count)) count = words.eof() ? 1 : 0;
    if (count == 0 || count > kMaximumSteps - steps.size()) return false;
    steps.insert(steps.end(), count, ScheduleStep{static_cast<state::ThreadId>(thread), alternative});
    return true;
}

}  // namespace

Result<Done> write_schedule(const ScheduleFile& schedule, const std::string& path) {
    for (const std::string& argument : schedule.arguments)
        if (!is_one_line(argument)) return Error{"a schedule cannot hold arguments of several lines"};
    if (schedule.context)
        for (const auto& [key, value] : schedule.context->properties)
            if (!is_one_line(key) || !is_one_line(value)) return Error{"a schedule cannot hold properties of several lines"};
    std::ostringstream out;
    out << kHeader << '\n';
    for (const std::string& option : schedule.options) out << "option " << option << '\n';
    if (schedule.context) write_replay_context(out, *schedule.context);
    out << "class-path " << schedule.class_path << "\ntarget " << schedule.target << '\n';
    if (!schedule.folder.empty() && is_one_line(schedule.folder)) out << "folder " << schedule.folder << '\n';
    for (const std::string& argument : schedule.arguments) out << "argument " << argument << '\n';
    out << "steps\n" << step_lines(schedule.steps);
    return write_file(path, out.str());
}

Result<ScheduleFile> read_schedule(const std::string& path) {
    std::ifstream in(path);
    if (!in) return Error{fmt::format("cannot read {}", path)};
    ScheduleFile schedule;
    std::string line;
    int number = 1;
    if (!std::getline(in, line) || (line != kHeader && line != kOldHeader))
        return broken(path, number, "not a schedule of this version of raceproof");
    bool in_steps = false;
    while (std::getline(in, line)) {
        ++number;
        if (in_steps) {
            if (!parse_step(line, schedule.steps)) return broken(path, number, "a step is THREAD ALTERNATIVE [COUNT]");
            continue;
        }
        std::size_t space = line.find(' ');
        std::string key = line.substr(0, space), value = space == std::string::npos ? "" : line.substr(space + 1);
        if (key == "option")
            schedule.options.push_back(value);
        else if (key == "explored") {
            if (!schedule.context) schedule.context.emplace();
            if (!read_replay_context_line(value, *schedule.context))
                return broken(path, number, fmt::format("not understood: '{}'", line));
        } else if (key == "class-path")
            schedule.class_path = value;
        else if (key == "target")
            schedule.target = value;
        else if (key == "folder")
            schedule.folder = value;
        else if (key == "argument")
            schedule.arguments.push_back(value);
        else if (key == "steps")
            in_steps = true;
        else
            return broken(path, number, fmt::format("unknown entry '{}'", key));
    }
    if (!in_steps || schedule.target.empty()) return broken(path, number, "the schedule is not complete");
    return schedule;
}

}  // namespace raceproof::schedules
