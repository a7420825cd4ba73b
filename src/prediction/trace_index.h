// What the algorithms ask about a trace again and again, worked out once: the place of each event in its thread, what it needs
// from other threads, the critical sections and which of them are open where.
//
// Critical sections are those of the outermost acquisitions: acquiring a lock again that one holds neither waits nor excludes
// anybody. A section without a release is open to the end of the trace; nobody acquires its lock later.
//
// Cost: linear in the events, times the nesting of locks, and times the threads that use a lock for its acquisitions.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "prediction/trace.h"

namespace raceproof::prediction {

struct CriticalSection {
    std::uint32_t acquire = no_event, release = no_event;  // events; the release may be missing
    std::uint32_t lock = 0;                                // numbered from 0
};

class TraceIndex {
  public:
    // Fails verification if two threads hold a lock at once, or a thread releases what it does not hold.
    explicit TraceIndex(const Trace& trace);

    const Trace& trace() const { return trace_; }
    std::uint32_t size() const { return static_cast<std::uint32_t>(trace_.events.size()); }
    const Event& event(std::uint32_t event) const { return trace_.events[event]; }
    std::uint32_t threads() const { return static_cast<std::uint32_t>(events_of_.size()); }

    // In its thread, from 1.
    std::uint32_t position(std::uint32_t event) const { return places_[event].position; }
    bool contains(const Prefixes& prefixes, std::uint32_t event) const {
        return places_[event].position <= prefixes[trace_.events[event].thread];
    }
    // The event before it in its thread, or no_event.
    std::uint32_t previous(std::uint32_t event) const {
        std::uint32_t position = places_[event].position;
        return position == 1 ? no_event : events_of_[trace_.events[event].thread][position - 2];
    }

    // Of accesses: the location, numbered from 0 in the order of first accesses.
    std::uint32_t location(std::uint32_t event) const { return places_[event].object; }
    // Of reads: the write that it sees, or no_event for the initial value.
    std::uint32_t writer(std::uint32_t event) const { return places_[event].writer; }
    // Events of other threads without which it cannot happen, whatever it reads: forks, ends of threads, required ones.
    std::span<const std::uint32_t> needs(std::uint32_t event) const {
        return {needs_.data() + first_need_[event], needs_.data() + first_need_[event + 1]};
    }
    // Does something of another thread depend on it: is it read, released, a fork, the end of a joined thread, or required?
    bool is_depended_on(std::uint32_t event) const { return places_[event].is_depended_on; }

    std::uint32_t locks() const { return static_cast<std::uint32_t>(users_.size()); }
    const CriticalSection& section(std::uint32_t section) const { return sections_[section]; }
    // The critical section that the event opens, if it acquires and is outermost.
    bool opens_section(std::uint32_t event) const { return places_[event].opens_section; }
    std::uint32_t opened_section(std::uint32_t event) const { return open_sections_at(places_[event].held).back(); }
    // The critical sections that the thread is in after its first events, so many, in the order of acquisition.
    std::span<const std::uint32_t> open_sections(std::uint32_t thread, std::uint32_t count) const {
        return count == 0 ? std::span<const std::uint32_t>() : open_sections_at(places_[events_of_[thread][count - 1]].held);
    }
    std::span<const std::uint32_t> open_sections_before(std::uint32_t event) const {
        return open_sections(trace_.events[event].thread, places_[event].position - 1);
    }
    // Do the events have a later acquisition of the section's lock?
    bool is_acquired_later(std::uint32_t section, const Prefixes& prefixes) const {
        const std::vector<std::uint32_t>& users = users_[sections_[section].lock];
        const std::uint32_t* next = next_acquires_.data() + first_next_acquire_[section];
        for (std::size_t user = 0; user < users.size(); ++user)
            if (prefixes[users[user]] >= next[user]) return true;
        return false;
    }

  private:
    struct Place {
        std::uint32_t position = 0;
        std::uint32_t object = 0;  // a location or a lock
        std::uint32_t writer = no_event;
        std::uint32_t held = 0;  // after the event: an index of first_open_
        bool opens_section = false, is_depended_on = false;
    };

    void number_threads();
    void number_objects();
    void find_writers();
    void find_needs();
    void add_need(std::vector<std::pair<std::uint32_t, std::uint32_t>>& needs, std::uint32_t event, std::uint32_t earlier);
    void find_sections();
    void find_next_acquires();
    std::span<const std::uint32_t> open_sections_at(std::uint32_t held) const {
        return {open_.data() + first_open_[held], open_.data() + first_open_[held + 1]};
    }

    const Trace& trace_;
    std::vector<Place> places_;                          // of events
    std::vector<std::vector<std::uint32_t>> events_of_;  // by thread
    std::uint32_t locations_ = 0;

    std::vector<std::uint32_t> needs_;
    std::vector<std::size_t> first_need_;  // by event, and the end

    std::vector<CriticalSection> sections_;  // in the order of their acquisitions
    // The lists of open sections, one after the other. A thread gets a new one where it acquires or releases.
    std::vector<std::uint32_t> open_;
    std::vector<std::size_t> first_open_;

    // By lock: the threads that acquire it; none if only one does, as nobody waits for the lock then.
    std::vector<std::vector<std::uint32_t>> users_;
    // For each section and each user of its lock: the position of the user's first acquisition after the section.
    std::vector<std::uint32_t> next_acquires_;
    std::vector<std::size_t> first_next_acquire_;  // by section
};

}  // namespace raceproof::prediction
