// The options of raceproof check: what the words mean, what is wrong with them.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "base/result.h"
#include "cli/options.h"
#include "cli/outputs.h"
#include "cli/terminal.h"
#include "explore/check.h"
#include "formats/baseline.h"
#include "report/check_report.h"
#include "session/guest.h"

namespace raceproof::cli {

struct CheckWords {
    std::string command;  // the command line, quoted for a shell
    session::GuestOptions guest;
    std::vector<std::string> arguments;  // of the checked program
    std::string source_path;             // folders, separated by ':'
    explore::CheckOptions check;
    std::uint64_t executions = 0;  // of a search that samples
    report::Basis basis;
    Outputs outputs;  // of the result, for programs to read
    std::string baseline_file;
    formats::Baseline baseline;  // what is known; empty without a file
    std::string save;            // where the schedules of violations go, empty for nowhere
    std::string traces;          // where executions that show races go, empty for nowhere
    std::uint64_t traces_per_race = 100;
    bool quiet = false, verbose = false, help = false;
    Colours colours = Colours::Auto;
};

// "raceproof check --all Main.java", quoted for a shell.
std::string command_line(std::string_view command, std::span<const std::string> words);
// The words behind `raceproof check`, and the project file's. An error is one line for people.
Result<CheckWords> parse_check_words(std::span<const std::string> words);
// The same of a command that has options of its own besides.
Result<CheckWords> read_check_words(ParsedOptions& options, std::string_view command);

}  // namespace raceproof::cli
