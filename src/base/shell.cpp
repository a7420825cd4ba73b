#include "base/shell.h"

namespace raceproof {

std::string shell_quoted(std::string_view word) {
    constexpr std::string_view kSafe = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789%+,-./:=@_";
    if (!word.empty() && word.find_first_not_of(kSafe) == std::string_view::npos) return std::string(word);
    std::string quoted = "'";
    for (char byte : word) quoted += byte == '\'' ? std::string("'\\''") : std::string(1, byte);
    return quoted + "'";
}

}  // namespace raceproof
