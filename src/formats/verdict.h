// What a document decides, in words and as an exit status.
#pragma once

#include <string>

#include "formats/document.h"

namespace raceproof::formats {

// A violation that a baseline names is known: it stays in the document, marked as suppressed.
bool is_known(const Json& violation);
std::string reason_of_known(const Json& violation);
std::size_t count_of_news(const Json& document);
std::size_t count_of_known(const Json& document);

enum class Decision {
    Proved,       // nothing is wrong, and all schedules were explored
    NothingNew,   // the same but for what is known
    Violation,    // something is wrong that is not known
    Undecided,    // nothing that is not known was found up to a limit
    Unsupported,  // nor up to something that cannot be executed
};
Decision decision_of(const Json& document);
int exit_status_of(Decision decision);  // as check ends
// One sentence without a full stop: "race free: no violation (exhaustive)".
std::string headline_of(const Json& document);
// Why nothing is decided, or why there may be more than was found: "bounded by time"; empty if the search was exhaustive.
std::string reservation_of(const Json& document);

// The program as the user named it.
std::string program_of(const Json& document);
// "1 violation", "2 violations".
std::string counted(std::size_t count, const std::string& noun);

}  // namespace raceproof::formats
