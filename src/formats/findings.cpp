#include "formats/findings.h"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>

namespace raceproof::formats {

namespace {

constexpr FindingKind kKinds[] = {
#define KIND(name, rule, title, plural, what, help) {name, #rule, title, plural, what, help},
#include "formats/finding_kinds.def"
#undef KIND
};

// An access inside the JDK is told by where the program called it.
Place place_of_access(const Json& access) {
    const Json& call_site = member(access, "call_site");
    return place_of(call_site.is_object() ? call_site : access);
}

std::string words_of_access(const Json& access) {
    std::string thread = text_of(access, "thread"), mode = text_of(access, "mode"), verb = text_of(access, "operation");
    if (member(access, "call_site").is_object())
        verb = fmt::format("{} ({}.{})", verb, text_of(access, "class"), text_of(access, "method"));
    bool is_plain = mode.empty() || mode == "plain";
    return fmt::format("{}{}{} by \"{}\"", is_plain ? "" : mode, is_plain ? "" : " ", verb, thread);
}

std::string words_of_position(const Json& position) {
    std::string thread = text_of(position, "thread"), operation = text_of(position, "operation");
    return operation.empty() ? fmt::format("\"{}\"", thread) : fmt::format("\"{}\" about to {}", thread, operation);
}

}  // namespace

std::span<const FindingKind> finding_kinds() { return kKinds; }

std::size_t kind_number_of(const Json& violation) {
    std::string kind = text_of(violation, "kind");
    auto found = std::find_if(std::begin(kKinds), std::end(kKinds), [&](const FindingKind& one) { return one.name == kind; });
    return static_cast<std::size_t>(found - std::begin(kKinds));
}

std::string title_of(const Json& violation) {
    std::size_t number = kind_number_of(violation);
    std::string title = number < std::size(kKinds) ? std::string(kKinds[number].title) : text_of(violation, "kind");
    std::string location = text_of(violation, "location"), thrown = text_of(member(violation, "thrown"), "class");
    if (!location.empty()) return fmt::format("{} on {}", title, location);
    return thrown.empty() ? title : fmt::format("{}: {}", title, thrown);
}

std::vector<Spot> spots_of(const Json& violation) {
    std::vector<Spot> spots;
    for (const Json& access : list_of(violation, "accesses")) spots.push_back({place_of_access(access), words_of_access(access)});
    for (const Json& position : list_of(violation, "positions"))
        spots.push_back({place_of(position), words_of_position(position)});
    return spots;
}

const Spot* main_spot(const std::vector<Spot>& spots) {
    auto is_known = [](const Spot& spot) { return spot.place.is_known(); };
    auto last = std::find_if(spots.rbegin(), spots.rend(), is_known);
    return last == spots.rend() ? nullptr : &*last;
}

std::vector<Spot> related_spots_of(const Json& violation) {
    std::vector<Spot> spots;
    auto add = [&](const Json& place, std::string text) {
        if (Place known = place_of(place); known.is_known()) spots.push_back({std::move(known), std::move(text)});
    };
    for (const Json& access : list_of(violation, "accesses"))
        add(member(access, "started_at"), fmt::format("start of \"{}\"", text_of(access, "thread")));
    add(member(violation, "allocated_at"), "allocation of the object");
    return spots;
}

std::string words_of_event(const Json& event) {
    std::string words = text_of(event, "operation"), memory = text_of(event, "memory");
    if (words.empty()) {
        words = memory.empty() ? "step" : memory;
        words[0] = static_cast<char>(std::tolower(static_cast<unsigned char>(words[0])));
    }
    std::string target = text_of(event, "object").empty() ? text_of(event, "target") : text_of(event, "object");
    if (!target.empty()) words += " " + target;
    if (std::string value = text_of(event, "value"); !value.empty()) words += " = " + value;
    if (std::string result = text_of(event, "result"); !result.empty() && result != "done") words += fmt::format(" ({})", result);
    if (std::string call = text_of(event, "call"); !call.empty()) words += ", in " + call;
    return words;
}

}  // namespace raceproof::formats
