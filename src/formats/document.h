// A result as other formats see it: the JSON document of docs/result.md, whoever made it.
//
// Every format is a function of documents alone, so that `check --sarif FILE` and `report RESULT.json --sarif FILE` write the
// same. A document may come from a file that anybody has written: what is looked up in it is there or is not (`text_of` and the
// like never fail), and all its texts are untrusted.
#pragma once

#include <cstdint>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"

namespace raceproof::formats {

using Json = nlohmann::ordered_json;

// The text of a result file; `name` is for complaints.
Result<Json> read_document(std::string_view text, const std::string& name);

// ── what an object has by a name; nothing if it has not, or has something else ──
const Json& member(const Json& object, std::string_view key);
// As one line that is safe to show (base/text.h); empty if there is no text.
std::string text_of(const Json& object, std::string_view key);
std::optional<std::int64_t> number_of(const Json& object, std::string_view key);
bool flag_of(const Json& object, std::string_view key);
// An empty list if there is none.
const Json& list_of(const Json& object, std::string_view key);
// The texts of a list, each as one line.
std::vector<std::string> texts_of(const Json& object, std::string_view key);

// At most so many bytes, with … where it is cut.
std::string shortened(std::string text, std::size_t bytes);

struct Place {
    std::string class_name, method, file;
    std::int64_t line = 0;  // 0: not known

    bool is_known() const { return !file.empty() && line > 0; }
    std::string text() const;  // "Main.java:7", or the class
};
Place place_of(const Json& object);

}  // namespace raceproof::formats
