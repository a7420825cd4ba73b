#include "explore/finding.h"

#include <fmt/format.h>

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
    std::string text(name_of(kind));
    for (const Place& place : places) text += fmt::format("|{}.{}:{}", place.class_name, place.method, place.line);
    if (race) text += fmt::format("|{}|{}", race->kind, race->location);
    Hasher hasher(1);
    hasher.add_bytes(text.data(), text.size());
    return fmt::format("{}-{:08x}", name_of(kind), static_cast<std::uint32_t>(hasher.finish().low));
}

}  // namespace raceproof::explore
