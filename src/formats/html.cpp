#include "formats/html.h"

#include "base/verify.h"

namespace raceproof::formats {

namespace {

constexpr std::string_view kMarker = "RACEPROOF_RESULTS";

}  // namespace

std::string json_for_script(const Json& value) {
    constexpr bool kAsciiOnly = true;  // no marks that turn the direction of writing, no line ends of scripts
    std::string safe;
    for (char byte : value.dump(-1, ' ', kAsciiOnly, Json::error_handler_t::replace)) {
        switch (byte) {
            case '<': safe += "\\u003c"; break;
            case '>': safe += "\\u003e"; break;
            case '&': safe += "\\u0026"; break;
            default: safe += byte;
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
