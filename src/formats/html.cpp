#include "formats/html.h"

#include "base/verify.h"

namespace raceproof::formats {

namespace {

constexpr std::string_view kMarker = "RACEPROOF_RESULTS";

}  // namespace

std::string json_for_script(const Json& value) {
    std::string json = value.dump(-1, ' ', false, Json::error_handler_t::replace), safe;
    safe.reserve(json.size());
    for (std::size_t i = 0; i < json.size(); ++i) {
        std::string_view rest = std::string_view(json).substr(i);
        if (json[i] == '<') {
            safe += "\\u003c";
        } else if (json[i] == '>') {
            safe += "\\u003e";
        } else if (json[i] == '&') {
            safe += "\\u0026";
        } else if (rest.starts_with("\xE2\x80\xA8") || rest.starts_with("\xE2\x80\xA9")) {  // line ends to a script, not to JSON
            safe += rest[2] == '\xA8' ? "\\u2028" : "\\u2029";
            i += 2;
        } else {
            safe += json[i];
        }
    }
    return safe;
}

std::string html(std::span<const Json> documents) {
    std::string_view page = page_template();
    std::size_t at = page.find(kMarker);
    VERIFY(at != std::string_view::npos && page.find(kMarker, at + 1) == std::string_view::npos,
           "the template should have exactly one place for the results");
    Json all = Json::array();
    for (const Json& document : documents) all.push_back(document);
    std::string text(page.substr(0, at));
    text += json_for_script(all);
    text += page.substr(at + kMarker.size());
    return text;
}

}  // namespace raceproof::formats
