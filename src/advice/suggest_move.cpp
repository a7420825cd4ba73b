#include <algorithm>
#include <set>
#include <utility>

#include "advice/location_name.h"
#include "advice/suggestions.h"

namespace raceproof::advice {
namespace {

// The accesses of other threads that conflict with the source access, by thread.
class ConflictingAccesses {
  public:
    explicit ConflictingAccesses(const Trace& trace) : by_thread_(trace.threads.size()) {
        const Event& source = trace.source_event();
        for (std::uint32_t index = 0; index < trace.source.event; ++index) {
            const Event& event = trace.events[index];
            if (event.location != source.location || event.thread == source.thread || !is_access(event.kind)) continue;
            if (writes(event.kind) || writes(source.kind)) by_thread_[event.thread].push_back(index);
        }
    }

    // Is each one before the release ordered before it, and each one after it ordered after it? Of each thread, the nearest
    // ones answer for the others.
    bool are_ordered_around(std::uint32_t release, const HappensBefore& order) const {
        for (const std::vector<std::uint32_t>& accesses : by_thread_) {
            auto next = std::upper_bound(accesses.begin(), accesses.end(), release);
            if (next != accesses.begin() && !order.is_ordered(*std::prev(next), release)) return false;
            if (next != accesses.end() && !order.is_ordered(release, *next)) return false;
        }
        return true;
    }

  private:
    std::vector<std::vector<std::uint32_t>> by_thread_;  // in the order of the trace
};

}  // namespace

void suggest_move(const Analysis& analysis) {
    const Trace& trace = analysis.trace;
    ConflictingAccesses conflicting(trace);
    std::set<std::pair<std::uint32_t, std::uint32_t>> suggested;  // statement and location
    for (const Edge& edge : analysis.order.edges()) {
        if (edge.acquire > trace.manifest.event) break;
        const Event& release = trace.events[edge.release];
        bool joins_the_threads =
            release.thread == trace.source_event().thread && trace.events[edge.acquire].thread == trace.manifest_event().thread;
        bool is_fence = synchronisation_of(trace, release).location == trace.locations.size();
        // The release is before the source access: a later one would have ordered it.
        if (!joins_the_threads || is_fence) continue;
        if (!trace.locations[release.location].is_of_program || suggested.contains({release.statement, release.location}))
            continue;
        if (!conflicting.are_ordered_around(edge.release, analysis.order)) continue;
        suggested.insert({release.statement, release.location});
        Advice advice = advice_about(AdviceKind::MoveSource, trace.locations[release.location]);
        advice.statement = trace.statements[trace.source_event().statement];
        advice.model = trace.statements[release.statement];
        analysis.advice.push_back(std::move(advice));
    }
}

}  // namespace raceproof::advice
