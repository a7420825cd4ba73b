#include "report/result_json.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "base/text.h"
#include "report/assumptions.h"
#include "report/source_windows.h"
#include "report/violation_json.h"

namespace raceproof::report {

using Json = nlohmann::ordered_json;
using search::Bound;

namespace {

constexpr int kSchema = 2;

Json assumptions_of(const CheckReport& report) {
    Json all = Json::array();
    for (const StatedAssumption& assumption : stated_assumptions(report))
        all.push_back({{"name", assumption.name},
                       {"text", printable(assumption.text)},
                       {"value", text_or_null(assumption.value)},
                       {"option", text_or_null(assumption.option)},
                       {"place", place_or_null(assumption.place)}});
    return all;
}

// "native method pkg.Class.method(I)V": the kind of what is missing is for people.
std::string_view name_of_missing(std::string_view reason) {
    constexpr std::string_view kKind = "native method ";
    return reason.starts_with(kKind) ? reason.substr(kKind.size()) : reason;
}

Json weak_accesses_of(const CheckReport& report) {
    Json all = Json::array();
    for (const explore::WeakAccess& access : report.result.weak_accesses) {
        Json object{{"called", text_or_null(access.called)}};
        object.update(place_json(access.place));
        all.push_back(std::move(object));
    }
    return all;
}

// What the verdict is bounded by: a limit, or that something was left out.
Json bound_of(const CheckReport& report) {
    if (report.limit() != Bound::None) return search::name_of(report.limit());
    if (report.verdict_on_news() != Verdict::Bounded) return nullptr;
    return report.leaves_out_weak_executions() ? "weak-modes" : "strict";
}

Json statistics_of(const CheckReport& report) {
    const search::Statistics& statistics = report.result.statistics;
    return {{"states", statistics.states},
            {"transitions", statistics.transitions},
            {"instructions", report.result.instructions},
            {"executions", statistics.executions},
            {"max_depth", statistics.max_depth},
            {"seconds", report.seconds},
            {"peak_memory_bytes", report.peak_memory_bytes},
            {"store_bytes", statistics.store_bytes},
            {"collision_probability", std::min(statistics.collision_probability, 1.0)},
            {"growth", report.growth.points()}};
}

Json side_of_warning(const races::RaceSide& side) {
    Json object{{"kind", name_of(side.kind)}, {"called", side.called.is_known() ? Json(side.called.name()) : Json(nullptr)}};
    object.update(place_json(side.place));
    return object;
}

Json orders_of(const hunting::HuntedWarning& warning) {
    Json orders = Json::array();
    for (const hunting::SeenOrder& order : warning.orders)
        orders.push_back({{"by", hunting::name_of(order.by)},
                          {"released_at", place_or_null(order.released_at)},
                          {"acquired_at", place_or_null(order.acquired_at)}});
    return orders;
}

Json hunt_of(const hunting::HuntSummary& hunt) {
    Json runs = Json::array(), warnings = Json::array();
    for (const hunting::RunSummary& run : hunt.runs)
        runs.push_back({{"end", hunting::name_of(run.end)},
                        {"steps", run.steps},
                        {"instructions", run.instructions},
                        {"accesses", run.accesses},
                        {"seconds", run.seconds},
                        {"again_seconds", run.again_seconds},
                        {"forgotten", run.has_forgotten},
                        {"schedule_points", run.stops_at_races ? "races" : "sync"}});
    for (const hunting::HuntedWarning& warning : hunt.warnings)
        warnings.push_back(
            {{"status", hunting::name_of(warning.status)},
             {"found_by",
              warning.found_by == hunting::FoundBy::Nothing ? Json(nullptr) : Json(hunting::name_of(warning.found_by))},
             {"refuted_by", warning.status == hunting::WarningStatus::Refuted ? Json("exploration") : Json(nullptr)},
             {"rank", warnings.size() + 1},
             {"runs", warning.promise.runs},
             {"distance", warning.promise.distance},
             {"unlocked", warning.promise.unlocked},
             {"ordered_by", orders_of(warning)},
             {"location", printable(warning.race.location.name)},
             {"earlier", side_of_warning(warning.race.earlier)},
             {"later", side_of_warning(warning.race.later)},
             {"attempts", warning.attempts},
             {"searched_whole", warning.searched_whole},
             {"states", warning.states},
             {"seconds", warning.seconds}});
    return {{"runs", std::move(runs)},
            {"coverage",
             {{"classes", hunt.coverage.classes},
              {"methods", hunt.coverage.methods},
              {"called", hunt.coverage.called},
              {"threads", hunt.coverage.threads}}},
            {"warnings", std::move(warnings)},
            {"explored", hunt.has_explored}};
}

}  // namespace

std::string result_json(const CheckReport& report) {
    const explore::CheckResult& result = report.result;
    const Basis& basis = report.basis;
    Json violations = Json::array();
    auto add = [&](const Violation& violation) -> Json& {
        violations.push_back(violation_json(violation, report.sources));
        if (report.hunt) violations.back()["status"] = hunting::name_of(hunting::WarningStatus::Confirmed);
        return violations.back();
    };
    for (const Violation& violation : report.violations) add(violation);
    for (const Violation& violation : report.known) add(violation)["suppressed"] = {{"reason", violation.reason}};
    Json hunt = report.hunt ? hunt_of(*report.hunt) : Json(nullptr);
    Json sources = source_windows({violations, hunt}, report.sources);
    Json trust = Json::array(), notes = report.warnings;
    for (const races::TrustRule& rule : basis.trust)
        trust.push_back({{"rule", name_of(rule.kind)}, {"subject", rule.subject}, {"reason", text_or_null(rule.reason)}});
    for (const std::string& note : result.notes) notes.push_back(note);
    Json root{
        {"schema", kSchema},
        {"tool", {{"name", "raceproof"}, {"version", RACEPROOF_VERSION}}},
        {"program", printable(report.program)},
        {"command", printable(report.command)},
        {"verdict", name_of(report.verdict())},
        {"exhaustive", result.is_exhaustive()},
        {"race_free", report.is_race_free()},
        {"sequentially_consistent", report.is_sequentially_consistent()},
        {"bound", bound_of(report)},
        {"unsupported", result.bound == Bound::Unsupported ? Json(name_of_missing(result.unsupported.reason)) : Json(nullptr)},
        {"violations", std::move(violations)},
        {"assumptions", assumptions_of(report)},
        {"weak_accesses", weak_accesses_of(report)},
        {"statistics", statistics_of(report)},
        {"options",
         {{"races", basis.races},
          {"schedule_points", basis.schedule_points},
          {"library", basis.library},
          {"timeouts", basis.time_outs},
          {"spurious", basis.spurious},
          {"random", basis.random},
          {"processors", basis.processors},
          {"assume_sc", basis.assumes_sc},
          {"strict", basis.strict},
          {"liveness", basis.liveness},
          {"project_file", text_or_null(basis.project_file)},
          {"trust", std::move(trust)},
          {"exempt_fields", result.exempt_fields},
          {"reductions", basis.reduction == "none" ? Json::array() : Json::array({basis.reduction})},
          {"store", basis.store}}},
        {"notes", std::move(notes)}};
    if (report.hunt) root["hunt"] = std::move(hunt);
    root["sources"] = std::move(sources);
    // Names of the checked program may hold anything.
    return root.dump(2, ' ', false, Json::error_handler_t::replace) + '\n';
}

}  // namespace raceproof::report
