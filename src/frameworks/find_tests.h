// The tests of a class path that the user wants, in a fixed order: by class, then as their framework finds them.
#pragma once

#include <string>
#include <vector>

#include "base/result.h"
#include "frameworks/class_index.h"
#include "frameworks/plan.h"

namespace raceproof::frameworks {

struct Selection {
    // "com.example.QueueTest" with its nested classes, "…#method", "…#method[2]", "com.example" for a package and those below
    // it; all tests in the folders of the class path if there are none.
    std::vector<std::string> names;
    // Patterns with * and ? over CLASS or CLASS#METHOD; without '#' one is about the class.
    std::vector<std::string> include, exclude;
};

// An error: a name that no test has.
Result<std::vector<TestCase>> find_tests(ClassIndex& index, const Selection& selection);

bool matches_pattern(std::string_view text, std::string_view pattern);
// Does it name this test? `number` 0: any.
struct SelectedName {
    std::string name;  // without the number
    int number = 0;
};
SelectedName read_name(const std::string& text);

}  // namespace raceproof::frameworks
