#include "formats/baseline.h"

#include <fmt/format.h>

#include <algorithm>

#include "formats/verdict.h"

namespace raceproof::formats {

namespace {

constexpr const char* kVersionKey = "raceproof_baseline";
constexpr int kVersion = 1;

}  // namespace

Result<Baseline> read_baseline(std::string_view text, const std::string& name) {
    constexpr int kMostNested = 8;
    Json json = Json::parse(
        text, [](int depth, Json::parse_event_t, Json&) { return depth <= kMostNested; }, false);
    std::optional<std::int64_t> version = number_of(json, kVersionKey);
    if (!version || !member(json, "findings").is_array())
        return Error{fmt::format("{} is no baseline: raceproof baseline RESULT.json -o FILE writes one", name)};
    if (*version != kVersion)
        return Error{fmt::format("{} is a baseline of version {}, and this raceproof reads {}", name, *version, kVersion)};
    Baseline baseline;
    for (const Json& finding : list_of(json, "findings")) {
        std::string id = text_of(finding, "id");
        if (id.empty()) return Error{fmt::format("{}: a finding has no id", name)};
        BaselineEntry entry{text_of(finding, "kind"), text_of(finding, "message"), text_of(finding, "reason")};
        if (!baseline.findings.emplace(id, std::move(entry)).second) return Error{fmt::format("{} has {} twice", name, id)};
    }
    return baseline;
}

std::string write_baseline(const Baseline& baseline) {
    Json findings = Json::array();
    for (const auto& [id, entry] : baseline.findings)
        findings.push_back({{"id", id}, {"kind", entry.kind}, {"message", entry.message}, {"reason", entry.reason}});
    Json json{{kVersionKey, kVersion}, {"findings", std::move(findings)}};
    return json.dump(2, ' ', false, Json::error_handler_t::replace) + '\n';
}

BaselineUpdate update_baseline(const Baseline& old, std::span<const Json> documents, const std::string& reason) {
    BaselineUpdate update;
    bool is_exhaustive =
        std::all_of(documents.begin(), documents.end(), [](const Json& document) { return flag_of(document, "exhaustive"); });
    for (const Json& document : documents) {
        for (const Json& violation : list_of(document, "violations")) {
            std::string id = text_of(violation, "id");
            auto before = old.findings.find(id);
            std::string why = before != old.findings.end() ? before->second.reason
                              : is_known(violation)        ? reason_of_known(violation)
                                                           : reason;
            BaselineEntry entry{text_of(violation, "kind"), text_of(violation, "message"), std::move(why)};
            bool is_new = update.baseline.findings.insert_or_assign(id, std::move(entry)).second;
            if (is_new && before == old.findings.end()) ++update.added;
        }
    }
    for (const auto& [id, entry] : old.findings) {
        if (update.baseline.findings.contains(id)) continue;
        (is_exhaustive ? update.gone : update.kept).push_back(id);
        if (!is_exhaustive) update.baseline.findings.emplace(id, entry);
    }
    return update;
}

void suppress_known(Json& document, const Baseline& baseline) {
    auto violations = document.find("violations");
    if (violations == document.end()) return;
    for (Json& violation : *violations)
        if (auto known = baseline.findings.find(text_of(violation, "id")); known != baseline.findings.end())
            violation["suppressed"] = {{"reason", known->second.reason}};
}

}  // namespace raceproof::formats
