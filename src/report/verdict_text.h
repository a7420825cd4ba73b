// The closing lines of a report: what was proved or why nothing was, how much was explored, and what that rests on.
#pragma once

#include <string>

#include "report/check_report.h"

namespace raceproof::report {

std::string verdict_text(const CheckReport& report);
// What the baseline has left out; empty if nothing.
std::string left_out_text(const CheckReport& report);

}  // namespace raceproof::report
