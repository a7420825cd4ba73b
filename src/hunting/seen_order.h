// What kept two suspected accesses in their order in a recorded run: the last synchronisation that leads from the one to the
// other. Only what was seen, and no proof: another schedule may have another order.
//
// Happens-before from the first access on, event by event, over locks, volatile variables and starts of threads. Linear in the
// part of the run between the two.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "hunting/run_recorder.h"
#include "hunting/warning.h"
#include "program/place.h"

namespace raceproof::hunting {

enum class OrderedBy : std::uint8_t { Lock, Volatile, Start };
std::string_view name_of(OrderedBy by);  // "lock", as in the result file

struct SeenOrder {
    OrderedBy by{};
    program::Place released_at, acquired_at;  // of a start: where the thread was started, and nothing
    friend bool operator==(const SeenOrder&, const SeenOrder&) = default;
};

// Of the warning's latest suspicion. Empty if the two accesses are not in the record, or nothing orders them there.
std::optional<SeenOrder> order_seen(const RunRecorder& recorder, const Warning& warning);

// The edge that put the thread of a later event behind an earlier event, by the numbers of its two events.
struct OrderingEdge {
    std::uint32_t release = 0, acquire = 0;
};
std::optional<OrderingEdge> ordering_edge(const prediction::Trace& trace, std::uint32_t earlier, std::uint32_t later);

}  // namespace raceproof::hunting
