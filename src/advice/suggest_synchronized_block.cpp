#include <algorithm>
#include <set>
#include <utility>

#include "advice/location_name.h"
#include "advice/suggestions.h"

namespace raceproof::advice {
namespace {

// Lock operations of one thread, and where it took each lock last: what a release stands for in the source.
class LockUses {
  public:
    LockUses(const Trace& trace, std::uint32_t thread)
        : trace_(trace), thread_(thread), taken_at_(trace.locations.size(), kNowhere) {}

    bool is_lock_operation(const Event& event) const {
        return event.thread == thread_ && is_lock(trace_.locations[event.location].kind) &&
               (acquires(event.kind) || releases(event.kind));
    }
    void add(const Event& event) {
        if (is_lock_operation(event) && acquires(event.kind)) taken_at_[event.location] = event.statement;
    }
    std::uint32_t taken_at(const Event& event) const {
        std::uint32_t statement = taken_at_[event.location];
        return statement == kNowhere ? event.statement : statement;
    }

  private:
    static constexpr std::uint32_t kNowhere = ~std::uint32_t{0};
    const Trace& trace_;
    std::uint32_t thread_;
    std::vector<std::uint32_t> taken_at_;  // statements, by location
};

using LockUse = std::pair<std::uint32_t, std::uint32_t>;  // location, statement

void suggest(const Analysis& analysis, AdviceKind kind, const RacingAccess& access, const std::set<LockUse>& uses) {
    const Trace& trace = analysis.trace;
    for (const auto& [lock, statement] : uses) {
        const std::vector<std::uint32_t>& held = access.held_locks;
        bool is_held = std::find(held.begin(), held.end(), lock) != held.end();
        if (is_held || !trace.locations[lock].is_of_program) continue;
        Advice advice = advice_about(kind, trace.locations[lock]);
        advice.statement = trace.statements[trace.events[access.event].statement];
        advice.model = trace.statements[statement];
        analysis.advice.push_back(std::move(advice));
    }
}

}  // namespace

void suggest_synchronized_block(const Analysis& analysis) {
    const Trace& trace = analysis.trace;
    LockUses by_source(trace, trace.source_event().thread), by_manifest(trace, trace.manifest_event().thread);
    std::set<LockUse> released, taken;
    for (std::uint32_t index = 0; index < trace.manifest.event; ++index) {
        const Event& event = trace.events[index];
        if (index > trace.source.event && by_source.is_lock_operation(event) && releases(event.kind))
            released.insert({event.location, by_source.taken_at(event)});
        by_source.add(event);
        if (index > trace.source.event && by_manifest.is_lock_operation(event) && acquires(event.kind))
            taken.insert({event.location, event.statement});
    }
    suggest(analysis, AdviceKind::SynchronizeManifest, trace.manifest, released);
    suggest(analysis, AdviceKind::SynchronizeSource, trace.source, taken);
}

}  // namespace raceproof::advice
