#include "cli/stored_advice.h"

#include <fmt/format.h>

#include <algorithm>
#include <fstream>
#include <string_view>
#include <vector>

#include "base/say.h"
#include "base/text.h"
#include "cli/exit_status.h"
#include "cli/publish.h"
#include "cli/trace_keeper.h"
#include "report/change_text.h"
#include "report/race_description.h"
#include "report/units.h"
#include "traces/analysis.h"
#include "traces/store.h"

namespace raceproof::cli {

namespace {

using advice::Trace;
using traces::StoredRace;
using traces::TraceStore;

report::RaceDescription describe(const StoredRace& race) {
    return report::read_description(race.description).value_or(report::RaceDescription{"?", race.identity, "", ""});
}

std::string text_of_event(const Trace& trace, std::uint32_t number) {
    const advice::Event& event = trace.events[number];
    const advice::Statement& statement = trace.statements[event.statement];
    const advice::Location& location = trace.locations[event.location];
    std::string what =
        location.field.is_known() ? dotted(location.field.class_name) + "." + location.field.name : location.class_name;
    return printable(fmt::format("{} of {} by \"{}\" at {}:{}", machine::name_of(event.kind), what, trace.threads[event.thread],
                                 statement.file.empty() ? dotted(statement.class_name) : statement.file, statement.line));
}

Result<TraceStore> open_for_most(const std::string& path) {
    auto store = TraceStore::open(path, traces::StoreAccess::Update);
    if (store) return store;
    return TraceStore::open(path, traces::StoreAccess::Read);
}

// One trace: its happens-before edges, and what it suggests.
int show_trace(TraceStore& store, const StoredRace& race, std::size_t number) {
    traces::TraceNumber which{race.identity, number};
    auto trace = store.trace(which);
    if (!trace) return fail(trace.error().message);
    auto advice = traces::stored_advice(store, which);
    if (!advice) return fail(advice.error().message);
    advice::HappensBefore order(*trace);
    fmt::print("trace {} of {} [{}]: {}\n", number, describe(race).location, describe(race).id,
               report::count_text(trace->events.size(), "event"));
    fmt::print("happens-before edges between threads:\n");
    for (const advice::Edge& edge : order.edges())
        fmt::print("  {}\n    -> {}\n", text_of_event(*trace, edge.release), text_of_event(*trace, edge.acquire));
    fmt::print("the two accesses:\n  {}\n  {}\n", text_of_event(*trace, trace->source.event),
               text_of_event(*trace, trace->manifest.event));
    fmt::print("what it suggests:\n");
    for (const advice::Advice& one : advice->advice) fmt::print("  {}\n", report::text_of(one));
    return kFound;
}

void show_race(const StoredRace& race) {
    report::RaceDescription description = describe(race);
    fmt::print("data race on {} [{}], {}\n  {}\n  {}\n", description.location, description.id,
               report::count_text(race.traces, "trace"), description.earlier, description.later);
}

}  // namespace

bool is_trace_store(const std::string& path) {
    if (path.ends_with(".db")) return true;
    std::ifstream stream(path, std::ios::binary);
    std::string head(16, '\0');
    return stream.read(head.data(), 16) && std::string_view(head).starts_with("SQLite format 3");
}

int advise_from_store(const StoredAdviceWords& words) {
    // What is computed is kept for the next time, if the file can be written.
    auto store = open_for_most(words.file);
    if (!store) return fail(store.error().message);
    auto races = store->races();
    if (!races) return fail(races.error().message);
    auto program = store->program();
    if (!program) return fail(program.error().message);
    if (has_changed(*program))
        say("raceproof: warning: {}: the program has changed since its traces were stored\n", printable(words.file));
    if (!words.race.empty()) {
        std::erase_if(*races, [&](const StoredRace& race) { return describe(race).id != words.race; });
        if (races->empty()) return fail(fmt::format("{}: there is no data race with the id {}", words.file, words.race));
    }
    if (races->empty()) {
        fmt::print("{} holds no races\n", printable(words.file));
        return kSuccess;
    }
    if (words.trace != 0) {
        if (races->size() != 1) return fail("--trace N is one of --race ID");
        if (words.trace > races->front().traces)
            return fail(fmt::format("{} has {}", words.race, report::count_text(races->front().traces, "trace")));
        return show_trace(*store, races->front(), words.trace);
    }
    std::vector<std::vector<advice::Advice>> all;
    for (const StoredRace& race : *races) {
        show_race(race);
        if (words.only_lists) continue;
        auto advice = traces::stored_advice(*store, race);
        if (!advice) return fail(advice.error().message);
        fmt::print("what its executions suggest, not proved:\n");
        if (advice->empty()) fmt::print("  nothing that all of them have in common\n");
        for (const advice::Advice& one : *advice) fmt::print("  {}\n", report::text_of(one));
        fmt::print("\n");
        all.push_back(std::move(*advice));
    }
    if (all.size() > 1) {
        fmt::print("for how many races a change is suggested:\n");
        for (const advice::Frequency& frequency : advice::frequencies(all))
            fmt::print("  {:3}  {}\n", frequency.races, report::text_of(frequency.advice));
    }
    return kFound;
}

}  // namespace raceproof::cli
