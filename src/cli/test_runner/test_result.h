// What became of one test, and as text between the process that explored it and the one that tells.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace raceproof::cli {

enum class TestVerdict {
    Proved,       // passes on every schedule
    Failed,       // a schedule fails it, or has a race, a deadlock, an exception that nobody takes
    Bounded,      // nothing found, but not all schedules were explored
    Skipped,      // disabled, or an assumption did not hold on any schedule
    Unsupported,  // something of it cannot be honoured or executed
    Error,        // it could not be explored: bad input, or a bug of ours
};

const char* name_of(TestVerdict verdict);  // "proved"

struct TestResult {
    TestVerdict verdict = TestVerdict::Error;
    std::string reason;  // one line: what is wrong, why it was skipped, what is unsupported; empty if proved
    std::string kind;    // of a failure: "data-race"
    std::string report;  // of a failure, for people, several lines
    std::uint64_t states = 0;
    double seconds = 0;
    std::vector<std::string> notes;
    bool has_no_such_arguments = false;  // there was nothing to explore: its number is too large
};

std::string written(const TestResult& result);
// Nothing if the text is not what `written` gave, as from a process that has died.
std::optional<TestResult> read_result(const std::string& text);

}  // namespace raceproof::cli
