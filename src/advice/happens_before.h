// Happens-before of a trace: the edges between threads, and whether one event is ordered before another.
//
// Edges. An acquire is ordered after the releases of its location before it (JLS 17.4.4: a volatile write before *every* later
// read, not only before those that read it), as far as no weaker write has ended that: after a plain or opaque write, or a
// releasing one to a field that is not volatile, a reader is ordered after what it reads alone (memory/detector.h). Of these
// releases only those are kept that are not ordered before a later one of them; the others follow. So a lock has one edge into
// it, as in JRF-E's findHBE (figure 11), and a volatile read has as many as threads have written without reading.
//
// Order. Each event knows its position in its thread and the vector clock that its thread has there: how far in every other
// thread the events reach that are ordered before it. Threads get a new clock only where an edge tells them something new.
//
// Cost: linear in events and edges; an edge that brings news costs as many numbers, in time and memory, as there are threads.
// findHBE looks for each edge's release again: quadratic.
#pragma once

#include <cstdint>
#include <vector>

#include "advice/trace.h"

namespace raceproof::advice {

// What an event does to the order of others: the location of its roles. Fences share a location that no other event has.
struct Synchronisation {
    std::uint32_t location = 0;
    bool acquires = false, releases = false;
    bool discards = false;  // it ends what was released so far, before it releases itself
};
Synchronisation synchronisation_of(const Trace& trace, const Event& event);

// Numbers of events, in two threads.
struct Edge {
    std::uint32_t release = 0, acquire = 0;

    friend auto operator<=>(const Edge&, const Edge&) = default;
};

class HappensBefore {
  public:
    explicit HappensBefore(const Trace& trace);
    // With edges that were found before, in the order in which edges() has them.
    HappensBefore(const Trace& trace, std::vector<Edge> edges);

    // Sorted by acquire, then by release.
    const std::vector<Edge>& edges() const { return edges_; }

    bool is_ordered(std::uint32_t before, std::uint32_t after) const {
        const Place &from = places_[before], &to = places_[after];
        if (from.thread == to.thread) return before < after;
        return clocks_[to.clock + from.thread] >= from.position;
    }
    // Would it be, with one more edge?
    bool is_ordered_with(Edge edge, std::uint32_t before, std::uint32_t after) const {
        return is_ordered(before, after) || (is_ordered_or_same(before, edge.release) && is_ordered_or_same(edge.acquire, after));
    }
    bool is_ordered_or_same(std::uint32_t before, std::uint32_t after) const {
        return before == after || is_ordered(before, after);
    }

  private:
    struct Place {
        std::uint32_t thread = 0;
        std::uint32_t position = 0;  // from 1
        std::size_t clock = 0;       // the index of its first number in clocks_
    };

    template <typename EdgesInto>
    void order_events(const Trace& trace, EdgesInto edges_into);
    void learn(std::uint32_t event, std::uint32_t release);

    std::size_t threads_;
    std::vector<Place> places_;          // of events
    std::vector<std::uint32_t> clocks_;  // one after the other, each with a position of every thread; the first is all zero
    std::vector<Edge> edges_;
};

}  // namespace raceproof::advice
