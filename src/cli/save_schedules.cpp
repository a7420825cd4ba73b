#include "cli/save_schedules.h"

#include <fmt/format.h>

#include "schedules/schedule_file.h"

namespace raceproof::cli {

namespace {

schedules::ScheduleFile schedule_of(const CheckedProgram& checked, const findings::Finding& finding) {
    schedules::ScheduleFile schedule;
    schedule.class_path = checked.guest.class_path;
    schedule.target = checked.guest.target;
    schedule.arguments.assign(checked.arguments.begin(), checked.arguments.end());
    for (const search::Step& step : finding.path)
        schedule.steps.push_back({static_cast<state::ThreadId>(step.thread), step.alternative});
    schedules::Exploration& exploration = schedule.exploration.emplace();
    exploration.assertions = checked.guest.machine.assertions;
    exploration.spurious = checked.guest.machine.spurious;
    exploration.explores_random = checked.guest.machine.explores_random;
    exploration.processors = checked.guest.machine.processors;
    exploration.properties = checked.guest.machine.properties;
    exploration.grains = checked.guest.grains;
    exploration.heap_bytes = checked.guest.state.heap_bytes;
    exploration.time_outs = checked.options.system.time_outs;
    exploration.races = checked.options.races;
    if (finding.visibility != nullptr) exploration.keep(*finding.visibility);
    exploration.finding = finding.id();
    exploration.cycle = finding.cycle;
    return schedule;
}

}  // namespace

Result<std::vector<std::string>> save_schedules(const std::string& path, const CheckedProgram& checked,
                                                std::span<const findings::Finding> findings) {
    std::vector<std::string> files;
    for (const findings::Finding& finding : findings) {
        std::string file = files.empty() ? path : fmt::format("{}.{}", path, files.size() + 1);
        auto written = schedules::write_schedule(schedule_of(checked, finding), file);
        if (!written) return written.error();
        files.push_back(std::move(file));
    }
    return files;
}

}  // namespace raceproof::cli
