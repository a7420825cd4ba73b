// A violation of a document as plain text, and a whole document as the terminal shows it: as far as the document tells.
#pragma once

#include <string>

#include "formats/document.h"

namespace raceproof::formats {

// Several lines: what it is, where, why, and how to replay it.
std::string finding_text(const Json& violation);
// A paragraph: the verdict, and the violations that are not known.
std::string summary_text(const Json& document);

}  // namespace raceproof::formats
