#include "cli/save_schedules.h"

#include <fmt/format.h>

#include <filesystem>

#include "schedules/schedule_file.h"

namespace raceproof::cli {

namespace {

schedules::ScheduleFile schedule_of(const CheckedProgram& checked, const findings::Finding& finding) {
    schedules::ScheduleFile schedule;
    schedule.class_path = checked.guest.class_path;
    schedule.target = checked.guest.target;
    std::error_code error;
    schedule.folder = std::filesystem::current_path(error).string();
    schedule.arguments.assign(checked.arguments.begin(), checked.arguments.end());
    for (const search::Step& step : finding.path)
        schedule.steps.push_back({static_cast<state::ThreadId>(step.thread), step.alternative});
    schedules::ReplayContext& context = schedule.context.emplace();
    context.assertions = checked.guest.machine.assertions;
    context.spurious = checked.guest.machine.spurious;
    context.explores_random = checked.guest.machine.explores_random;
    context.processors = checked.guest.machine.processors;
    context.properties = checked.guest.machine.properties;
    context.modules = checked.guest.modules;
    context.grains = checked.guest.grains;
    context.heap_bytes = checked.guest.state.heap_bytes;
    context.time_outs = checked.options.system.time_outs;
    context.races = checked.options.races;
    if (finding.visibility != nullptr) context.keep(*finding.visibility);
    context.finding = finding.id();
    context.cycle = finding.cycle;
    return schedule;
}

}  // namespace

Result<std::string> save_schedule(const std::string& path, std::size_t number, const CheckedProgram& checked,
                                  const findings::Finding& finding) {
    std::string file = number == 0 ? path : fmt::format("{}.{}", path, number + 1);
    auto written = schedules::write_schedule(schedule_of(checked, finding), file);
    if (!written) return written.error();
    return file;
}

Result<std::vector<std::string>> save_schedules(const std::string& path, const CheckedProgram& checked,
                                                std::span<const findings::Finding> findings) {
    std::vector<std::string> files;
    for (const findings::Finding& finding : findings) {
        auto saved = save_schedule(path, files.size(), checked, finding);
        if (!saved) return saved.error();
        files.push_back(saved.take());
    }
    return files;
}

}  // namespace raceproof::cli
