// Text in columns, counted in characters, not bytes. Wide and combining characters count as one, too.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace raceproof::report {

std::size_t columns_of(std::string_view text);
std::string padded(std::string_view text, std::size_t columns);
// At most so many columns, the last of them "…" if something is cut off.
std::string shortened(std::string_view text, std::size_t columns);

}  // namespace raceproof::report
