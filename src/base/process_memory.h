// How much memory this process takes.
#pragma once

#include <cstdint>

namespace raceproof {

// Resident now; 0 if the system does not tell.
std::uint64_t resident_bytes();
// Most that was ever resident.
std::uint64_t peak_resident_bytes();

}  // namespace raceproof
