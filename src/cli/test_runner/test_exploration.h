// One test over all its schedules: the plan as a program (frameworks/plan.h), explored as raceproof check does.
//
// If half of the time does not suffice, the rest goes to a hunt and then to sampled executions; without a finding such a test is
// bounded. A test is proved only if some execution came to the end of the test, and none ended in another way than by passing or
// by an assumption that did not hold.
#pragma once

#include "cli/check_options.h"
#include "cli/checked_program.h"
#include "cli/test_runner/test_result.h"
#include "frameworks/plan.h"

namespace raceproof::cli {

// A machine that has booted and stands before RunTest, its library not yet initialised: what all tests begin with.
Result<Checked> boot_tests(const CheckWords& words);

// Uses the machine up. The limits of `words` are those of this test.
TestResult explore_test(Checked booted, const CheckWords& words, const frameworks::TestCase& test);

}  // namespace raceproof::cli
