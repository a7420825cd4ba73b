// The JDK lacks a class that the machine cannot do without, or cannot be read: bad input, not a bug of ours.
#pragma once

#include <stdexcept>

namespace raceproof::program {

struct BrokenJdk : std::runtime_error {
    using std::runtime_error::runtime_error;
};

}  // namespace raceproof::program
