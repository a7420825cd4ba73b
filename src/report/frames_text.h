// The threads of a state as a debugger shows them: stacks with the locals of each frame, and the monitors that each thread holds.
#pragma once

#include <string>

#include "findings/values.h"
#include "machine/machine.h"

namespace raceproof::report {

// All living threads. Locals are named if the class was compiled with -g, else numbered; those of the JDK's frames are left out.
std::string describe_frames(machine::Machine& machine, findings::ObjectNames& names);

}  // namespace raceproof::report
