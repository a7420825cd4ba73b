// How much of a program its executions so far have reached: what a hunt has not reached it cannot warn of.
//
// A method counts as called if its code was ever made ready to run, which happens at its first call, in whichever run or search.
// Only classes that were loaded are counted: of others nothing is known. Which lines were executed nobody writes down: it would
// cost every instruction.
#pragma once

#include <cstdint>

#include "program/program.h"

namespace raceproof::hunting {

struct Coverage {
    std::uint64_t classes = 0;  // of the checked program, loaded
    std::uint64_t methods = 0;  // of these, with code
    std::uint64_t called = 0;
    std::uint64_t threads = 0;  // in the run that had most, main included
};

// All but the threads.
Coverage coverage_of(const program::Program& program);

}  // namespace raceproof::hunting
