// Names of classes that a program could have meant, for "did you mean …?".
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace raceproof::session {

// The classes in the folders and jars of a class path, dotted and sorted; the first ten thousand of them.
std::vector<std::string> class_names(std::string_view class_path);

// What the class path names and is not there: `java` is silent about it. Entries like "lib/*" are not looked at.
std::vector<std::string> missing_entries(std::string_view path);

}  // namespace raceproof::session
