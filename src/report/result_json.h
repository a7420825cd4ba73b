// The result file (docs/result.md, schema/result.schema.json).
#pragma once

#include <string>

#include "report/check_report.h"

namespace raceproof::report {

// Ends with a newline.
std::string result_json(const CheckReport& report);

}  // namespace raceproof::report
