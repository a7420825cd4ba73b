// What the guest may know of its surroundings: fixed values, never the host's, so that it computes the same everywhere.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace raceproof::machine {
class Machine;
}

namespace raceproof::machine::natives {

// A system property as it is before the program changes any; nothing if it is not set.
std::optional<std::string> initial_property(Machine& machine, std::string_view key);

// "17.0.15": from the constants that the JDK's own java.lang.VersionProps is compiled with.
std::string jdk_version(Machine& machine);

}  // namespace raceproof::machine::natives
