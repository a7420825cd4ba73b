#include "formats/finding_text.h"

#include <fmt/format.h>

#include "formats/findings.h"
#include "formats/verdict.h"

namespace raceproof::formats {

namespace {

std::string spot_line(const Spot& spot) {
    std::string place = spot.place.text();
    return place.empty() ? fmt::format("  {}\n", spot.text) : fmt::format("  {} at {}\n", spot.text, place);
}

// "at Main.main(Main.java:7)", of what was thrown.
std::string stack_text(const Json& thrown) {
    std::string text;
    for (const Json& frame : list_of(thrown, "stack")) {
        Place place = place_of(frame);
        std::string where = place.is_known() ? place.text() : "?";
        text += fmt::format("    at {}.{}({})\n", place.class_name, place.method, where);
    }
    return text;
}

// The changes that may be made, proved ones only.
std::string advice_text(const Json& violation) {
    std::string text;
    for (const Json& advice : list_of(violation, "advice"))
        if (text_of(advice, "status") == "proved") text += fmt::format("  proved fix: {}\n", text_of(advice, "text"));
    return text;
}

}  // namespace

std::string finding_text(const Json& violation) {
    std::string text = fmt::format("{} [{}]\n", title_of(violation), text_of(violation, "id"));
    if (std::string message = text_of(violation, "message"); !message.empty()) text += fmt::format("  {}\n", message);
    for (const Spot& spot : spots_of(violation)) text += spot_line(spot);
    for (const Spot& spot : related_spots_of(violation)) text += spot_line(spot);
    text += stack_text(member(violation, "thrown"));
    for (const std::string& sentence : texts_of(violation, "why")) text += fmt::format("  why: {}\n", sentence);
    text += advice_text(violation);
    if (std::string replay = text_of(violation, "replay"); !replay.empty()) text += fmt::format("  replay: {}\n", replay);
    return text;
}

std::string summary_text(const Json& document) {
    std::string text = fmt::format("{}: {}\n", program_of(document), headline_of(document));
    for (const Json& violation : list_of(document, "violations"))
        if (!is_known(violation)) text += finding_text(violation);
    for (const std::string& note : texts_of(document, "notes")) text += fmt::format("note: {}\n", note);
    return text;
}

}  // namespace raceproof::formats
