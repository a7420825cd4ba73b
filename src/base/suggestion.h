// "Did you mean …?"
#pragma once

#include <span>
#include <string>
#include <string_view>

namespace raceproof {

// The candidate that a mistyped word most likely meant; empty if none is close. Of equally close ones the first.
std::string closest(std::string_view word, std::span<const std::string> candidates);
// The same as the end of a sentence: "; did you mean com.example.Main?", or nothing.
std::string did_you_mean(std::string_view word, std::span<const std::string> candidates);

}  // namespace raceproof
