#include "report/violation_json.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "base/shell.h"
#include "report/advice_json.h"
#include "report/finding_text.h"

namespace raceproof::report {

using findings::Finding;
using findings::TraceEvent;
using Json = nlohmann::ordered_json;
using program::Place;

Json text_or_null(std::string_view text) { return text.empty() ? Json(nullptr) : Json(text); }

Json place_json(const Place& place) {
    return {{"class", text_or_null(place.class_name)},
            {"method", text_or_null(place.method)},
            {"file", text_or_null(place.file)},
            {"line", place.line > 0 ? Json(place.line) : Json(nullptr)}};
}

Json place_or_null(const Place& place) { return place.is_known() ? place_json(place) : Json(nullptr); }

namespace {

Json number_or_null(const std::optional<std::size_t>& number) { return number ? Json(*number) : Json(nullptr); }

class Writer {
  public:
    Writer(const Violation& violation, const SourceLines& sources)
        : finding_(violation.finding), trace_(violation.trace), sources_(sources) {}

    Json violation() {
        Json positions = Json::array(), events = Json::array(), edges = Json::array();
        for (const findings::Position& position : finding_.positions) positions.push_back(json_of(position));
        for (const TraceEvent& event : trace_.events) events.push_back(json_of(event));
        for (const findings::Edge& edge : trace_.edges) edges.push_back({edge.from, edge.to});
        Json object{{"id", finding_.id()},       {"kind", name_of(finding_.kind)},    {"message", message_of(finding_)},
                    {"traces", finding_.traces}, {"positions", std::move(positions)}, {"trace", std::move(events)},
                    {"edges", std::move(edges)}};
        if (trace_.left_out != 0) object["steps_left_out"] = trace_.left_out;
        if (finding_.kind == findings::FindingKind::Livelock) object["cycle"] = finding_.cycle;
        if (finding_.kind == findings::FindingKind::Deadlock || finding_.kind == findings::FindingKind::Livelock)
            object["threads"] = threads();
        if (finding_.thrown) object["thrown"] = json_of(*finding_.thrown);
        if (finding_.race) add_race(object);
        return object;
    }

  private:
    void add_place(Json& object, const Place& place) {
        object.update(place_json(place));
        object["source"] = text_or_null(sources_.text(place));
    }

    static Json json_of(const std::vector<machine::StackFrame>& stack) {
        Json frames = Json::array();
        for (const machine::StackFrame& frame : stack) {
            Json object{{"module", text_or_null(frame.module)}};
            object.update(place_json(frame.place));
            object["native"] = frame.is_native;
            frames.push_back(std::move(object));
        }
        return frames;
    }

    Json json_of(const findings::Position& position) {
        bool waits = position.operation != machine::OperationKind::None;
        Json object{{"thread", position.thread},
                    {"number", position.number},
                    {"operation", waits ? Json(machine::describe(position.operation)) : Json(nullptr)},
                    {"target", text_or_null(position.target)}};
        add_place(object, position.place);
        return object;
    }

    Json json_of(const TraceEvent& event) {
        const findings::Operation& operation = event.operation;
        bool is_operation = operation.kind != machine::OperationKind::None;
        Json object{{"step", event.step},
                    {"thread", event.thread_name},
                    {"number", event.thread},
                    {"begins_step", event.begins_step},
                    {"operation", is_operation ? Json(machine::describe(operation.kind)) : Json(nullptr)},
                    {"result", findings::name_of(operation.result)},
                    {"memory", event.memory ? Json(machine::name_of(*event.memory)) : Json(nullptr)},
                    {"object", text_or_null(operation.object)},
                    {"target", text_or_null(operation.target)},
                    {"value", text_or_null(operation.value)},
                    {"old_value", text_or_null(operation.old_value)},
                    {"expected", text_or_null(operation.expected)},
                    {"woken", operation.woken},
                    {"call", text_or_null(event.call)}};
        add_place(object, event.place);
        object["alternative"] = event.alternative;
        object["context_switch"] = event.context_switch;
        if (event.locks) object["holds"] = *event.locks;
        return object;
    }

    Json threads() {
        Json all = Json::array();
        for (const findings::StandingThread& thread : finding_.threads)
            all.push_back({{"thread", thread.name},
                           {"number", thread.number},
                           {"operation", machine::describe(thread.next.kind)},
                           {"can_happen", thread.next.can_happen},
                           {"object_class", text_or_null(thread.next.object_class)},
                           {"held_by", text_or_null(thread.next.held_by)},
                           {"joins", text_or_null(thread.next.thread)},
                           {"stack", json_of(thread.stack)}});
        return all;
    }

    static Json json_of(const findings::Throwable& throwable) {
        Json suppressed = Json::array();
        for (const findings::Throwable& one : throwable.suppressed) suppressed.push_back(json_of(one));
        return {{"class", throwable.class_name},
                {"message", text_or_null(throwable.message)},
                {"stack", json_of(throwable.stack)},
                {"suppressed", std::move(suppressed)},
                {"cause", throwable.cause.empty() ? Json(nullptr) : json_of(throwable.cause.front())}};
    }

    // An access inside the JDK is told by the method that the program called, and where it called it.
    Json json_of(const races::RaceSide& access, const Place& started_at, std::optional<std::size_t> event) {
        Json object{{"thread", access.thread}, {"number", static_cast<std::uint32_t>(access.number)}};
        object.update(access.called.is_known() ? place_json({access.called.class_name, access.called.method, "", 0})
                                               : place_json(access.place));
        object["operation"] = races::name_of(access.kind);
        object["mode"] = machine::name_of(access.mode);
        object["value"] = event ? text_or_null(trace_.events[*event].operation.value) : Json(nullptr);
        object["holds"] = event ? Json(trace_.events[*event].holds) : Json::array();
        object["event"] = number_or_null(event);
        object["source"] = text_or_null(sources_.text(access.place));
        object["call_site"] = access.called.is_known() ? place_json(access.place) : Json(nullptr);
        object["started_at"] = place_or_null(started_at);
        object["stack"] = json_of(access.stack);
        return object;
    }

    void add_race(Json& object) {
        const races::Race& race = *finding_.race;
        const findings::RaceWitness witness = finding_.witness.value_or(findings::RaceWitness{});
        std::optional<std::size_t> earlier, later;
        if (finding_.witness) earlier = witness.earlier, later = witness.later;
        object["location"] = race.location.name;
        object["location_kind"] = races::name_of(race.location.kind);
        object["object_class"] = text_or_null(race.location.object_class);
        object["index"] = race.location.index ? Json(*race.location.index) : Json(nullptr);
        object["allocated_at"] = place_or_null(witness.allocated_at);
        object["race"] = races::name_of(race.kind);
        object["accesses"] = {json_of(race.earlier, witness.earlier_started_at, earlier),
                              json_of(race.later, witness.later_started_at, later)};
        object["missing_edge"] = {{"release", number_or_null(witness.release)},
                                  {"acquisition", number_or_null(witness.acquisition)},
                                  {"same_element", witness.is_same_element}};
        object["why"] = why_of(finding_, trace_);
    }

    const Finding& finding_;
    const findings::Trace& trace_;
    const SourceLines& sources_;
};

}  // namespace

Json violation_json(const Violation& violation, const SourceLines& sources) {
    Json object = Writer(violation, sources).violation();
    if (violation.repair) {
        object["advice"] = advice_json(*violation.repair);
        object["no_fix"] = no_fix_json(*violation.repair);
    }
    object["replay"] =
        violation.schedule_file.empty() ? Json(nullptr) : Json("raceproof replay " + shell_quoted(violation.schedule_file));
    return object;
}

}  // namespace raceproof::report
