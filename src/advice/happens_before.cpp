#include "advice/happens_before.h"

#include <algorithm>
#include <utility>

#include "base/verify.h"

namespace raceproof::advice {

using machine::MemoryEventKind;

Synchronisation synchronisation_of(const Trace& trace, const Event& event) {
    const auto fences = static_cast<std::uint32_t>(trace.locations.size());
    using enum MemoryEventKind;
    const MemoryEventKind kind = event.kind;
    if (kind == AcquireFence) return {.location = fences, .acquires = true};
    if (kind == ReleaseFence) return {.location = fences, .releases = true};
    if (kind == FullFence) return {.location = fences, .acquires = true, .releases = true};
    bool is_volatile = kind == ReleaseWrite && trace.locations[event.location].is_volatile;
    bool discards = kind == PlainWrite || kind == OpaqueWrite || (kind == ReleaseWrite && !is_volatile);
    return {.location = event.location, .acquires = acquires(kind), .releases = releases(kind), .discards = discards};
}

namespace {

// For each location the releases that are not ordered before a later one.
class LatestReleases {
  public:
    LatestReleases(const Trace& trace, const HappensBefore& order)
        : trace_(trace), order_(order), releases_(trace.locations.size() + 1) {}

    // The edges into an event. Call it for all events in order, each before the next is ordered.
    void edges_into(std::uint32_t event, std::vector<Edge>& edges) const {
        const Event& acquire = trace_.events[event];
        Synchronisation sync = synchronisation_of(trace_, acquire);
        if (!sync.acquires) return;
        for (std::uint32_t release : releases_[sync.location])
            if (trace_.events[release].thread != acquire.thread) edges.push_back({release, event});
    }

    // The event has been ordered.
    void add(std::uint32_t event) {
        Synchronisation sync = synchronisation_of(trace_, trace_.events[event]);
        if (!sync.releases && !sync.discards) return;
        std::vector<std::uint32_t>& releases = releases_[sync.location];
        if (sync.discards) releases.clear();
        if (!sync.releases) return;
        std::erase_if(releases, [&](std::uint32_t earlier) { return order_.is_ordered(earlier, event); });
        releases.push_back(event);
    }

  private:
    const Trace& trace_;
    const HappensBefore& order_;
    std::vector<std::vector<std::uint32_t>> releases_;  // by location, the last one for fences; in the order of the trace
};

}  // namespace

// A thread's clock after a release of another: what it knew, what the other knew, and the release itself.
void HappensBefore::learn(std::uint32_t event, std::uint32_t release) {
    Place& place = places_[event];
    const Place& from = places_[release];
    if (clocks_[place.clock + from.thread] >= from.position) return;
    std::size_t clock = clocks_.size();
    clocks_.resize(clock + threads_);
    for (std::size_t thread = 0; thread < threads_; ++thread)
        clocks_[clock + thread] = std::max(clocks_[place.clock + thread], clocks_[from.clock + thread]);
    clocks_[clock + from.thread] = from.position;
    place.clock = clock;
}

template <typename EdgesInto>
void HappensBefore::order_events(const Trace& trace, EdgesInto edges_into) {
    places_.reserve(trace.events.size());
    std::vector<Place> latest(threads_);
    for (std::size_t thread = 0; thread < threads_; ++thread) latest[thread].thread = static_cast<std::uint32_t>(thread);
    for (std::uint32_t event = 0; event < trace.events.size(); ++event) {
        std::uint32_t thread = trace.events[event].thread;
        VERIFY(thread < threads_, "should name a thread");
        VERIFY(synchronisation_of(trace, trace.events[event]).location <= trace.locations.size(), "should name a location");
        Place& place = latest[thread];
        ++place.position;
        places_.push_back(place);
        edges_into(event);
        place.clock = places_[event].clock;
    }
}

HappensBefore::HappensBefore(const Trace& trace) : threads_(trace.threads.size()), clocks_(threads_) {
    LatestReleases latest(trace, *this);
    order_events(trace, [&](std::uint32_t event) {
        std::size_t first = edges_.size();
        latest.edges_into(event, edges_);
        for (std::size_t edge = first; edge < edges_.size(); ++edge) learn(event, edges_[edge].release);
        latest.add(event);
    });
}

HappensBefore::HappensBefore(const Trace& trace, std::vector<Edge> edges)
    : threads_(trace.threads.size()), clocks_(threads_), edges_(std::move(edges)) {
    std::size_t next = 0;
    order_events(trace, [&](std::uint32_t event) {
        for (; next < edges_.size() && edges_[next].acquire == event; ++next) {
            VERIFY(edges_[next].release < event, "should point forwards");
            learn(event, edges_[next].release);
        }
    });
    VERIFY(next == edges_.size(), "should be sorted by acquire");
}

}  // namespace raceproof::advice
