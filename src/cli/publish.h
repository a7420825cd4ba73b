// What a command has to tell: printed, written for programs to read, and as an exit status.
#pragma once

#include <functional>
#include <string>

#include "cli/check_options.h"
#include "cli/checked_program.h"
#include "report/check_report.h"
#include "report/result_text.h"

namespace raceproof::cli {

// One line on standard error; the exit status of bad input.
int fail(const std::string& message);

using TextOfReport = std::function<std::string(const report::CheckReport& report, report::Detail detail)>;

// Prints and writes what there is to tell; the exit status is that of the verdict.
int publish(const Checked& checked, const CheckWords& words, const TextOfReport& text_of);

}  // namespace raceproof::cli
