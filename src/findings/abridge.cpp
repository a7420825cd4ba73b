#include "findings/abridge.h"

#include <algorithm>
#include <utility>

namespace raceproof::findings {

void abridge(Trace& trace, Finding& finding, const TraceLimits& limits) {
    std::size_t steps = trace.step_count();
    if (steps <= limits.steps && trace.events.size() <= limits.events) return;
    trace.left_out = steps - std::min(steps, limits.steps);
    std::size_t first_of_last = trace.events.size() - std::min(trace.events.size(), limits.events);
    auto is_named = [&](std::size_t event) {
        const auto& witness = finding.witness;
        return witness && (event == witness->earlier || event == witness->later || witness->release == event ||
                           witness->acquisition == event);
    };
    constexpr std::size_t kGone = SIZE_MAX;
    std::vector<std::size_t> numbers(trace.events.size(), kGone);
    std::vector<TraceEvent> kept;
    for (std::size_t i = 0; i < trace.events.size(); ++i) {
        const TraceEvent& event = trace.events[i];
        bool is_kept = event.step >= trace.left_out && (event.begins_step || i >= first_of_last);
        if (!is_kept && !is_named(i)) continue;
        numbers[i] = kept.size();
        kept.push_back(std::move(trace.events[i]));
    }
    trace.events = std::move(kept);
    std::erase_if(trace.edges, [&](const Edge& edge) { return numbers[edge.from] == kGone || numbers[edge.to] == kGone; });
    for (Edge& edge : trace.edges) edge = {numbers[edge.from], numbers[edge.to]};
    if (!finding.witness) return;
    RaceWitness& witness = *finding.witness;
    witness.earlier = numbers[witness.earlier];
    witness.later = numbers[witness.later];
    if (witness.release) witness.release = numbers[*witness.release];
    if (witness.acquisition) witness.acquisition = numbers[*witness.acquisition];
}

}  // namespace raceproof::findings
