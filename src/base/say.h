// A message to people, on standard error. If nobody can read it, nothing else is the worse for it: fmt::print would throw.
#pragma once

#include <fmt/format.h>

#include <cstdio>
#include <utility>

namespace raceproof {

template <typename... Values>
void say(fmt::format_string<Values...> text, Values&&... values) {
    std::string line = fmt::format(text, std::forward<Values>(values)...);
    std::fwrite(line.data(), 1, line.size(), stderr);
}

}  // namespace raceproof
