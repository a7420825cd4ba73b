// A check as commands make it: the program opened, searched with progress on the terminal, and what was found explained.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "base/result.h"
#include "cli/check_options.h"
#include "machine/silent_console.h"
#include "report/check_report.h"
#include "session/guest.h"

namespace raceproof::cli {

struct Checked {
    std::unique_ptr<machine::SilentConsole> console;
    std::unique_ptr<session::Guest> guest;  // stands before `main` again
    report::CheckReport report;
};

// Called between opening and searching: may listen to the machine and ask the search for more. What it returns lives until the
// search has ended; it may be nullptr.
using BeforeSearch = std::function<Result<std::shared_ptr<void>>(session::Guest& guest, explore::CheckOptions& options)>;
// Searches the program, which stands before `main`; the machine returns there.
using SearchProgram = std::function<explore::CheckResult(session::Guest& guest, const explore::CheckOptions& options)>;
// Called when the schedules of the findings are final. The answer is the files where they were saved, in the order of the
// findings; none if they were not.
using AfterSearch = std::function<Result<std::vector<std::string>>(const explore::CheckResult& result)>;

struct CheckSteps {
    BeforeSearch before_search;
    AfterSearch after_search;
    SearchProgram search_program;  // none: explores it (explore::check)
};

// An error is one line for people.
// Of a guest that was opened, with its library initialised, and its console, if that is the guest's own.
Result<Checked> check_guest(std::unique_ptr<session::Guest> guest, std::unique_ptr<machine::SilentConsole> console,
                            const CheckWords& words, const CheckSteps& steps);
Result<Checked> check_program(const CheckWords& words, const CheckSteps& steps = {});

}  // namespace raceproof::cli
