// The violations that are known and accepted for now, in a file that is kept with the program: only what is not in it is news.
//
// A JSON object, sorted by id, so that the same findings give the same bytes and a change of it is easy to review:
//
//     {"raceproof_baseline": 1,
//      "findings": [{"id": "data-race-cb2cb7ec", "kind": "data-race", "message": "…", "reason": "…"}]}
//
// A finding is known by its id; kind and message are for people. An id depends on the lines of the program: after an edit above
// it, a finding is news again, and `raceproof baseline` is run again.
#pragma once

#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "formats/document.h"

namespace raceproof::formats {

struct BaselineEntry {
    std::string kind, message, reason;
};

struct Baseline {
    std::map<std::string, BaselineEntry> findings;  // by id
};

// `name` is for complaints.
Result<Baseline> read_baseline(std::string_view text, const std::string& name);
std::string write_baseline(const Baseline& baseline);

struct BaselineUpdate {
    Baseline baseline;
    std::size_t added = 0;
    std::vector<std::string> gone;  // ids that no longer occur and are left out
    std::vector<std::string> kept;  // ids that were not met, but not all schedules were explored
};
// Everything that the documents have, with the reasons that `old` gives; what is new gets `reason`.
BaselineUpdate update_baseline(const Baseline& old, std::span<const Json> documents, const std::string& reason);

// Marks the violations that the baseline names.
void suppress_known(Json& document, const Baseline& baseline);

}  // namespace raceproof::formats
