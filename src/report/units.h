// Numbers as people read them.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace raceproof::report {

std::string count_text(std::uint64_t count);                         // "1,234,567"
std::string count_text(std::uint64_t count, std::string_view noun);  // "1 state", "2,000 states"
std::string bytes_text(std::uint64_t bytes);                         // "1.2 MB", of 1,000,000 bytes
std::string duration_text(double seconds);                           // "0.31 s", "12 s", "2 min 5 s", "3 h 20 min"
// The power of ten that is not below it: "1e-27".
std::string magnitude_text(double number);

}  // namespace raceproof::report
