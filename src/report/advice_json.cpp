#include "report/advice_json.h"

#include <nlohmann/json.hpp>

#include "base/text.h"
#include "report/change_text.h"
#include "report/no_fix_text.h"
#include "report/violation_json.h"

namespace raceproof::report {

using Json = nlohmann::ordered_json;

namespace {

Json json_of(const advice::Statement& statement) {
    return place_json(
        {printable(dotted(statement.class_name)), printable(statement.method), printable(statement.file), statement.line});
}

Json places_of(const advice::Change& change) {
    Json places = Json::array();
    for (const advice::Statement* statement : {&change.first, &change.last, &change.target})
        if (!statement->class_name.empty() && (statement != &change.last || change.last != change.first))
            places.push_back(json_of(*statement));
    return places;
}

Json json_of(const advice::Change& change) {
    bool has_field = change.field.is_known();
    return {{"kind", advice::name_of(change.kind)},
            {"text", text_of(change)},
            {"field", has_field ? Json(variable_text(change)) : Json(nullptr)},
            {"places", places_of(change)}};
}

std::string_view name_of(repair::LostUpdate::Operation operation) {
    switch (operation) {
        case repair::LostUpdate::Operation::Read: return "read";
        case repair::LostUpdate::Operation::Write: return "write";
        case repair::LostUpdate::Operation::Update: return "update";
    }
    return "";
}

Json json_of(const repair::LostUpdate& lost) {
    Json steps = Json::array();
    for (const repair::LostUpdate::Step& step : lost.steps)
        steps.push_back({{"thread", step.thread}, {"operation", name_of(step.operation)}, {"place", json_of(step.statement)}});
    return steps;
}

Json json_of(const repair::TriedFix& fix) {
    Json changes = Json::array(), places = Json::array(), split = Json::array(), left = Json::array();
    for (const advice::Change& change : fix.fix) {
        changes.push_back(json_of(change));
        for (Json& place : places_of(change)) places.push_back(std::move(place));
    }
    for (const advice::Statement& statement : fix.split_updates) split.push_back(json_of(statement));
    for (const findings::Finding& finding : fix.left) left.push_back(finding.id());
    bool is_common_lock = !fix.advice.empty() && fix.advice.front().kind == advice::AdviceKind::CommonLock;
    std::string_view kind = is_common_lock        ? advice::name_of(advice::AdviceKind::CommonLock)
                            : fix.fix.size() == 1 ? advice::name_of(fix.fix.front().kind)
                                                  : "combination";
    return {{"kind", kind},
            {"text", text_of(fix.fix)},
            {"status", repair::name_of(fix.status)},
            {"frequency", fix.races},
            {"places", std::move(places)},
            {"changes", std::move(changes)},
            {"lost_updates", std::move(split)},
            {"lost_update_schedule", fix.lost_update ? json_of(*fix.lost_update) : Json(nullptr)},
            {"acquire_release", repair::name_of(fix.acquire_release)},
            {"left", std::move(left)},
            {"states", fix.states},
            {"diff", text_or_null(fix.diff)},
            {"patch_proved", fix.is_patch_proved}};
}

}  // namespace

Json advice_json(const repair::RaceRepair& repair) {
    Json all = Json::array();
    for (const repair::TriedFix& fix : repair.fixes)
        if (fix.status != repair::FixStatus::Fails) all.push_back(json_of(fix));
    return all;
}

Json no_fix_json(const repair::RaceRepair& repair) {
    if (!repair.no_fix) return nullptr;
    return {{"reason", repair::name_of(repair.no_fix->reason)}, {"text", no_fix_text(repair)}};
}

}  // namespace raceproof::report
