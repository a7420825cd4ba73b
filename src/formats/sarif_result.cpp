#include "formats/sarif_result.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>

#include "base/text.h"
#include "formats/findings.h"
#include "formats/unified_diff.h"
#include "formats/verdict.h"

namespace raceproof::formats {

namespace {

// Readers stop at some size, code hosts at ten thousand locations of a result.
constexpr std::size_t kMostBytes = 4000, kMostEvents = 1000;

Json artifact_location(const std::string& path) {
    Json location{{"uri", uri_of_path(path)}};
    if (!path.starts_with('/')) location["uriBaseId"] = kSourceRoot;
    return location;
}

Json physical_location(const Place& place, const SourcePaths& paths) {
    Json region{{"startLine", place.line}};
    for (const NumberedLine& line : paths.lines_around(place, 0)) region["snippet"] = {{"text", line.text}};
    return {{"artifactLocation", artifact_location(paths.path_of(place))}, {"region", std::move(region)}};
}

Json location_of(const Place& place, const std::string& text, const SourcePaths& paths) {
    Json location = Json::object();
    if (place.is_known()) location["physicalLocation"] = physical_location(place, paths);
    if (!place.class_name.empty()) {
        std::string name = place.method.empty() ? place.class_name : fmt::format("{}.{}", place.class_name, place.method);
        location["logicalLocations"] = Json::array({{{"fullyQualifiedName", name}, {"kind", "function"}}});
    }
    if (!text.empty()) location["message"] = sarif_message(text);
    return location;
}

// How the schedule went, by thread; the order between threads is in executionOrder.
class CodeFlow {
  public:
    CodeFlow(const Json& violation, const SourcePaths& paths) : violation_(violation), paths_(paths) {
        for (const Json& access : list_of(violation, "accesses"))
            if (auto event = number_of(access, "event"); event && *event >= 0)
                racing_.push_back(static_cast<std::size_t>(*event));
    }

    // Null if no event has a place.
    Json json() {
        const Json& events = list_of(violation_, "trace");
        std::size_t first = events.size() > kMostEvents ? events.size() - kMostEvents : 0;
        for (std::size_t i = first; i < events.size(); ++i) add(events[i], i);
        if (flows_.empty()) return nullptr;
        Json flows = Json::array();
        for (auto& [number, flow] : flows_) flows.push_back(std::move(flow));
        std::string title = "a schedule that leads there";
        if (first != 0) title = fmt::format("the end of a schedule that leads there; {} events before it are left out", first);
        return {{"message", sarif_message(title)}, {"threadFlows", std::move(flows)}};
    }

  private:
    void add(const Json& event, std::size_t at) {
        Place place = place_of(event);
        if (!place.is_known()) return;
        std::int64_t number = number_of(event, "number").value_or(0);
        Json& flow = flows_[number];
        if (flow.is_null()) {
            std::string thread = text_of(event, "thread");
            flow = {{"id", fmt::format("{} ({})", shortened(thread, kMostBytes), number)},
                    {"message", sarif_message(fmt::format("thread \"{}\"", thread))},
                    {"locations", Json::array()}};
        }
        bool is_racing = std::find(racing_.begin(), racing_.end(), at) != racing_.end();
        Json location{{"location", location_of(place, words_of_event(event), paths_)},
                      {"executionOrder", at + 1},
                      {"importance", is_racing                       ? "essential"
                                     : flag_of(event, "begins_step") ? "important"
                                                                     : "unimportant"}};
        std::string memory = text_of(event, "memory");
        if (memory == "Lock" || memory == "Unlock") location["kinds"] = {memory == "Lock" ? "acquire" : "release", "lock"};
        if (member(event, "holds").is_array()) {
            std::string locks = fmt::format("{}", fmt::join(texts_of(event, "holds"), ", "));
            location["state"]["holds"] = sarif_message(locks.empty() ? "nothing" : locks);
        }
        flow["locations"].push_back(std::move(location));
    }

    const Json& violation_;
    const SourcePaths& paths_;
    std::vector<std::size_t> racing_;  // numbers of events
    std::map<std::int64_t, Json> flows_;
};

// Whole lines: with the line break behind them, unless lines are replaced by others.
Json replacement_of(const Replacement& change) {
    std::string text = printable_lines(fmt::format("{}", fmt::join(change.inserted, "\n")));
    Json region{{"startLine", change.line}};
    if (change.deleted == 0) {
        region["startColumn"] = region["endColumn"] = 1;
        text += '\n';
    } else if (change.inserted.empty()) {
        region["startColumn"] = region["endColumn"] = 1;
        region["endLine"] = change.line + change.deleted;
    } else {
        region["endLine"] = change.line + change.deleted - 1;
    }
    Json json{{"deletedRegion", std::move(region)}};
    if (!change.inserted.empty()) json["insertedContent"] = {{"text", std::move(text)}};
    return json;
}

// Null if the change is not proved, loses updates or is not written as a diff.
Json fix_of(const Json& advice) {
    const Json& diff = member(advice, "diff");
    bool is_good = text_of(advice, "status") == "proved" && list_of(advice, "lost_updates").empty() && diff.is_string();
    if (!is_good) return nullptr;
    Json changes = Json::array();
    for (const FileChange& file : read_unified_diff(diff.get_ref<const std::string&>())) {
        Json replacements = Json::array();
        for (const Replacement& change : file.replacements) replacements.push_back(replacement_of(change));
        if (!replacements.empty())
            changes.push_back(
                {{"artifactLocation", artifact_location(printable(file.path))}, {"replacements", std::move(replacements)}});
    }
    if (changes.empty()) return nullptr;
    return {{"description", sarif_message(text_of(advice, "text"))}, {"artifactChanges", std::move(changes)}};
}

Json fixes_of(const Json& violation) {
    Json fixes = Json::array();
    for (const Json& advice : list_of(violation, "advice"))
        if (Json fix = fix_of(advice); !fix.is_null()) fixes.push_back(std::move(fix));
    return fixes;
}

Json related_locations(const Json& violation, const std::vector<Spot>& spots, const SourcePaths& paths) {
    Json related = Json::array();
    auto add = [&](const Spot& spot) {
        if (!spot.place.is_known()) return;
        Json location = location_of(spot.place, spot.text, paths);
        location["id"] = related.size() + 1;
        related.push_back(std::move(location));
    };
    for (const Spot& spot : spots)
        if (&spot != main_spot(spots)) add(spot);
    for (const Spot& spot : related_spots_of(violation)) add(spot);
    return related;
}

}  // namespace

Json sarif_message(const std::string& text) {
    std::string escaped;
    for (std::size_t i = 0; i < text.size(); ++i) {
        escaped += text[i];
        if (text[i] == '{' || text[i] == '}') escaped += text[i];                         // {0} would be an argument
        if (text[i] == ']' && i + 1 < text.size() && text[i + 1] == '(') escaped += ' ';  // [x](1) would be a link
    }
    return {{"text", shortened(std::move(escaped), kMostBytes)}};
}

Json sarif_result(const Json& violation, const SourcePaths& paths) {
    std::size_t kind = kind_number_of(violation);
    Json result{{"ruleId", text_of(violation, "kind")}};
    if (kind < finding_kinds().size()) result["ruleIndex"] = kind;
    result["kind"] = "fail";
    result["level"] = "error";
    std::string message = text_of(violation, "message"), why = fmt::format("{}", fmt::join(texts_of(violation, "why"), "; "));
    if (message.empty()) message = title_of(violation);
    result["message"] = sarif_message(why.empty() ? message : fmt::format("{}: {}", message, why));
    std::vector<Spot> spots = spots_of(violation);
    if (const Spot* spot = main_spot(spots)) result["locations"] = Json::array({location_of(spot->place, spot->text, paths)});
    if (Json related = related_locations(violation, spots, paths); !related.empty())
        result["relatedLocations"] = std::move(related);
    if (Json flow = CodeFlow(violation, paths).json(); !flow.is_null()) result["codeFlows"] = Json::array({std::move(flow)});
    result["partialFingerprints"] = {{"raceproofId/v1", text_of(violation, "id")}};
    if (Json fixes = fixes_of(violation); !fixes.empty()) result["fixes"] = std::move(fixes);
    if (is_known(violation))
        result["suppressions"] =
            Json::array({{{"kind", "external"}, {"status", "accepted"}, {"justification", reason_of_known(violation)}}});
    if (std::string replay = text_of(violation, "replay"); !replay.empty()) result["properties"]["replay"] = replay;
    return result;
}

}  // namespace raceproof::formats
