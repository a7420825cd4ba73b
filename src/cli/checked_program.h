// A check as commands make it: the program opened, searched with progress on the terminal, and what was found explained.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "base/budget.h"
#include "base/result.h"
#include "cli/check_options.h"
#include "machine/silent_console.h"
#include "report/check_report.h"
#include "session/guest.h"

namespace raceproof::cli {

struct Checked {
    std::unique_ptr<Budget> budget;  // of the machine; its last phase was the explaining
    std::unique_ptr<machine::SilentConsole> console;
    std::unique_ptr<session::Guest> guest;  // stands before `main` again
    report::CheckReport report;
    std::optional<Error> unsaved;  // why something that was to be saved is not; the report is there all the same
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

// An error is one line for people. `share`: of the time limit, what this check may take; the rest is for what comes after it.
Result<Checked> check_program(const CheckWords& words, const CheckSteps& steps = {}, double share = 1);
// Of a guest that was opened with the budget, its library initialised; the time counts from now on.
Result<Checked> check_guest(Checked opened, const CheckWords& words, const CheckSteps& steps);

}  // namespace raceproof::cli
