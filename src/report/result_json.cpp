#include "report/result_json.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "report/assumptions.h"

namespace raceproof::report {

using explore::Place;
using explore::Position;
using explore::TraceStep;
using Json = nlohmann::ordered_json;
using search::Bound;

namespace {

constexpr int kSchema = 1;

Json text_or_null(std::string_view text) { return text.empty() ? Json(nullptr) : Json(text); }

Json place_json(const Place& place) {
    return {{"class", text_or_null(place.class_name)},
            {"method", text_or_null(place.method)},
            {"file", text_or_null(place.file)},
            {"line", place.line > 0 ? Json(place.line) : Json(nullptr)}};
}

void add_place(Json& object, const Place& place, const std::string& source) {
    object.update(place_json(place));
    object["source"] = text_or_null(source);
}

Json json_of(const Position& position, const std::string& source) {
    Json object{{"thread", position.thread},
                {"number", position.number},
                {"operation", text_or_null(position.operation)},
                {"target", text_or_null(position.target)}};
    add_place(object, position.place, source);
    return object;
}

Json json_of(const TraceStep& step) {
    Json object{{"thread", step.thread_name},
                {"number", step.thread},
                {"operation", machine::describe(step.operation)},
                {"target", text_or_null(step.target)}};
    add_place(object, step.place, step.source);
    object["alternative"] = step.alternative;
    object["context_switch"] = step.context_switch;
    return object;
}

// An access inside the JDK is told by the method that the program called, and where it called it.
Json json_of(const explore::RaceAccess& access, const std::string& source) {
    Json place;
    if (access.called.empty()) {
        place = place_json(access.place);
    } else {
        std::size_t dot = access.called.rfind('.');
        place = place_json({access.called.substr(0, dot), access.called.substr(dot + 1), "", 0});
    }
    Json object{{"thread", access.thread}};
    object.update(place);
    object["operation"] = access.writes ? "write" : "read";
    object["source"] = text_or_null(source);
    object["call_site"] = access.called.empty() ? Json(nullptr) : place_json(access.place);
    return object;
}

Json json_of(const Violation& violation) {
    const explore::Finding& finding = violation.finding;
    Json positions = Json::array(), steps = Json::array();
    for (std::size_t i = 0; i < finding.positions.size(); ++i)
        positions.push_back(json_of(finding.positions[i], violation.sources[i]));
    for (const TraceStep& step : violation.trace.steps) steps.push_back(json_of(step));
    Json object{{"id", finding.id()},       {"kind", name_of(finding.kind)},     {"message", finding.message},
                {"traces", finding.traces}, {"positions", std::move(positions)}, {"trace", std::move(steps)}};
    if (finding.kind == explore::FindingKind::Livelock) {
        auto goes_round = [](const TraceStep& step) { return step.goes_round; };
        object["round"] = std::count_if(violation.trace.steps.begin(), violation.trace.steps.end(), goes_round);
    }
    if (finding.race) {
        object["location"] = finding.race->location;
        object["race"] = finding.race->kind;
        object["accesses"] = {json_of(finding.race->earlier, violation.sources[0]),
                              json_of(finding.race->later, violation.sources[1])};
    }
    return object;
}

// "native method pkg.Class.method(I)V": the kind of what is missing is for people.
std::string_view name_of_missing(std::string_view reason) {
    constexpr std::string_view kKind = "native method ";
    return reason.starts_with(kKind) ? reason.substr(kKind.size()) : reason;
}

Json assumptions_of(const CheckReport& report) {
    Json all = Json::array();
    for (const StatedAssumption& assumption : stated_assumptions(report))
        all.push_back({{"name", assumption.name},
                       {"value", text_or_null(assumption.value)},
                       {"option", text_or_null(assumption.option)},
                       {"place", assumption.place.class_name.empty() ? Json(nullptr) : place_json(assumption.place)}});
    return all;
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
    if (report.verdict() != Verdict::Bounded) return nullptr;
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
            {"collision_probability", std::min(statistics.collision_probability, 1.0)}};
}

}  // namespace

std::string result_json(const CheckReport& report) {
    const explore::CheckResult& result = report.result;
    const Basis& basis = report.basis;
    Json violations = Json::array();
    for (const Violation& violation : report.violations) violations.push_back(json_of(violation));
    Json trust = Json::array(), notes = report.warnings;
    for (const explore::TrustRule& rule : basis.trust)
        trust.push_back({{"rule", name_of(rule.kind)}, {"subject", rule.subject}, {"reason", text_or_null(rule.reason)}});
    for (const std::string& note : result.notes) notes.push_back(note);
    Json root{
        {"schema", kSchema},
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
    // Names of the checked program may hold anything.
    return root.dump(2, ' ', false, Json::error_handler_t::replace) + '\n';
}

}  // namespace raceproof::report
