// raceproof test: the tests of JUnit and TestNG that a class path has, each explored over all schedules.
#pragma once

#include <span>
#include <string>

namespace raceproof::cli {

std::string test_help();
int test_command(std::span<const std::string> words);

}  // namespace raceproof::cli
