// How much memory this process takes.
#pragma once

#include <cstdint>

namespace raceproof {

// Resident now; 0 if the system does not tell.
std::uint64_t resident_bytes();
// Most that was ever resident.
std::uint64_t peak_resident_bytes();
// What was freed goes back to the system, as far as that is possible.
void give_back_memory();

}  // namespace raceproof
