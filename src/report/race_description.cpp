#include "report/race_description.h"

#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "report/finding_text.h"

namespace raceproof::report {

using Json = nlohmann::ordered_json;

namespace {

std::string text_of_access(const races::RaceSide& access) {
    return fmt::format("{} by \"{}\" at {}", access.called.is_known() ? access.called.name() : verb_of(access), access.thread,
                       file_and_line(access.place));
}

}  // namespace

std::string description_of(const findings::Finding& finding) {
    const races::Race& race = *finding.race;
    Json object{{"id", finding.id()},
                {"location", race.location.name},
                {"earlier", text_of_access(race.earlier)},
                {"later", text_of_access(race.later)}};
    return object.dump(-1, ' ', false, Json::error_handler_t::replace);
}

std::optional<RaceDescription> read_description(std::string_view text) {
    Json object = Json::parse(text, nullptr, false);
    if (!object.is_object()) return std::nullopt;
    RaceDescription description;
    for (auto [name, field] : {std::pair("id", &description.id), std::pair("location", &description.location),
                               std::pair("earlier", &description.earlier), std::pair("later", &description.later)}) {
        if (!object.contains(name) || !object[name].is_string()) return std::nullopt;
        *field = object[name].get<std::string>();
    }
    return description;
}

}  // namespace raceproof::report
