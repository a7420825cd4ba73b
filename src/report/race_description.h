// A race as a store of traces keeps it: what people need to recognise it, without its traces.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "findings/finding.h"

namespace raceproof::report {

struct RaceDescription {
    std::string id, location, earlier, later;  // "write by "main" at Foo.java:7"
};

std::string description_of(const findings::Finding& race);  // as JSON
// Empty if it is none.
std::optional<RaceDescription> read_description(std::string_view text);

}  // namespace raceproof::report
