// SARIF 2.1.0 (OASIS): what code hosts and editors read the results of analysers from.
//
// A violation is a result with the place of its later access, the other places as related ones, one code flow with a thread flow
// for each thread of the schedule, its id as fingerprint, and the proved fixes as replacements. A known violation is suppressed,
// with the reason of the baseline as justification.
#pragma once

#include <span>
#include <string>

#include "formats/document.h"

namespace raceproof::formats {

std::string sarif(std::span<const Json> documents);

}  // namespace raceproof::formats
