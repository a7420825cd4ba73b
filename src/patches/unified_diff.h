// The difference of two texts as a unified diff, as patch -p1 and git apply take it.
//
// Myers, "An O(ND) Difference Algorithm and Its Variations" (1986), over lines, without what both have at their start and end.
// Time and memory are quadratic in the number of changed lines; beyond kMostChanges of them the differing middle is replaced as a
// whole, which is right but not short.
#pragma once

#include <string>
#include <string_view>

namespace raceproof::patches {

inline constexpr int kContextLines = 3;
inline constexpr int kMostChanges = 2000;

// Empty if the texts are equal. `name` is the file's, without "a/" and "b/" before it. Lines end with '\n'; a '\r' before it
// belongs to the line.
std::string unified_diff(std::string_view name, std::string_view before, std::string_view after);

}  // namespace raceproof::patches
