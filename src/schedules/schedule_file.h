// A schedule on disk: what was run, and every step that was taken. Text, one fact a line, so that it can be read, compared and
// cut by hand:
//
//   raceproof schedule 2
//   option -ea
//   class-path classes:lib/app.jar
//   target com.example.Main
//   folder /home/user/project                        the working folder
//   argument 17
//   steps
//   0 0 12        thread 0 takes alternative 0 twelve times
//   1 0
//
// A schedule that a search has found says besides how its executions came about, for the same steps to be possible again:
//
//   explored plain listed
//   explored listed 00c4d1a09f3be877
//   explored finding deadlock-5d41402a
//   explored round 6                                of a livelock: the last six steps go round
//
// Version 1 is the same without those.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "base/result.h"
#include "machine/library_operations.h"
#include "machine/operation.h"
#include "machine/visibility.h"
#include "program/modules.h"
#include "races/race_detection.h"
#include "schedules/single_run.h"

namespace raceproof::schedules {

// What a schedule that a search has found needs in order to be possible again: the options that decide where threads stop and
// what a step does, and what the search had found.
struct ReplayContext {
    bool assertions = true;
    bool spurious = false;
    bool explores_random = false;
    TimeOuts time_outs = TimeOuts::Quiescent;
    std::uint64_t heap_bytes = 0;
    int processors = 1;
    std::vector<std::pair<std::string, std::string>> properties;
    program::ModuleOptions modules;
    machine::GrainOptions grains;
    std::optional<races::DetectionOptions> races;
    machine::PlainAccesses plain = machine::PlainAccesses::All;
    std::vector<std::uint64_t> listed;  // of machine::Visibility, in rising order
    machine::Inspections inspected;     // of machine::Visibility
    std::string finding;                // its id
    std::size_t cycle = 0;              // of a livelock: Finding::cycle

    machine::Visibility visibility() const;
    void keep(const machine::Visibility& visibility);
};

struct ScheduleFile {
    std::vector<std::string> options;  // of `raceproof run` that change what the program does
    std::optional<ReplayContext> context;
    std::string class_path;
    std::string target;  // a class, a .java file or a jar, as the user named it
    std::string folder;  // where that was, empty if unknown: what is not found otherwise is looked for there
    std::vector<std::string> arguments;
    std::vector<machine::ScheduleStep> steps;
};

Result<Done> write_schedule(const ScheduleFile& schedule, const std::string& path);
Result<ScheduleFile> read_schedule(const std::string& path);

}  // namespace raceproof::schedules
