// What a NullPointerException of the JVM's own says of itself (JEP 358).
#pragma once

#include <string>

#include "machine/machine.h"

namespace raceproof::machine::natives {

// In modified UTF-8; empty if there is nothing to say.
std::string helpful_message(Machine& machine, Object& exception);

}  // namespace raceproof::machine::natives
