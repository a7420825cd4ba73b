// Tests in processes of their own, several at a time. Each is a copy of a process that has booted the virtual machine, made by
// fork: boot is paid for once, what one test does to memory concerns no other, and one that crashes ends alone.
//
// Results are told in the order of the tests, whichever ends first.
#pragma once

#include <functional>
#include <span>
#include <vector>

#include "cli/test_runner/test_exploration.h"

namespace raceproof::cli {

struct RunOptions {
    std::size_t jobs = 1;
    double max_total = 0;  // seconds; tests that are not begun then are bounded. 0: no limit
    bool fail_fast = false;
};

struct ToldTest {
    frameworks::TestCase test;
    TestResult result;
};

struct RunEvents {
    std::function<void(const ToldTest&)> told;
    std::function<void(std::size_t running, std::size_t ended)> progress;
};

// All results, in order; after a failure only those before it, and it, if `fail_fast`.
Result<std::vector<ToldTest>> run_tests(std::span<const frameworks::TestCase> tests, const CheckWords& words,
                                        const RunOptions& options, const RunEvents& events);

}  // namespace raceproof::cli
