// The source lines that the findings of a result speak of, as they stand in the result file.
#pragma once

#include <nlohmann/json_fwd.hpp>

#include "report/source_lines.h"

namespace raceproof::report {

// Windows around every place in `parts` (violations, warnings of a hunt) whose source is known, by package and file. Frames of
// the JDK are left out.
nlohmann::ordered_json source_windows(const nlohmann::ordered_json& parts, const SourceLines& sources);

}  // namespace raceproof::report
