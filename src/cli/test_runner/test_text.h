// The results of tests in words: a line each, the failures with their reports, a summary; and as Surefire's files.
#pragma once

#include <map>
#include <span>
#include <string>

#include "cli/test_runner/run_tests.h"

namespace raceproof::cli {

// "proved      com.example.QueueTest#offers[2] (1, foo)  123 states, 0.02 s"
std::string line_of(const ToldTest& told);
// Of failures and errors. `command` is what comes before the name of a test to run it again: "raceproof test -cp classes".
std::string failures_text(std::span<const ToldTest> told, const std::string& command);
std::string summary_text(std::span<const ToldTest> told, double seconds);
// The text of each file, by its name.
std::map<std::string, std::string> surefire_files(std::span<const ToldTest> told);

}  // namespace raceproof::cli
