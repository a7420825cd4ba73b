#include "repair/acquiring_history.h"

#include <algorithm>
#include <optional>

#include "advice/happens_before.h"

namespace raceproof::repair {

using advice::Acquisition;
using advice::Event;
using advice::HappensBefore;
using advice::Trace;

namespace {

// The acquisitions of each thread that have an edge into them, in order.
std::vector<std::vector<std::uint32_t>> acquisitions_of(const Trace& trace, const HappensBefore& order) {
    std::vector<std::vector<std::uint32_t>> acquisitions(trace.threads.size());
    for (const advice::Edge& edge : order.edges()) {
        std::vector<std::uint32_t>& of_thread = acquisitions[trace.events[edge.acquire].thread];
        if (of_thread.empty() || of_thread.back() != edge.acquire) of_thread.push_back(edge.acquire);
    }
    return acquisitions;
}

}  // namespace

bool AcquiringHistory::Order::operator()(const Acquisition& left, const Acquisition& right) const {
    auto key = [](const Acquisition& one) { return std::tuple(advice::name_of(one.location), one.statement, one.thread); };
    return key(left) < key(right);
}

void AcquiringHistory::add(const Trace& trace) {
    HappensBefore order(trace);
    std::vector<std::vector<std::uint32_t>> acquisitions = acquisitions_of(trace, order);
    std::vector<std::optional<std::uint32_t>> last_write(trace.locations.size());
    for (std::uint32_t i = 0; i < trace.events.size(); ++i) {
        const Event& event = trace.events[i];
        if (!is_access(event.kind)) continue;
        const advice::Location& location = trace.locations[event.location];
        std::optional<std::uint32_t> write = last_write[event.location];
        if (writes(event.kind)) last_write[event.location] = i;
        bool is_plain = mode_of(event.kind) == machine::AccessMode::Plain;
        if (!is_plain || !location.is_of_program || !write || trace.events[*write].thread == event.thread) continue;
        // Whatever comes after the acquisition in its thread is ordered after what it is ordered after.
        const std::vector<std::uint32_t>& own = acquisitions[event.thread];
        auto first = std::partition_point(own.begin(), own.end(),
                                          [&](std::uint32_t acquisition) { return !order.is_ordered(*write, acquisition); });
        if (first == own.end() || *first > i) continue;
        const Event& acquisition = trace.events[*first];
        // A thread is ordered after whoever started it: nothing that others could do, too.
        if (acquisition.kind == machine::MemoryEventKind::Begin) continue;
        advice::Location acquired = trace.locations[acquisition.location];
        acquired.object = 0;
        acquisitions_[advice::name_of(location)].insert(
            {std::move(acquired), trace.statements[acquisition.statement], trace.threads[event.thread]});
    }
}

std::vector<Acquisition> AcquiringHistory::of(const advice::Location& location) const {
    auto found = acquisitions_.find(advice::name_of(location));
    if (found == acquisitions_.end()) return {};
    return {found->second.begin(), found->second.end()};
}

}  // namespace raceproof::repair
