#include "report/columns.h"

#include <algorithm>

namespace raceproof::report {

namespace {

bool begins_character(char byte) { return (static_cast<unsigned char>(byte) & 0xC0) != 0x80; }

}  // namespace

std::size_t columns_of(std::string_view text) {
    return static_cast<std::size_t>(std::count_if(text.begin(), text.end(), begins_character));
}

std::string padded(std::string_view text, std::size_t columns) {
    return std::string(text) + std::string(columns - std::min(columns, columns_of(text)), ' ');
}

std::string shortened(std::string_view text, std::size_t columns) {
    if (columns_of(text) <= columns) return std::string(text);
    std::size_t end = 0;
    for (std::size_t kept = 0; kept + 1 < columns; ++kept) do
            ++end;
        while (end < text.size() && !begins_character(text[end]));
    return std::string(text.substr(0, end)) + "…";
}

}  // namespace raceproof::report
