#include <map>
#include <optional>
#include <set>
#include <utility>

#include "advice/location_name.h"
#include "advice/suggestions.h"

namespace raceproof::advice {
namespace {

// By name, what a thread is ordered after the source access by acquiring: the paper's "m in h(loc)", at the manifest access.
std::set<LocationName> locations_after_source(const Analysis& analysis) {
    const Trace& trace = analysis.trace;
    std::vector<bool> is_after(trace.locations.size() + 1);
    std::vector<std::optional<std::uint32_t>> thread_of(trace.locations.size());
    std::vector<std::optional<std::uint32_t>> last_event(trace.threads.size());
    for (std::uint32_t index = 0; index < trace.manifest.event; ++index) {
        const Event& event = trace.events[index];
        last_event[event.thread] = index;
        if (event.kind == machine::MemoryEventKind::Begin) thread_of[event.location] = event.thread;
        Synchronisation sync = synchronisation_of(trace, event);
        if (sync.discards) is_after[sync.location] = false;
        if (sync.releases && analysis.order.is_ordered_or_same(trace.source.event, index)) is_after[sync.location] = true;
    }
    std::set<LocationName> names;
    for (std::size_t location = 0; location < trace.locations.size(); ++location) {
        // Joining waits for the end of a thread: it need not have come yet.
        std::optional<std::uint32_t> thread = thread_of[location];
        bool is_ordered_thread = thread && analysis.order.is_ordered_or_same(trace.source.event, *last_event[*thread]);
        bool is_own_thread = thread == trace.manifest_event().thread;
        if ((is_after[location] || is_ordered_thread) && !is_own_thread) names.insert(name_of(trace.locations[location]));
    }
    return names;
}

}  // namespace

void suggest_same_acquire(const Analysis& analysis, std::span<const Acquisition> history) {
    if (history.empty()) return;
    std::set<LocationName> after_source = locations_after_source(analysis);
    for (const Acquisition& acquisition : history) {
        // Nobody initialises a class in order to be ordered.
        bool can_be_repeated = acquisition.location.kind != LocationKind::Class && acquisition.location.is_of_program;
        if (!can_be_repeated || !after_source.contains(name_of(acquisition.location))) continue;
        Advice advice = advice_about(AdviceKind::Acquire, acquisition.location);
        advice.statement = analysis.trace.statements[analysis.trace.manifest_event().statement];
        advice.model = acquisition.statement;
        analysis.advice.push_back(std::move(advice));
    }
}

}  // namespace raceproof::advice
