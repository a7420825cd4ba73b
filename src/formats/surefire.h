// Results of tests as Maven's Surefire plugin writes them: a file TEST-<class>.xml for each test class. What continuous
// integration, editors and Maven's own reports read.
#pragma once

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace raceproof::formats {

struct SurefireTest {
    enum class Outcome { Passed, Failed, Error, Skipped };
    std::string class_name, name;
    Outcome outcome = Outcome::Passed;
    std::string message, type, text;  // of what is not passed
    double seconds = 0;
    std::vector<std::pair<std::string, std::string>> properties;
};

// Of one class. All texts are printable.
std::string surefire(const std::string& class_name, const std::vector<SurefireTest>& tests);

}  // namespace raceproof::formats
