// JUnit XML, as continuous integration reads the results of tests: a test suite for each program, a test case for each property
// (data races, deadlocks, …) that was looked for. A property that was not decided is skipped, never passed.
#pragma once

#include <span>
#include <string>

#include "formats/document.h"

namespace raceproof::formats {

std::string junit(std::span<const Json> documents);

}  // namespace raceproof::formats
