// All living threads in words: name, what each waits for, its stack.
#pragma once

#include <string>

#include "machine/machine.h"

namespace raceproof::explore {

std::string describe_threads(machine::Machine& machine);

}  // namespace raceproof::explore
