#include "traces/analysis.h"

#include <optional>
#include <utility>

namespace raceproof::traces {
namespace {

using advice::HappensBefore;

// The two answers may come from different moments; edges that the trace cannot have are computed again.
bool fit(const std::vector<advice::Edge>& edges, const advice::Trace& trace) {
    return edges.empty() || edges.back().acquire < trace.events.size();
}

}  // namespace

Result<advice::TraceAdvice> stored_advice(TraceStore& store, const TraceNumber& number) {
    Result<std::optional<advice::TraceAdvice>> known = store.advice(number);
    if (!known) return known.error();
    if (known->has_value()) return std::move(**known);
    Result<std::vector<advice::Acquisition>> history = store.acquisitions(number.race);
    if (!history) return history.error();
    Result<advice::Trace> trace = store.trace(number);
    if (!trace) return trace.error();
    Result<std::optional<std::vector<advice::Edge>>> edges = store.edges(number);
    if (!edges) return edges.error();
    bool has_edges = edges->has_value() && fit(**edges, *trace);
    HappensBefore order = has_edges ? HappensBefore(*trace, std::move(**edges)) : HappensBefore(*trace);
    TraceAnalysis analysis{order.edges(), trace_advice(*trace, order, *history), history->size()};
    if (store.can_write())
        if (Status<> status = store.keep(number, *trace, analysis); !status) return status.error();
    return std::move(analysis.advice);
}

Result<std::vector<advice::Advice>> stored_advice(TraceStore& store, const StoredRace& race) {
    std::vector<advice::TraceAdvice> traces;
    for (std::size_t number = 1; number <= race.traces; ++number) {
        Result<advice::TraceAdvice> advice = stored_advice(store, TraceNumber{race.identity, number});
        if (!advice) return advice.error();
        traces.push_back(advice.take());
    }
    return advice::combined(traces);
}

}  // namespace raceproof::traces
