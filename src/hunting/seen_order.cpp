#include "hunting/seen_order.h"

#include <unordered_map>

namespace raceproof::hunting {

using prediction::Event;
using prediction::EventKind;

namespace {

// The event of the step that is this side of the race.
std::optional<std::uint32_t> find_event(const RunRecorder& recorder, const races::RaceSide& side, const MonitoredAccess& access) {
    const std::vector<Event>& events = recorder.trace().events;
    EventKind kind = access.kind == AccessKind::Write ? EventKind::Write : EventKind::Read;
    for (std::uint32_t i = recorder.first_of_step(access.step); i < events.size() && recorder.step_of(i) == access.step; ++i) {
        const RunRecorder::Site& site = recorder.site_of(i);
        if (events[i].kind == kind && events[i].is_plain && program::place_of(*site.method, site.pc) == side.place) return i;
    }
    return std::nullopt;
}

}  // namespace

std::string_view name_of(OrderedBy by) {
    switch (by) {
        case OrderedBy::Lock: return "lock";
        case OrderedBy::Volatile: return "volatile";
        case OrderedBy::Start: break;
    }
    return "start";
}

std::optional<OrderingEdge> ordering_edge(const prediction::Trace& trace, std::uint32_t earlier, std::uint32_t later) {
    const std::vector<Event>& events = trace.events;
    // Threads that come after the earlier event by now, and what brought them there.
    std::unordered_map<std::uint32_t, std::optional<OrderingEdge>> threads{{events[earlier].thread, std::nullopt}};
    std::unordered_map<std::uint64_t, std::uint32_t> locks, variables;  // released, or written, by one of them
    for (std::uint32_t i = earlier + 1; i <= later; ++i) {
        const Event& event = events[i];
        bool is_after = threads.contains(event.thread);
        auto follow = [&](const std::unordered_map<std::uint64_t, std::uint32_t>& released) {
            auto known = released.find(event.target);
            if (!is_after && known != released.end()) threads.emplace(event.thread, OrderingEdge{known->second, i});
        };
        bool is_volatile = prediction::is_access(event) && !event.is_plain;
        if (event.kind == EventKind::Acquire) follow(locks);
        if (event.kind == EventKind::Read && is_volatile) follow(variables);
        if (!threads.contains(event.thread)) continue;
        if (event.kind == EventKind::Release) locks[event.target] = i;
        if (event.kind == EventKind::Write && is_volatile) variables[event.target] = i;
        if (event.kind == EventKind::Fork) threads.emplace(static_cast<std::uint32_t>(event.target), OrderingEdge{i, i});
    }
    auto known = threads.find(events[later].thread);
    return known == threads.end() ? std::nullopt : known->second;
}

std::optional<SeenOrder> order_seen(const RunRecorder& recorder, const Warning& warning) {
    const Suspicion& suspicion = warning.suspicions.front();
    std::optional<std::uint32_t> first = find_event(recorder, warning.race.earlier, suspicion.first);
    std::optional<std::uint32_t> second = find_event(recorder, warning.race.later, suspicion.second);
    if (!first || !second || *first >= *second) return std::nullopt;
    std::optional<OrderingEdge> edge = ordering_edge(recorder.trace(), *first, *second);
    if (!edge) return std::nullopt;
    auto place_of = [&](std::uint32_t event) {
        RunRecorder::Site site = recorder.site_in_program(event);
        return site.method == nullptr ? program::Place{} : program::place_of(*site.method, site.pc);
    };
    SeenOrder order{.by = OrderedBy::Lock, .released_at = place_of(edge->release), .acquired_at = place_of(edge->acquire)};
    const Event& release = recorder.trace().events[edge->release];
    if (release.kind == EventKind::Fork) {
        order.by = OrderedBy::Start;
        order.acquired_at = {};
    } else if (release.kind == EventKind::Write && !recorder.is_of_lock(edge->release)) {
        order.by = OrderedBy::Volatile;
    }
    return order;
}

}  // namespace raceproof::hunting
