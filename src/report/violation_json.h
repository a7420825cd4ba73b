// A violation as it stands in the result file (docs/result.md).
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string_view>

#include "report/check_report.h"

namespace raceproof::report {

nlohmann::ordered_json violation_json(const Violation& violation, const SourceLines& sources);

// ── parts that other objects of the file have too ──
nlohmann::ordered_json text_or_null(std::string_view text);
nlohmann::ordered_json place_json(const program::Place& place);
nlohmann::ordered_json place_or_null(const program::Place& place);  // null: not known

}  // namespace raceproof::report
