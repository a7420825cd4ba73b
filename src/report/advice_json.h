// The fixes of a race as they stand in the result file (docs/result.md).
#pragma once

#include <nlohmann/json_fwd.hpp>

#include "repair/repair.h"

namespace raceproof::report {

nlohmann::ordered_json advice_json(const repair::RaceRepair& repair);
// Why none of them is proved; null if one is.
nlohmann::ordered_json no_fix_json(const repair::RaceRepair& repair);

}  // namespace raceproof::report
