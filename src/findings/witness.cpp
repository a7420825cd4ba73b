#include "findings/witness.h"

#include <set>
#include <unordered_map>

namespace raceproof::findings {

namespace {

enum class Direction { Acquires, Releases };

bool is_synchronisation(const TraceEvent& event, Direction direction) {
    using enum machine::MemoryEventKind;
    // Without a line it is the machine's business, such as the end of a thread.
    if (!event.memory || event.place.line == 0) return false;
    // No statement of the program is these.
    if (*event.memory == Begin || *event.memory == ClassInitialised || *event.memory == ClassSeenInitialised) return false;
    return direction == Direction::Acquires ? acquires(*event.memory) : releases(*event.memory);
}

bool is_access(const TraceEvent& event, const races::RaceSide& access) {
    return event.is_access_to_race && event.thread == static_cast<std::uint32_t>(access.number) && event.place == access.place &&
           writes(*event.memory) == (access.kind == races::AccessKind::Write);
}

// The last event before `end` that is this access.
std::optional<std::size_t> find_access(const Trace& trace, const races::RaceSide& access, std::size_t end) {
    for (std::size_t i = end; i-- > 0;)
        if (is_access(trace.events[i], access)) return i;
    return std::nullopt;
}

using EdgesByEnd = std::unordered_multimap<std::size_t, std::size_t>;

bool happens_before(const Trace& trace, const EdgesByEnd& edges, std::size_t earlier, std::size_t later) {
    std::set<std::size_t> after{earlier};
    std::set<std::uint32_t> threads{trace.events[earlier].thread};  // those that are ordered after it by now
    for (std::size_t i = earlier + 1; i <= later; ++i) {
        auto [first, last] = edges.equal_range(i);
        bool is_after = threads.contains(trace.events[i].thread);
        for (auto edge = first; edge != last && !is_after; ++edge) is_after = after.contains(edge->second);
        if (!is_after) continue;
        after.insert(i);
        threads.insert(trace.events[i].thread);
    }
    return after.contains(later);
}

struct AccessPair {
    std::size_t earlier = 0, later = 0;
};

// A path ends with the step that shows the race. If it makes an access several times, in a loop for instance, the others are no
// race if the thread has synchronised in between.
std::optional<AccessPair> find_accesses(const races::Race& race, const Trace& trace) {
    std::optional<std::size_t> last = find_access(trace, race.later, trace.events.size());
    if (!last) return std::nullopt;
    EdgesByEnd edges;
    for (const Edge& edge : trace.edges) edges.emplace(edge.to, edge.from);
    std::size_t first = *last;
    while (first > 0 && trace.events[first - 1].step == trace.events[*last].step) --first;
    for (std::size_t later = first; later <= *last; ++later) {
        if (!is_access(trace.events[later], race.later)) continue;
        std::optional<std::size_t> earlier = find_access(trace, race.earlier, later);
        if (earlier && !happens_before(trace, edges, *earlier, later)) return AccessPair{*earlier, later};
    }
    std::optional<std::size_t> earlier = find_access(trace, race.earlier, *last);
    return earlier ? std::optional(AccessPair{*earlier, *last}) : std::nullopt;
}

}  // namespace

std::optional<RaceWitness> witness_of(const races::Race& race, const Trace& trace, const TraceRecorder& recorder) {
    std::optional<AccessPair> accesses = find_accesses(race, trace);
    if (!accesses) return std::nullopt;
    RaceWitness witness;
    witness.earlier = accesses->earlier;
    witness.later = accesses->later;
    for (std::size_t i = witness.earlier + 1; i < witness.later; ++i) {
        const TraceEvent& event = trace.events[i];
        bool is_earlier = event.thread == trace.events[witness.earlier].thread;
        bool is_later = event.thread == trace.events[witness.later].thread;
        if (!witness.release && is_earlier && is_synchronisation(event, Direction::Releases)) witness.release = i;
        if (is_later && is_synchronisation(event, Direction::Acquires)) witness.acquisition = i;
    }
    if (witness.release && witness.acquisition)
        witness.is_same_element = trace.events[*witness.release].element == trace.events[*witness.acquisition].element;
    witness.earlier_started_at = recorder.started_at(race.earlier.number);
    witness.later_started_at = recorder.started_at(race.later.number);
    witness.allocated_at = recorder.allocated_at();
    return witness;
}

}  // namespace raceproof::findings
