// Writes the schedules of findings to files that `raceproof replay` takes.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "base/result.h"
#include "explore/check.h"
#include "session/guest.h"

namespace raceproof::cli {

// What was checked, and how.
struct CheckedProgram {
    const session::GuestOptions& guest;
    std::span<const std::string> arguments;
    const explore::CheckOptions& options;
};

// One of them; the answer is the file's name.
Result<std::string> save_schedule(const std::string& path, std::size_t number, const CheckedProgram& checked,
                                  const findings::Finding& finding);
// The first finding goes to `path`, the others to `path`.2, `path`.3, …; the answer is the names of the files.
Result<std::vector<std::string>> save_schedules(const std::string& path, const CheckedProgram& checked,
                                                std::span<const findings::Finding> findings);

}  // namespace raceproof::cli
