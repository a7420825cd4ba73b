// One self-contained page that shows results: the template of page/, which is embedded in the binary, with the documents in it.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "formats/document.h"

namespace raceproof::formats {

std::string html(std::span<const Json> documents);

// As JSON that is safe inside a script element: nothing of it can end the element or begin a comment.
std::string json_for_script(const Json& value);

// ── the embedded template (cmake/embed_file.cmake) ──
std::string_view page_template();

}  // namespace raceproof::formats
