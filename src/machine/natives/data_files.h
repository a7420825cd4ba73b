// The files beside the JDK's class library that the library itself reads, such as the time zones: read-only, by their place under
// the guest's java.home. No other file of the host can be seen.
#pragma once

#include <cstdint>
#include <span>
#include <string>

namespace raceproof::machine {
class Machine;
}

namespace raceproof::machine::natives {

bool data_file_exists(Machine& machine, const std::string& guest_path);

// Number of bytes read at the position; 0 at the end.
int read_data_file(Machine& machine, const std::string& guest_path, std::uint64_t position, std::span<std::uint8_t> into);

}  // namespace raceproof::machine::natives
