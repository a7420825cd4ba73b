#include "findings/witness.h"

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

// The last event before `end` that is this access.
std::optional<std::size_t> find_access(const Trace& trace, const races::RaceSide& access, std::size_t end) {
    for (std::size_t i = end; i-- > 0;) {
        const TraceEvent& event = trace.events[i];
        bool is_it = event.is_access_to_race && event.thread == static_cast<std::uint32_t>(access.number) &&
                     event.place == access.place && writes(*event.memory) == (access.kind == races::AccessKind::Write);
        if (is_it) return i;
    }
    return std::nullopt;
}

}  // namespace

std::optional<RaceWitness> witness_of(const races::Race& race, const Trace& trace, const TraceRecorder& recorder) {
    std::optional<std::size_t> later = find_access(trace, race.later, trace.events.size());
    std::optional<std::size_t> earlier = later ? find_access(trace, race.earlier, *later) : std::nullopt;
    if (!earlier) return std::nullopt;
    RaceWitness witness;
    witness.earlier = *earlier;
    witness.later = *later;
    for (std::size_t i = *earlier + 1; i < *later; ++i) {
        const TraceEvent& event = trace.events[i];
        bool is_earlier = event.thread == trace.events[*earlier].thread, is_later = event.thread == trace.events[*later].thread;
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
