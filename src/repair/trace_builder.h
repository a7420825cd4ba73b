// From the events of an execution to a trace: objects get numbers, locations and statements get names, and what concerns one
// thread only is left out.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <unordered_map>
#include <unordered_set>
#include <utility>
#include <vector>

#include "advice/trace.h"
#include "machine/machine.h"
#include "races/race.h"
#include "repair/holders.h"
#include "repair/path_recorder.h"

namespace raceproof::repair {

class TraceBuilder {
  public:
    // The machine stands where the events have led.
    TraceBuilder(machine::Machine& machine, std::span<const PathEvent> events);

    advice::Trace build();
    // Empty if one of the two accesses is not among the events.
    std::optional<advice::Trace> build(const races::Race& race);

  private:
    using ObjectNumber = std::uint32_t;

    // What an event is about, before it has a name.
    struct Key {
        advice::LocationKind kind{};
        ObjectNumber object = 0;                // 0 for statics and classes
        const program::Class* klass = nullptr;  // of the object, or the class itself
        std::uint64_t position = 0;             // slot, or index of an element
        friend auto operator<=>(const Key&, const Key&) = default;
    };
    // Who uses it.
    struct Use {
        std::uint32_t thread = 0;
        bool is_by_several = false, is_lock = false, is_racing = false;
        bool is_kept() const { return is_by_several || is_lock || is_racing; }
    };
    // An event about one location.
    struct LocatedEvent {
        std::uint32_t thread = 0;
        machine::MemoryEventKind kind{};
        std::uint32_t key = 0;
        const program::Method* method = nullptr;
        std::uint32_t pc = 0;
    };

    void read_events();
    void add(const PathEvent& event, ObjectNumber object);
    void add_access(const PathEvent& event, ObjectNumber object);
    bool is_change_of_owner(const PathEvent& event) const;
    void add_step(const PathEvent& event, machine::MemoryEventKind kind, const Key& key);

    std::optional<std::size_t> find(const races::RaceSide& access, const races::RaceLocation& location, std::size_t end);
    std::size_t number_of_kept(std::size_t step) const;
    void name_everything();
    advice::Location name(const Key& key, const Holders& holders, const Holders& of_locks) const;
    std::uint32_t statement_of(const LocatedEvent& step);

    machine::Machine& machine_;
    std::span<const PathEvent> events_;
    std::vector<LocatedEvent> steps_;
    std::map<Key, std::uint32_t> numbers_;
    std::vector<Key> keys_;
    std::vector<Use> uses_;                                 // by key
    std::unordered_map<state::Ref, ObjectNumber> objects_;  // that lie there now
    std::vector<state::Ref> refs_{state::kNull};            // by number
    std::unordered_set<ObjectNumber> owned_;                // locks of java.util.concurrent
    std::map<std::pair<const program::Method*, std::uint32_t>, std::uint32_t> statements_;
    advice::Trace trace_;
};

}  // namespace raceproof::repair
