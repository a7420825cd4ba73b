#include "explore/finding.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/hash128.h"

namespace raceproof::explore {

std::string_view name_of(FindingKind kind) {
    static constexpr std::string_view kNames[] = {
#define FINDING(name, text, title) text,
#include "explore/findings.def"
#undef FINDING
    };
    return kNames[static_cast<std::size_t>(kind)];
}

std::string_view title_of(FindingKind kind) {
    static constexpr std::string_view kTitles[] = {
#define FINDING(name, text, title) title,
#include "explore/findings.def"
#undef FINDING
    };
    return kTitles[static_cast<std::size_t>(kind)];
}

std::string Finding::id() const {
    std::vector<std::string> places;
    auto add = [&](const Place& place) { places.push_back(fmt::format("{}.{}:{}", place.class_name, place.method, place.line)); };
    for (const Position& position : positions) add(position.place);
    std::sort(places.begin(), places.end());
    if (race) {
        add(race->earlier.place);
        add(race->later.place);
        places.push_back(fmt::format("{}|{}", race->kind, race->location));
    }
    std::string text = fmt::format("{}|{}", name_of(kind), fmt::join(places, "|"));
    Hasher hasher(1);
    hasher.add_bytes(text.data(), text.size());
    return fmt::format("{}-{:08x}", name_of(kind), static_cast<std::uint32_t>(hasher.finish().low));
}

}  // namespace raceproof::explore
