#include "report/units.h"

#include <fmt/format.h>

#include <cmath>

namespace raceproof::report {

std::string count_text(std::uint64_t count) {
    std::string text = std::to_string(count);
    for (auto at = static_cast<std::ptrdiff_t>(text.size()) - 3; at > 0; at -= 3)
        text.insert(static_cast<std::size_t>(at), 1, ',');
    return text;
}

std::string count_text(std::uint64_t count, std::string_view noun) {
    return fmt::format("{} {}{}", count_text(count), noun, count == 1 ? "" : "s");
}

std::string bytes_text(std::uint64_t bytes) {
    constexpr const char* kUnits[] = {"bytes", "kB", "MB", "GB", "TB"};
    auto amount = static_cast<double>(bytes);
    std::size_t unit = 0;
    for (; amount >= 999.5 && unit + 1 < std::size(kUnits); ++unit) amount /= 1000;
    return unit == 0 || amount >= 9.95 ? fmt::format("{:.0f} {}", amount, kUnits[unit])
                                       : fmt::format("{:.1f} {}", amount, kUnits[unit]);
}

std::string duration_text(double seconds) {
    if (seconds < 9.95) return fmt::format("{:.{}f} s", seconds, seconds < 0.995 ? 2 : 1);
    auto whole = static_cast<std::uint64_t>(std::llround(seconds));
    if (whole < 60) return fmt::format("{} s", whole);
    if (whole < 3600) return fmt::format("{} min {} s", whole / 60, whole % 60);
    return fmt::format("{} h {} min", whole / 3600, whole % 3600 / 60);
}

std::string magnitude_text(double number) { return fmt::format("1e{}", static_cast<int>(std::ceil(std::log10(number)))); }

}  // namespace raceproof::report
