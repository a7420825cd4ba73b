// Words of a command line, as a POSIX shell reads them.
#pragma once

#include <string>
#include <string_view>

namespace raceproof {

// As it is if that is safe, else in quotes.
std::string shell_quoted(std::string_view word);

}  // namespace raceproof
