// One test over all its schedules: the plan as a program (frameworks/plan.h), explored as raceproof check does.
//
// If half of the time does not suffice, the rest goes to a hunt and then to sampled executions; without a finding such a test is
// bounded. A test is proved only if some execution came to the end of the test, and none ended in another way than by passing or
// by an assumption that did not hold.
#pragma once

#include <string>
#include <vector>

#include "cli/check_options.h"
#include "cli/checked_program.h"
#include "cli/test_runner/test_result.h"
#include "frameworks/plan.h"

namespace raceproof::cli {

// Machines that stand before RunTest. Their budgets have begun no phase: a metronome would not survive a fork.
//
// The first one of a class path: its library is not yet initialised.
Result<Checked> boot_tests(const CheckWords& words);
// Another one beside it, for tests of these classes (TestCase::classes): with the library that they use.
Result<Checked> boot_beside(const session::Guest& first, const CheckWords& words, const std::vector<std::string>& classes);

// What a test may take: `usual`, or what it wishes itself. An error if its wish cannot be read.
Result<double> seconds_of(const frameworks::TestCase& test, double usual);

// Uses the machine up, which was made for the classes of the test. The limits of `words` are those of this test.
TestResult explore_test(Checked booted, const CheckWords& words, const frameworks::TestCase& test);

}  // namespace raceproof::cli
