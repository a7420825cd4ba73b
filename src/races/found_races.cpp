#include "races/found_races.h"

namespace raceproof::races {

using machine::location_key;
using machine::MemoryEvent;

FoundRaces::FoundRaces(DetectionParts& parts, Stacks stacks) : parts_(parts) {
    if (stacks == Stacks::Kept) sites_.keep_stacks();
    note_thread(state::ThreadId{0});
}

void FoundRaces::note_thread(state::ThreadId thread) {
    thread_names_[thread] = machine::thread_name(parts_.machine, parts_.machine.state().thread(thread));
}

memory::Site FoundRaces::site_of(const MemoryEvent& event) {
    state::State& state = parts_.machine.state();
    memory::Site site = sites_.number(state.thread(event.thread), event);
    // Every pair of accesses that race is to be found: those to a racing location do not stand for each other.
    return parts_.learnt.racing.contains(location_key(state.at(event.object), event.position)) ? sites_.marked(site) : site;
}

void FoundRaces::report(const MemoryEvent& event, std::span<const memory::Race> found, memory::Site site) {
    parts_.learnt.racing.add(location_key(parts_.machine.state().at(event.object), event.position));
    for (const memory::Race& race : found) {
        Race recorded = record(event, race, site);
        if (parts_.optimistic_reads->is_open(race.earlier_thread))
            parts_.optimistic_reads->add_race(race.earlier_thread, std::move(recorded));
        else
            races.push_back(std::move(recorded));
    }
}

Race FoundRaces::record(const MemoryEvent& event, const memory::Race& race, memory::Site site) {
    state::ThreadId earlier = parts_.optimistic_reads->thread_of(race.earlier_thread);
    return record_race(parts_.machine, {event, race.kind, race.locations, earlier, thread_names_[earlier],
                                        sites_[race.earlier_site], sites_[site]});
}

}  // namespace raceproof::races
