// Class-file versions by the Java release that introduced them.
#pragma once

#include <cstdint>

namespace raceproof::classfile::version {

inline constexpr std::uint16_t kJava5 = 49, kJava6 = 50, kJava7 = 51, kJava8 = 52, kJava9 = 53, kJava11 = 55, kJava12 = 56,
                               kJava16 = 60, kJava17 = 61;

}  // namespace raceproof::classfile::version
