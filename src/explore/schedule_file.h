// A schedule on disk: what was run, and every step that was taken. Text, one fact a line, so that it can be read, compared and
// cut by hand:
//
//   raceproof schedule 1
//   option -ea
//   class-path classes:lib/app.jar
//   target com.example.Main
//   argument 17
//   steps
//   0 0 12        thread 0 takes alternative 0 twelve times
//   1 0
#pragma once

#include <string>
#include <vector>

#include "base/result.h"
#include "machine/operation.h"

namespace raceproof::explore {

struct ScheduleFile {
    std::vector<std::string> options;  // of `raceproof run` that change what the program does
    std::string class_path;
    std::string target;  // a class, a .java file or a jar, as the user named it
    std::vector<std::string> arguments;
    std::vector<machine::Step> steps;
};

Result<Done> write_schedule(const ScheduleFile& schedule, const std::string& path);
Result<ScheduleFile> read_schedule(const std::string& path);

}  // namespace raceproof::explore
