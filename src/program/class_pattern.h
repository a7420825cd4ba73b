// Classes by the pattern that a user writes: "com.example.Main" with its nested classes, "com.example.*" the classes of a
// package, "com.example.**" also those of the packages below it.
#pragma once

#include <string_view>

namespace raceproof::program {

// `dotted_name`: "com.example.Main$Nested".
bool fits_class_pattern(std::string_view dotted_name, std::string_view pattern);

}  // namespace raceproof::program
